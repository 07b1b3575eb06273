// The audit of what a site says to AI, as the sections of a report.
import type {
  AuditedContradiction,
  AuditedStatement,
  AuditedUse,
  UseAudit,
} from '../core/analysis/audit/audit-uses.ts';
import type { ReportSection } from '../core/analysis/audit/report-section.ts';
import { wordsOfLine } from '../core/analysis/audit/site-statements.ts';
import { type AiPurpose, aiPurposes } from '../core/catalogue/ai-purposes.ts';
import type { AiUseAnswer } from '../core/formats/extensions/question/ai-use-verdict.ts';
import type { FieldRef } from '../core/questions/answer.ts';
import type { Site } from '../core/workspace/site.ts';
import { aiAuditWords as words } from './en/ai-audit.ts';
import { aiUseWords } from './en/formats/extensions.ts';
import { crawlerInSentence } from './en/table.ts';

const SHOWN_NAMES = 4;

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

/** Crawlers with another answer than for `/` at one URL. */
export interface UseException {
  readonly url: string;
  readonly purpose: AiPurpose;
  readonly answer: AiUseAnswer;
  readonly agents: readonly string[];
}

/** Grouped by URL, in the order of the audit. */
export function exceptionsOf({ uses, urls }: UseAudit): readonly UseException[] {
  const single = uses.flatMap(({ purpose, agent, exceptions }) =>
    exceptions.map((one) => ({ ...one, purpose, agent })),
  );
  return groupUses(single, ({ url, purpose, answer }) => `${url} ${purpose} ${answer}`)
    .map((group) => {
      const [{ url, purpose, answer }] = group;
      return { url, purpose, answer, agents: group.map(({ agent }) => agent) };
    })
    .toSorted((a, b) => urls.indexOf(a.url) - urls.indexOf(b.url));
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

/** The report. @param most how many crawlers an entry names */
export function aiAuditSections(
  site: Site,
  audit: UseAudit,
  most: number = SHOWN_NAMES,
): readonly ReportSection[] {
  const place = ({ path, line }: FieldRef) =>
    `${words.lineOf(path, line + 1)}: ${wordsOfLine(site, path, line)}`;
  const exceptions = exceptionsOf(audit);
  return [
    { title: words.answers, entries: answersOf(audit.uses, most) },
    ...(exceptions.length > 0
      ? [
          {
            title: words.exceptions,
            entries: exceptions.map(({ url, purpose, answer, agents }) => ({
              text: `${url}: ${aiUseWords.purposes[purpose]}: ${aiUseWords.answers[answer]}: ${crawlerNames(agents, most)}`,
            })),
          },
        ]
      : []),
    {
      title: words.contradictions,
      entries:
        audit.contradictions.length === 0
          ? [{ text: words.noContradictions }]
          : audit.contradictions.map((one) => ({
              text: contradictionTitle(one, most),
              below: [
                ...one.yes.map((ref) => `${words.isYes}: ${place(ref)}`),
                ...one.no.map((ref) => `${words.isNo}: ${place(ref)}`),
                words.urls(one.urls),
              ],
            })),
    },
    {
      title: words.statements,
      entries:
        audit.statements.length === 0
          ? [{ text: words.noStatements }]
          : audit.statements.map((one) => ({
              text: `${words.lineOf(one.by.path, one.by.line + 1)}: ${one.words}`,
              below: [`${words.says[one.says]}: ${statementScope(one, most)}`, statementNote(one)],
            })),
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
