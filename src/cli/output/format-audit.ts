// Formats an audit as text, Markdown or JSON.
import type {
  AccessAudit,
  AuditedAccess,
  AuditedClass,
  AuditedPurpose,
} from '../../core/analysis/audit/audit-access.ts';
import type { UseAudit } from '../../core/analysis/audit/audit-uses.ts';
import { type ReportSection, reportAsMarkdown } from '../../core/analysis/audit/report-section.ts';
import type { AiPurpose } from '../../core/catalogue/ai-purposes.ts';
import { communityList } from '../../core/catalogue/community-crawlers.ts';
import { siteFacts } from '../../core/catalogue/site-facts.ts';
import { type Finding, fixesNotKept } from '../../core/diagnostics/finding.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { AiUseVerdict } from '../../core/formats/extensions/question/ai-use-verdict.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { cliWords } from '../../messages/en/cli/output.ts';
import { crawlerWords } from '../../messages/en/crawlers.ts';
import { aiUseWords } from '../../messages/en/formats/extensions.ts';
import { siteFactWords } from '../../messages/en/reports/site-facts.ts';
import { answerWords } from '../../messages/en/steps.ts';
import { matrixWords } from '../../messages/en/table.ts';
import { findingMessage, fixTitle } from '../../messages/explain/explain-finding.ts';
import { lookUpWord } from '../../messages/look-up-word.ts';
import {
  aiAuditSections,
  exceptionsOf,
  SHOWN_URLS,
  urlList,
} from '../../messages/reports/ai-audit-report.ts';
import type { CliFile } from '../input/open-file.ts';
import type { ServedFact } from '../input/served-facts.ts';
import { findingToJson, isFileEdit } from './format-findings.ts';
import { crawlerName, lineToJson } from './format-verdict.ts';
import { joinLines } from './io.ts';

const words = cliWords.audit;

export interface AuditReport {
  readonly file: CliFile;
  /** The reader whose answers are reported. */
  readonly reader: Reader;
  readonly readers: readonly Reader[];
  readonly access: AccessAudit;
  /** The statements of the file about the use of the front page. */
  readonly uses: readonly { readonly purpose: AiPurpose; readonly verdict: AiUseVerdict }[];
  /** The statements of the site's files to AI, for each purpose and crawler. */
  readonly aiAudit: UseAudit;
  /** What the file does, in one sentence. */
  readonly summary: string | undefined;
  /** The most severe first. */
  readonly findings: readonly Finding[];
  /** Whether all names are listed. */
  readonly hasAllNames: boolean;
  /** The files for AI and agents that the site serves; undefined for a file on disk. */
  readonly served: readonly ServedFact[] | undefined;
}

const MAX_NAMES = 5;

/** Whether crawlers of the purpose are compared. Those that the catalog does not know have nothing in common. */
const isCompared = ({ purpose }: AuditedPurpose) => purpose !== 'other';

const agreementToJson = ({ result }: AuditReport['access']['agree']) =>
  typeof result === 'object'
    ? { settled: true, agent: result.agent, url: result.path, readers: result.readers.map(({ id }) => id) }
    : { settled: result === 'same' };

const crawlersAgreeToJson = ({ result }: AuditedPurpose['agree']) =>
  typeof result === 'object'
    ? { settled: true, url: result.path, agents: result.agents }
    : { settled: result === 'same' };

/** Says that the readers give the same answers, or that there is one reader only. */
function sameAnswers({ access, readers }: AuditReport): ReportSection['entries'] {
  const titles = readers.map(({ title }) => title);
  if (titles.length === 1) return [{ text: words.oneReader(titles[0]!) }];
  if (access.disagreements.count > 0) return [];
  const { result } = access.agree;
  if (result === 'same') return [{ text: words.sameForEveryUrl(titles) }];
  const differ =
    typeof result === 'object'
      ? words.differAt(
          result.readers.map(({ title }) => title),
          crawlerName(result.agent),
          result.path,
        )
      : words.notSettled;
  return [{ text: `${words.sameAnswers(titles)} ${differ}` }];
}

