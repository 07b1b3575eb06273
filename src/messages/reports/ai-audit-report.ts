// The audit of what a site says to AI, as the sections of a report.
import type {
  AuditedContradiction,
  AuditedStatement,
  AuditedUse,
  UseAudit,
} from '../../core/analysis/audit/audit-uses.ts';
import type { ReportSection } from '../../core/analysis/audit/report-section.ts';
import { wordsOfLine } from '../../core/analysis/audit/site-statements.ts';
import { type AiPurpose, aiPurposes } from '../../core/catalogue/ai-purposes.ts';
import type { AiUseAnswer } from '../../core/formats/extensions/question/ai-use-verdict.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import type { Site } from '../../core/workspace/site.ts';
import { aiUseWords } from '../en/formats/extensions.ts';
import { aiAuditWords as words } from '../en/reports/ai-audit.ts';
import { useConflictWords } from '../en/steps.ts';
import { crawlerInSentence } from '../en/table.ts';

const SHOWN_NAMES = 4;

/** How many URLs an entry lists before the others are folded. */
export const SHOWN_URLS = 8;

/** How many entries, names and URLs a complete report lists. A file of 500 KiB has tens of thousands. */
const MOST_LISTED = 1_000;

/** The first of many entries, and how many follow. */
const foldEntries = (entries: ReportSection['entries']): ReportSection['entries'] =>
  entries.length <= MOST_LISTED
    ? entries
    : [...entries.slice(0, MOST_LISTED), { text: words.more(entries.length - MOST_LISTED) }];

const purposeNames = (purposes: readonly AiPurpose[]) => purposes.map((one) => aiUseWords.purposes[one]);

/** Crawlers in a sentence, the first few by name. */
export const crawlerNames = (agents: readonly string[], most = SHOWN_NAMES): string =>
  words.others(agents.map(crawlerInSentence), most);

/** Uses with one answer, by purpose and answer. */
function groupUses<T>(
  uses: readonly T[],
  keyOf: (use: T) => string,
): readonly (readonly [T, ...(readonly T[])])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const use of uses) {
    const existing = groups.get(keyOf(use));
    if (existing) existing.push(use);
    else groups.set(keyOf(use), [use]);
  }
  return [...groups.values()];
}

const answersOf = (uses: readonly AuditedUse[], most: number): ReportSection['entries'] =>
  aiPurposes.map((purpose) => ({
    text: aiUseWords.purposes[purpose],
    below: groupUses(
      uses.filter((use) => use.purpose === purpose),
      ({ answer }) => answer,
    ).map((group) => {
      const names = crawlerNames(
        group.map(({ agent }) => agent),
        most,
      );
      return `${aiUseWords.answers[group[0].answer]}: ${names}`;
    }),
  }));

/** Crawlers with another answer than for `/` at some URLs. */
export interface UseException {
  readonly urls: readonly string[];
  readonly purpose: AiPurpose;
  readonly answer: AiUseAnswer;
  readonly agents: readonly string[];
}

/** URLs with the same answers are together, in the order of the audit. */
export function exceptionsOf({ uses, urls }: Pick<UseAudit, 'uses' | 'urls'>): readonly UseException[] {
  const ranks = new Map(urls.map((url, rank) => [url, rank]));
  const single = uses.flatMap(({ purpose, agent, exceptions }) =>
    exceptions.map((one) => ({ ...one, purpose, agent })),
  );
  const ofUrl = groupUses(single, ({ url, purpose, answer }) => `${url} ${purpose} ${answer}`)
    .map((group) => {
      const [{ url, purpose, answer }] = group;
      return { url, purpose, answer, agents: group.map(({ agent }) => agent) };
    })
    .toSorted((a, b) => ranks.get(a.url)! - ranks.get(b.url)!);
  return groupUses(ofUrl, ({ purpose, answer, agents }) => JSON.stringify([purpose, answer, agents])).map(
    (group) => {
      const [{ purpose, answer, agents }] = group;
      return { urls: group.map(({ url }) => url), purpose, answer, agents };
    },
  );
}

