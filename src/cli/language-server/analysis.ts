// The analysis of open documents: findings, fixes, formatting, notes on rules, tokens. It works in slices, so that a
// change stops what has become useless.
import { type Finding, type Fix, fixesNotKept } from '../../core/diagnostics/finding.ts';
import { applyFixesTask, type FixChooser, findHarmlessFix } from '../../core/diagnostics/fix-all.ts';
import { partitionIgnored } from '../../core/diagnostics/ignored-findings.ts';
import { findingsTask } from '../../core/diagnostics/registry.ts';
import { applyEdits } from '../../core/document/edits.ts';
import { editsBetween } from '../../core/document/line-changes.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { Range, TextEdit } from '../../core/document/range.ts';
import { findSizeExcess } from '../../core/document/size-limits.ts';
import { type Source, sourceOfText, textOfSource } from '../../core/document/source.ts';
import { formatDocument } from '../../core/language-service/format/format-document.ts';
import { allFormatOptions } from '../../core/language-service/format/format-options.ts';
import { type RuleFacts, ruleFactsTask } from '../../core/language-service/rule-facts.ts';
import { tokensInLines } from '../../core/language-service/tokens/document-tokens.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { defaultReader, readerOf } from '../../core/readers/registry.ts';
import { createPolicy } from '../../core/syntax/policy.ts';
import type { Site, SiteFile } from '../../core/workspace/site.ts';
import { languageServerWords as words } from '../../messages/en/language-server.ts';
import { findingMessage, findingReason, fixTitle } from '../../messages/explain/explain-finding.ts';
import { findFixAllChoices } from '../../messages/language-service/fix-all-choices.ts';
import { docsUrl } from '../output/docs-url.ts';
import { severitiesByGravity } from '../output/format-findings.ts';
import { type FolderConfig, readFolderConfig, readPlainConfig } from './folder-config.ts';
import type {
  Analysis,
  Notice,
  OfferedFix,
  QuestionName,
  Questions,
  Report,
  ReportedFinding,
  ServerSettings,
} from './messages.ts';
import { type DocumentPlace, placeDocument } from './place-document.ts';
import { encodeTokens } from './semantic-tokens.ts';

/** How long the analysis waits after a change, in milliseconds: the keys of a word follow each other as fast. */
const SETTLE_DELAY = 40;
/** The length of a slice in milliseconds. Between two, changes and questions are received. */
const SLICE_LENGTH = 10;
/** The maximum number of findings that are reported: more are of no use, and slow the client. */
const MAX_FINDINGS = 1000;
/** The maximum number of findings at one place whose fixes are offered. */
const MAX_FIXED_FINDINGS = 50;

/** The findings of one version of a document. */
interface InspectedFindings {
  readonly source: Source;
  readonly findings: readonly Finding[];
}

interface OpenDocument {
  readonly uri: string;
  version: number;
  source: Source;
  place: DocumentPlace<FolderConfig>;
  inspected?: InspectedFindings;
  facts?: { readonly source: Source; readonly facts: RuleFacts };
  /** Stops the running task. */
  stop: () => void;
  /** Called when the findings or the facts of the latest version are known, or the document is closed. */
  waiting: (() => void)[];
}

/** Runs a task in slices. Returns a function that stops it. */
function runInSlices<T>(
  task: CooperativeTask<T>,
  onResult: (result: T) => void,
  onError: (error: unknown) => void,
): () => void {
  let isStopped = false;
  const runSlice = () => {
    if (isStopped) return;
    const end = performance.now() + SLICE_LENGTH;
    try {
      do {
        const { done, value } = task.next();
        if (done) return onResult(value);
      } while (performance.now() < end);
    } catch (error) {
      return onError(error);
    }
    setImmediate(runSlice);
  };
  runSlice();
  return () => {
    isStopped = true;
  };
}

const runToEnd = <T>(task: CooperativeTask<T>): Promise<T> =>
  new Promise((resolve, reject) => void runInSlices(task, resolve, reject));

const touches = ({ start, end }: Range, other: Range): boolean =>
  start.line <= other.end.line && other.start.line <= end.line;

/** Why a text is not analyzed: it is above the limits for editing. */
function sizeProblem({ lines }: Source): string | undefined {
  let octets = 0;
  let line = 0;
  for (const { characters, starts } of lines.chunks) {
    octets += characters.length;
    for (let i = 1; i < starts.length; i++) line = Math.max(line, starts[i]! - starts[i - 1]!);
  }
  const excess = findSizeExcess({ octets, lines: lines.length, line });
  return excess && words.tooBig(excess);
}

/** The edits that make one source of another; they replace the whole text if they would leave a line ending. */
function editsToReach(before: Source, after: Source): readonly TextEdit[] {
  const edits = editsBetween(before, after);
  const text = textOfSource(after);
  if (textOfSource(applyEdits(before, edits)) === text) return edits;
  const last = before.lines.length - 1;
  const end = { line: last, column: lineAt(before.lines, last)?.text.length ?? 0 };
  return [{ range: { start: { line: 0, column: 0 }, end }, text }];
}