function sectionsOf(report: AuditReport): readonly ReportSection[] {
  const { access, uses, reader, readers, file, hasAllNames } = report;
  const { source } = file.site.files.get(file.path)!;
  const formatNames = (names: readonly string[]) => words.names(names, hasAllNames ? Infinity : MAX_NAMES);
  const formatAccess = ({ access: kind, lines }: AuditedAccess) =>
    words.access(
      kind,
      lines.map((line) => line + 1),
    );
  const isPartial = ({ access: kind }: AuditedAccess) => kind === 'except' || kind === 'only';
  const isSameAsOthers = (audited: AuditedAccess) =>
    isPartial(audited) &&
    audited.access === access.others.access &&
    audited.lines.join() === access.others.lines.join();
  const formatClass = (audited: AuditedClass) => ({
    text: `${isSameAsOthers(audited) ? words.asOthers : formatAccess(audited)}: ${formatNames(audited.agents)}`,
  });
  /** Whether a rule keeps a search engine from reading some of the URLs. */
  const isClosedToSearch = report.aiAudit.uses.some(
    ({ agent, purpose, reason, exceptions }) =>
      agent === '' &&
      purpose === 'search' &&
      [reason, ...exceptions.map((exception) => exception.reason)].includes('closed'),
  );
  const formatUse = ({ purpose, verdict }: AuditReport['uses'][number]) => {
    const refs = [...verdict.yes, ...verdict.no, ...verdict.terms];
    const lines = refs.filter(({ path }) => path === file.path).map(({ line }) => line + 1);
    const others = refs
      .filter(({ path }) => path !== file.path)
      .map(({ path, line }) => words.otherFile(path, line + 1));
    return {
      text: words.use(
        aiUseWords.purposes[purpose],
        lookUpWord(aiUseWords.answers, verdict.key),
        lines,
        others,
      ),
      below: [
        ...exceptionsOf({
          urls: report.aiAudit.urls,
          uses: report.aiAudit.uses.filter((use) => use.agent === '' && use.purpose === purpose),
        }).map(({ urls, answer }) =>
          words.useAt(urlList(urls, hasAllNames ? Infinity : SHOWN_URLS), aiUseWords.answers[answer]),
        ),
        ...(purpose === 'search' && isClosedToSearch ? [words.stillListed] : []),
      ],
    };
  };
  const { disagreements, heedless, community } = access;
  const listed = hasAllNames || community.length <= MAX_NAMES + 1 ? community : community.slice(0, MAX_NAMES);
  const formatExample = ({ agent, url, answers }: (typeof disagreements.examples)[number]) => {
    const readerAnswers = readers.map(({ id, title }) => `${title} ${answerWords[answers[id]!]}`);
    return `${crawlerName(agent)}, ${url}: ${readerAnswers.join(', ')}`;
  };
  const splits = access.purposes.flatMap(({ purpose, split }) =>
    split
      ? [
          {
            text: words.split(
              matrixWords.purpose(purpose, true),
              formatNames(split.blocked),
              formatNames(split.allowed),
            ),
          },
        ]
      : [],
  );
  const compared = access.purposes.filter(isCompared);
  const differing = compared.flatMap(({ purpose, agree: { result }, split }) =>
    typeof result === 'object' ? [{ purpose, split, ...result }] : [],
  );
  const differingOnly = differing.filter(({ split }) => !split);
  const isOpen = compared.some(({ agree }) => agree.result === 'open');
  const checkEntries = [
    ...splits,
    ...(differingOnly.length > 0
      ? [
          {
            text: words.differ(differingOnly.map(({ purpose }) => matrixWords.purpose(purpose, true))),
            below: differingOnly.map(({ purpose, agents, path }) =>
              words.differFor(matrixWords.purpose(purpose, true), agents.map(crawlerName), path),
            ),
          },
        ]
      : []),
    ...(heedless.length > 0 ? [{ text: words.heedless(formatNames(heedless)) }] : []),
    ...(listed.length > 0
      ? [
          {
            text: crawlerWords.community.aboutNames(listed, community.length - listed.length, communityList),
          },
        ]
      : []),
    ...(disagreements.count > 0
      ? [{ text: words.disagree(disagreements.count), below: disagreements.examples.map(formatExample) }]
      : []),
    ...(differing.length === 0
      ? [{ text: isOpen ? words.alikeWhereCompared(reader.title) : words.alikeByPurpose(reader.title) }]
      : []),
    ...sameAnswers(report),
  ];
  const byCode = new Map<string, Finding[]>();
  for (const finding of report.findings)
    byCode.set(finding.code, [...(byCode.get(finding.code) ?? []), finding]);
  const formatFindingGroup = ([finding, ...alike]: readonly Finding[]) => {
    const { severity, code, range } = finding!;
    const line = range.start.line + 1;
    return {
      text: words.finding(line, cliWords.lint.severity(severity), code, findingMessage(finding!)),
      below: [
        lineAt(source.lines, range.start.line)?.text.trim() ?? '',
        ...fixesNotKept(finding!)
          .filter(isFileEdit)
          .map((fix) => cliWords.lint.fix(fixTitle(fix))),
        ...(alike.length > 0 ? [words.alike(alike.map((other) => other.range.start.line + 1))] : []),
      ].filter((text) => text !== ''),
    };
  };
  const findingEntries = [...byCode.values()].map(formatFindingGroup);
  return [
    {
      title: words.compared,
      entries: [
        {
          text: words.extent(
            { taken: access.agents, named: access.allAgents },
            { taken: access.urls.length, named: access.allUrls },
          ),
          below: [formatNames(access.urls)],
        },
      ],
    },
    { title: words.others, entries: [{ text: formatAccess(access.others) }] },
    ...access.purposes.map(({ purpose, classes }) => ({
      title: matrixWords.purpose(purpose, true),
      entries: classes.map(formatClass),
    })),
    { title: words.uses, entries: uses.map(formatUse) },
    ...aiAuditSections(file.site, report.aiAudit, hasAllNames),
    ...(report.served ? [factSection(report.served)] : []),
    { title: words.check, entries: checkEntries },
    {
      title: words.findings,
      entries: findingEntries.length > 0 ? findingEntries : [{ text: words.nothingToDo }],
    },
  ];
}

