// Marks findings in the text with their messages, and offers their fixes, which are edits of the store.
import type { CancellationToken, editor, IDisposable, IRange, languages } from 'monaco-editor/editor';
import type { Finding, Fix, Severity } from '../../../core/diagnostics/finding.ts';
import { formats } from '../../../core/formats/file-formats.ts';
import { citeSource } from '../../../messages/cite-source.ts';
import { findingMessage, findingReason, fixTitle } from '../../../messages/explain/explain-finding.ts';
import type { DocumentStore } from '../../../state/document/document-store.ts';
import { applyFix, type Finder, type FindingReport, isCurrent } from '../../../state/findings/finder.ts';
import { toEditorRange } from '../binding/text-change.ts';
import { pathOfUri } from '../editor/policy-model.ts';
import { monaco } from '../monaco/monaco.ts';

const MARKER_OWNER = 'findings';
const FIX_COMMAND = 'gatepost.fix';

const { MarkerSeverity } = monaco;
const markerSeverities: Readonly<Record<Severity, number>> = {
  error: MarkerSeverity.Error,
  warning: MarkerSeverity.Warning,
  info: MarkerSeverity.Info,
  hint: MarkerSeverity.Hint,
};

/** Widens an empty range: a marker needs at least one column. */
function widenRange(range: ReturnType<typeof toEditorRange>) {
  const isEmpty = range.startLineNumber === range.endLineNumber && range.startColumn === range.endColumn;
  return isEmpty ? { ...range, endColumn: range.endColumn + 1 } : range;
}

const toMarker = (finding: Finding): editor.IMarkerData => ({
  ...widenRange(toEditorRange(finding.range)),
  severity: markerSeverities[finding.severity],
  message: `${findingMessage(finding)}\n${findingReason(finding)}`.trim(),
  source: citeSource(finding.source),
  code: finding.code,
});

/** 1-based lines, both ends included. */
type LineRange = Pick<IRange, 'startLineNumber' | 'endLineNumber'>;

/** Up to this number of findings, all are marked; with more, only those near the visible lines. */
const MAX_MARKERS = 1000;
/** How many lines above and below the visible ones are marked. */
const LINES_AROUND = 200;

/**
 * Returns the visible lines with some lines around them, so that findings are marked before they are scrolled
 * into view.
 */
function visibleLinesAround(code: editor.IStandaloneCodeEditor): LineRange {
  const visibleRanges = code.getVisibleRanges();
  return {
    startLineNumber: (visibleRanges[0]?.startLineNumber ?? 1) - LINES_AROUND,
    endLineNumber: (visibleRanges.at(-1)?.endLineNumber ?? 1) + LINES_AROUND,
  };
}

const containsLines = (outer: LineRange, { startLineNumber, endLineNumber }: LineRange): boolean =>
  startLineNumber >= outer.startLineNumber && endLineNumber <= outer.endLineNumber;

const touchesLines = ({ range }: Finding, { startLineNumber, endLineNumber }: LineRange) =>
  range.start.line < endLineNumber && range.end.line + 1 >= startLineNumber;

function toCodeAction(finding: Finding, fix: Fix, isFirst: boolean): languages.CodeAction {
  const title = fixTitle(fix);
  return {
    title,
    kind: 'quickfix',
    isPreferred: isFirst,
    diagnostics: [toMarker(finding)],
    command: { id: FIX_COMMAND, title, arguments: [finding, fix] },
  };
}

const isSameFinding = (a: Finding, b: Finding): boolean =>
  a.code === b.code && monaco.Range.equalsRange(toEditorRange(a.range), toEditorRange(b.range));

/** How long a request for fixes waits for findings, in milliseconds. */
const MAX_WAIT = 2000;

const noActions: languages.CodeActionList = { actions: [], dispose: () => undefined };

/** Shows the findings of the open file in its model, as long as they belong to the text that the model shows. */
export function markFindings(
  code: editor.IStandaloneCodeEditor,
  store: DocumentStore,
  finder: Finder,
): IDisposable {
  const currentReport = (): FindingReport | undefined => {
    const report = finder.found();
    return report && isCurrent(store.getState(), report) ? report : undefined;
  };
  /**
   * Waits for the findings of the current text, which may still be computed; undefined after the timeout or on
   * cancellation.
   */
  const waitForReport = (cancellation?: CancellationToken): Promise<FindingReport | undefined> =>
    new Promise((resolve) => {
      const cleanups: (() => void)[] = [];
      const finish = (report: FindingReport | undefined) => {
        for (const cleanup of cleanups) cleanup();
        resolve(report);
      };
      const timer = setTimeout(() => finish(undefined), MAX_WAIT);
      const cancelListener = cancellation?.onCancellationRequested(() => finish(undefined));
      cleanups.push(
        () => clearTimeout(timer),
        () => cancelListener?.dispose(),
        finder.listen(() => currentReport() && finish(currentReport())),
      );
    });
  const isReportFor = (model: editor.ITextModel, { path }: FindingReport) =>
    pathOfUri(model.uri.toString()) === path;
  /** The lines in which findings are marked; undefined if all are marked. */
  let markedLines: LineRange | undefined;
  const show = () => {
    const model = code.getModel();
    // A model keeps its text while another file of the same path is opened, and its marks with it.
    if (model && !finder.found()) monaco.editor.setModelMarkers(model, MARKER_OWNER, []);
    const report = currentReport();
    if (!model || !report || !isReportFor(model, report)) return;
    markedLines = report.findings.length > MAX_MARKERS ? visibleLinesAround(code) : undefined;
    const markedFindings = markedLines
      ? report.findings.filter((finding) => touchesLines(finding, markedLines!))
      : report.findings;
    monaco.editor.setModelMarkers(model, MARKER_OWNER, markedFindings.map(toMarker));
  };
  const handleScroll = () => {
    if (markedLines && code.getVisibleRanges().some((range) => !containsLines(markedLines!, range))) show();
  };
  const actions = monaco.languages.registerCodeActionProvider(
    formats.map(({ id }) => id),
    {
      async provideCodeActions(model, range, _, cancellation) {
        const report = currentReport() ?? (await waitForReport(cancellation));
        if (!report || !isReportFor(model, report)) return noActions;
        const findingsInRange = report.findings.filter((finding) => touchesLines(finding, range));
        return {
          ...noActions,
          actions: findingsInRange.flatMap((finding) =>
            finding.fixes.map((fix, index) => toCodeAction(finding, fix, index === 0)),
          ),
        };
      },
    },
  );
  const runFix = async (finding: Finding, fix: Fix): Promise<void> => {
    const report = currentReport() ?? (await waitForReport());
    // The findings may have been computed again since the fix was offered, with the same content.
    const currentFinding = report?.findings.find((candidate) => isSameFinding(candidate, finding));
    const title = fixTitle(fix);
    const currentFix = currentFinding?.fixes.find((candidate) => fixTitle(candidate) === title);
    if (report && currentFinding && currentFix) applyFix(store, report, currentFinding, currentFix);
  };
  const command = monaco.editor.registerCommand(
    FIX_COMMAND,
    (_, finding: Finding, fix: Fix) => void runFix(finding, fix),
  );
  const unsubscribe = finder.listen(show);
  const onModel = code.onDidChangeModel(show);
  const onScroll = code.onDidScrollChange(handleScroll);
  show();
  return {
    dispose() {
      unsubscribe();
      for (const part of [actions, command, onModel, onScroll]) part.dispose();
    },
  };
}