/** Creates the analysis. `report` receives what it finds by itself. */
export function createAnalysis(today: () => string, report: (message: Report) => void): Analysis {
  const documents = new Map<string, OpenDocument>();
  let configs: readonly FolderConfig[] = [];
  let settings: ServerSettings = {};
  let isConfigured: Promise<void> = Promise.resolve();

  const siteFileOf = ({ place: { path, format }, source }: OpenDocument): SiteFile => ({
    path,
    source,
    format,
  });

  /** The site of a document: it, and the other open files of its folder. */
  const siteOf = (document: OpenDocument): Site => {
    const files = new Map([[document.place.path, siteFileOf(document)]]);
    for (const other of documents.values())
      if (other.place.site === document.place.site && !files.has(other.place.path))
        files.set(other.place.path, siteFileOf(other));
    return { origin: settings.origin ?? '', files };
  };

  const toReported = ({ place: { config } }: OpenDocument, finding: Finding): ReportedFinding => {
    const { code, range } = finding;
    return {
      code,
      severity: config?.severities[code] ?? finding.severity,
      range,
      message: `${findingMessage(finding)}\n${findingReason(finding)}`.trim(),
      ...(settings.docs ? { href: docsUrl(settings.docs, code) } : {}),
    };
  };

  /** The most severe findings, in the order of the file, and how many are left out. */
  const limitFindings = (
    document: OpenDocument,
    findings: readonly Finding[],
  ): readonly ReportedFinding[] => {
    const severityOf = ({ code, severity }: Finding) =>
      severitiesByGravity.indexOf(document.place.config?.severities[code] ?? severity);
    if (findings.length <= MAX_FINDINGS) return findings.map((finding) => toReported(document, finding));
    const kept = new Set(findings.toSorted((a, b) => severityOf(a) - severityOf(b)).slice(0, MAX_FINDINGS));
    const start = { line: 0, column: 0 };
    return [
      {
        code: 'limit',
        severity: 'hint',
        range: { start, end: start },
        message: words.limited(MAX_FINDINGS, findings.length),
      },
      ...findings.filter((finding) => kept.has(finding)).map((finding) => toReported(document, finding)),
    ];
  };

  function* inspectTask(document: OpenDocument): CooperativeTask<readonly Finding[]> {
    const { place, source } = document;
    const { path, config } = place;
    if (!config) return [];
    const { options, selectFindings } = config.selectionFor(path);
    const found = yield* findingsTask(siteOf(document), path, options);
    return selectFindings(partitionIgnored(found, { path, source, ignored: [] }).shown);
  }

  const wake = (document: OpenDocument) => {
    const { waiting } = document;
    document.waiting = [];
    for (const go of waiting) go();
  };

  const collectFacts = (document: OpenDocument) => {
    const { source, place, uri } = document;
    if (settings.codeLens === false || !place.format.directives.length) return;
    const selected = place.config?.selectionFor(place.path).options.reader;
    const reader = selected?.file.path === place.path ? selected : readerOf(defaultReader);
    document.stop = runInSlices(
      ruleFactsTask(siteOf(document), place.path, reader),
      (facts) => {
        document.facts = { source, facts };
        wake(document);
        report({ kind: 'facts', uri });
      },
      () => wake(document),
    );
  };

  const publish = (document: OpenDocument, findings: readonly ReportedFinding[]) =>
    report({ kind: 'findings', uri: document.uri, version: document.version, findings });

  const reportProblem = (document: OpenDocument, message: string) => {
    const start = { line: 0, column: 0 };
    publish(document, [{ code: 'not-analyzed', severity: 'info', range: { start, end: start }, message }]);
  };

  const inspect = (document: OpenDocument) => {
    const { source } = document;
    const problem = sizeProblem(source);
    const finish = (findings: readonly Finding[]) => {
      document.inspected = { source, findings };
      wake(document);
    };
    if (problem !== undefined) {
      finish([]);
      return reportProblem(document, problem);
    }
    document.stop = runInSlices(
      inspectTask(document),
      (findings) => {
        finish(findings);
        publish(document, limitFindings(document, findings));
        collectFacts(document);
      },
      (error) => {
        finish([]);
        reportProblem(document, words.failed(String(error)));
      },
    );
  };

  const schedule = (document: OpenDocument, delay: number) => {
    document.stop();
    const timer = setTimeout(
      () =>
        void isConfigured.then(
          () => documents.get(document.uri) === document && !isStale() && inspect(document),
        ),
      delay,
    );
    let hasStopped = false;
    const isStale = () => hasStopped;
    document.stop = () => {
      hasStopped = true;
      clearTimeout(timer);
    };
  };

  /** Looks at a changed document, and at the others of its site, which may refer to it. */
  const scheduleSite = (document: OpenDocument, delay: number) => {
    schedule(document, delay);
    for (const other of documents.values())
      if (other !== document && other.place.site === document.place.site)
        schedule(other, delay + SETTLE_DELAY);
  };

  const readConfigs = async (folders: readonly string[]) => {
    configs = await Promise.all([
      readPlainConfig(today(), settings),
      ...folders.map((folder) => readFolderConfig(folder, today(), settings)),
    ]);
    for (const document of documents.values())
      document.place = placeDocument(document.uri, document.source, configs);
    report({
      kind: 'config',
      roots: configs.map(({ folder, root }) => (root === undefined ? { folder } : { folder, root })),
      problems: configs.flatMap(({ problem }) => problem ?? []),
    });
  };

  const open = (uri: string, version: number, source: Source) => {
    const document: OpenDocument = {
      uri,
      version,
      source,
      place: placeDocument(uri, source, configs),
      stop: () => undefined,
      waiting: [],
    };
    documents.set(uri, document);
    scheduleSite(document, 0);
  };

  const close = (uri: string) => {
    const document = documents.get(uri);
    if (!document) return;
    document.stop();
    documents.delete(uri);
    wake(document);
  };

  const tell = (notice: Notice): void => {
    switch (notice.kind) {
      case 'folders':
        settings = notice.settings;
        isConfigured = isConfigured.then(() => readConfigs(notice.folders));
        for (const document of documents.values()) schedule(document, 0);
        return;
      case 'open':
        close(notice.uri);
        return open(notice.uri, notice.version, sourceOfText(notice.text));
      case 'edit': {
        const document = documents.get(notice.uri);
        if (!document) return;
        document.source = notice.edits.reduce((source, edit) => applyEdits(source, [edit]), document.source);
        document.version = notice.version;
        return scheduleSite(document, SETTLE_DELAY);
      }
      case 'close':
        return close(notice.uri);
    }
  };

  const documentAt = (uri: string): OpenDocument => {
    const document = documents.get(uri);
    if (document) return document;
    throw new RangeError(`${uri} is not open`);
  };

  /** Waits until something is known of the latest version of a document. */
  const whenKnown = async <T>(
    uri: string,
    valueOf: (document: OpenDocument) => T | undefined,
  ): Promise<T> => {
    for (;;) {
      const document = documentAt(uri);
      const value = valueOf(document);
      if (value !== undefined) return value;
      await new Promise<void>((resolve) => document.waiting.push(resolve));
    }
  };

  const findingsOf = (uri: string) =>
    whenKnown(uri, ({ inspected, source }) =>
      inspected?.source === source ? inspected.findings : undefined,
    );

  const toOffered = (document: OpenDocument, finding: Finding, fixes: readonly Fix[]): OfferedFix[] =>
    fixes
      .filter(({ edits }) => edits.length > 0)
      .map((fix, index) => ({
        title: fixTitle(fix),
        kind: 'quickfix',
        isPreferred: index === 0,
        finding: toReported(document, finding),
        edits: fix.edits,
      }));

  const fixAll = async (uri: string, allOf: string): Promise<readonly TextEdit[]> => {
    await findingsOf(uri);
    const document = documentAt(uri);
    const { source, place } = document;
    const { options, isSelected } = place.config?.selectionFor(place.path) ?? {};
    const wanted: FixChooser = (finding) =>
      (allOf === '' || finding.code === allOf) && (isSelected?.(finding) ?? true)
        ? findHarmlessFix(finding)
        : undefined;
    const site = siteOf(document);
    const fixed = await runToEnd(
      applyFixesTask({ site, path: place.path, options: options ?? {}, wanted, isProved: true }),
    );
    if (documents.get(uri)?.source !== source) throw new RangeError(`${uri} has changed`);
    return editsToReach(source, fixed.site.files.get(place.path)?.source ?? source);
  };

  const answers: {
    readonly [Name in QuestionName]: (question: Questions[Name]['ask']) => Promise<Questions[Name]['answer']>;
  } = {
    async fixes({ uri, range, isWhole }) {
      const all = await findingsOf(uri);
      const document = documentAt(uri);
      const here = all.filter((finding) => touches(finding.range, range)).slice(0, MAX_FIXED_FINDINGS);
      const single = here.flatMap((finding) => toOffered(document, finding, fixesNotKept(finding)));
      const choices = findFixAllChoices(all, here);
      const many: OfferedFix[] = [];
      for (const { title, kind, code = '' } of choices) {
        const edits = isWhole ? { edits: await fixAll(uri, code) } : {};
        many.push({ title, kind, isPreferred: false, allOf: code, ...edits });
      }
      return [...single, ...many];
    },
    fixAll: ({ uri, allOf }) => fixAll(uri, allOf),
    async format({ uri }) {
      const { source, place } = documentAt(uri);
      return formatDocument(createPolicy(source, place.format), allFormatOptions).edits;
    },
    ruleFacts: ({ uri }) =>
      whenKnown(uri, ({ facts, source, place }) => {
        if (settings.codeLens === false || place.format.directives.length === 0) return { of: 0, rules: [] };
        return facts?.source === source ? facts.facts : undefined;
      }),
    async tokens({ uri }) {
      const { source, place } = documentAt(uri);
      return encodeTokens(tokensInLines(createPolicy(source, place.format), true));
    },
  };

  return {
    tell,
    ask: (name, question) => answers[name](question),
    stop: () => {
      for (const document of documents.values()) document.stop();
      documents.clear();
      return Promise.resolve();
    },
  };
}