/** `AI training, AI input, for any other crawler and GPTBot` */
export const statementScope = ({ purposes, agents }: AuditedStatement, most: number = SHOWN_NAMES): string =>
  words.to(purposeNames(purposes), crawlerNames(agents, most));

export const contradictionTitle = (
  { purposes, agents }: AuditedContradiction,
  most: number = SHOWN_NAMES,
): string => words.contradiction(purposeNames(purposes), crawlerNames(agents, most));

/** Why a statement does not count, or the crawlers that follow it. */
export function statementNote({ weight, honoredBy, isRule }: AuditedStatement): string {
  if (weight !== 'counts') return words.weights[weight];
  const operators = [...new Set(honoredBy.map(({ operator }) => operator))];
  if (operators.length === 0) return isRule ? words.ruleNotDocumented : words.notHonored;
  return isRule ? words.ruleDocumented(operators) : words.honored(operators);
}

/** The last section, in sentences: the missing files, and the questions that were asked. */
export function coverageSentences({
  missing,
  urls,
  agents,
  mentionedUrls,
  mentionedAgents,
}: UseAudit): readonly string[] {
  return [
    ...(missing.length > 0 ? [words.missing(missing.map((kind) => words.kinds[kind]))] : []),
    words.asked(urls.length, mentionedUrls),
    words.askedAgents(agents.length, mentionedAgents),
  ];
}

/** URLs in a sentence, the first few of many. */
export const urlList = (urls: readonly string[], most: number = SHOWN_URLS): string =>
  words.others(urls, most);

/** The URLs that a statement applies to. None if it applies to all that were checked. */
export const urlsOfStatement = (
  { urls }: Pick<AuditedStatement, 'urls'>,
  audit: Pick<UseAudit, 'urls'>,
): readonly string[] => (urls.length < audit.urls.length ? urls : []);

/** The report. @param isComplete whether entries name all crawlers and URLs, instead of the first few */
export function aiAuditSections(site: Site, audit: UseAudit, isComplete = false): readonly ReportSection[] {
  const [most, mostUrls] = isComplete ? [MOST_LISTED, MOST_LISTED] : [SHOWN_NAMES, SHOWN_URLS];
  const urlLine = (urls: readonly string[]) => words.urls(urls.length, urlList(urls, mostUrls));
  const place = ({ path, line }: FieldRef) =>
    `${words.lineOf(path, line + 1)}: ${wordsOfLine(site, path, line)}`;
  const exceptions = exceptionsOf(audit);
  return [
    { title: words.answers, entries: answersOf(audit.uses, most) },
    ...(exceptions.length > 0
      ? [
          {
            title: words.exceptions,
            entries: foldEntries(
              exceptions.map(({ urls, purpose, answer, agents }) => ({
                text: `${urlList(urls, mostUrls)}: ${aiUseWords.purposes[purpose]}: ${aiUseWords.answers[answer]}: ${crawlerNames(agents, most)}`,
              })),
            ),
          },
        ]
      : []),
    {
      title: words.contradictions,
      entries:
        audit.contradictions.length === 0
          ? [{ text: words.noContradictions }]
          : foldEntries(
              audit.contradictions.map((one) => ({
                text: contradictionTitle(one, most),
                below: [
                  ...one.yes.map((ref) => `${words.isYes}: ${place(ref)}`),
                  ...one.no.map((ref) => `${words.isNo}: ${place(ref)}`),
                  useConflictWords.leftOpen(one.conflict),
                  urlLine(one.urls),
                ],
              })),
            ),
    },
    {
      title: words.statements,
      entries:
        audit.statements.length === 0
          ? [{ text: words.noStatements }]
          : foldEntries(
              audit.statements.map((one) => ({
                text: `${words.lineOf(one.by.path, one.by.line + 1)}: ${one.words}`,
                below: [
                  `${words.says[one.says]}: ${statementScope(one, most)}`,
                  ...[urlsOfStatement(one, audit)].filter((urls) => urls.length > 0).map(urlLine),
                  statementNote(one),
                ],
              })),
            ),
    },
    {
      title: words.files,
      entries: [
        ...audit.files.map(({ path }) => ({ text: words.read(path) })),
        ...coverageSentences(audit).map((text) => ({ text })),
      ],
    },
  ];
}