/** The files for AI and agents that the site serves: facts, without a verdict. */
function factSection(served: readonly ServedFact[]): ReportSection {
  const paths = new Set(served.map(({ path }) => path));
  const missing = siteFacts.flatMap((fact) => fact.paths).filter((path) => !paths.has(path));
  const isCounted = served.some(({ fact }) => fact.id === 'tdmrep');
  return {
    title: siteFactWords.title,
    entries: [
      ...served.map(({ fact, path }) => ({
        text: siteFactWords.served(path),
        below: fact.statements.map(({ id, source, date, via }) =>
          siteFactWords.source(siteFactWords.statements[id] ?? id, source, date, via === 'quotation'),
        ),
      })),
      ...(missing.length > 0 ? [{ text: siteFactWords.none(missing) }] : []),
      ...(served.length > 0
        ? [{ text: isCounted ? siteFactWords.nothingElse : siteFactWords.nothingFollows }]
        : []),
    ],
  };
}

const sectionAsText = ({ title, entries }: ReportSection): string =>
  [title, ...entries.flatMap(({ text, below = [] }) => [`  ${text}`, ...below.map((line) => `    ${line}`)])]
    .map(joinLines)
    .join('\n');

/** Formats the report for people. */
export function formatAudit(report: AuditReport, isMarkdown: boolean): string {
  const title = words.title(report.file.name, report.reader.title);
  const summary =
    report.summary === undefined ? [] : [{ title: words.summary, entries: [{ text: report.summary }] }];
  const sections = [...summary, ...sectionsOf(report)];
  return isMarkdown
    ? reportAsMarkdown(title, sections)
    : `${[title, ...sections.map(sectionAsText)].join('\n\n')}\n`;
}

function aiAuditToJson(site: CliFile['site'], audit: UseAudit): object {
  const { uses, urls, statements, contradictions, files, missing } = audit;
  const toLine = (ref: FieldRef) => lineToJson(site, ref);
  return {
    answers: uses,
    statements: statements.map(({ by, ...rest }) => ({ line: toLine(by), ...rest })),
    contradictions: contradictions.map(({ yes, no, ...rest }) => ({
      yes: yes.map(toLine),
      no: no.map(toLine),
      ...rest,
    })),
    files,
    missing,
    urls,
  };
}

/** The report as JSON data. Line numbers begin at 1. */
export function auditToJson(report: AuditReport): object {
  const { file, reader, readers, access, uses, aiAudit, findings, summary } = report;
  const { site, path, name } = file;
  const toAccess = ({ access: kind, lines }: AuditedAccess) => ({
    access: kind,
    lines: lines.map((line) => lineToJson(site, { path, line })),
  });
  return {
    file: name,
    path,
    reader: reader.id,
    readers: readers.map(({ id }) => id),
    ...(summary === undefined ? {} : { summary }),
    others: toAccess(access.others),
    purposes: access.purposes.map(({ purpose, agree, classes, split }) => ({
      purpose,
      hasEqualAnswers: agree.result === 'same',
      crawlersAgree: crawlersAgreeToJson(agree),
      classes: classes.map((audited) => ({ agents: audited.agents, ...toAccess(audited) })),
      ...(split ? { split } : {}),
    })),
    uses: uses.map(({ purpose, verdict }) => ({
      purpose,
      answer: verdict.key,
      lines: [...verdict.yes, ...verdict.no, ...verdict.terms].map((line) => lineToJson(site, line)),
    })),
    useByCrawler: aiAuditToJson(site, aiAudit),
    disagreements: access.disagreements,
    readersAgree: agreementToJson(access.agree),
    mayIgnoreTheFile: access.heedless,
    listedByCommunity: { ...communityList, agents: access.community },
    findings: findings.map(findingToJson),
    compared: {
      agents: access.agents,
      allAgents: access.allAgents,
      urls: access.urls.length,
      allUrls: access.allUrls,
    },
    urls: access.urls,
    ...(report.served
      ? {
          alsoServed: report.served.map(({ fact, path: servedPath, address }) => ({
            id: fact.id,
            path: servedPath,
            address,
            readBy: fact.statements.map(({ id, source, date, via }) => ({
              statement: siteFactWords.statements[id] ?? id,
              source,
              date,
              quoted: via === 'quotation',
            })),
          })),
        }
      : {}),
  };
}
