// Findings under the text: a mark with the message at each, and their fixes, which are edits of the store.
import type { CancellationToken, editor, IDisposable, IRange, languages } from 'monaco-editor/editor';
import type { Finding, Fix, Severity } from '../../../core/diagnostics/finding.ts';
import { formats } from '../../../core/formats/file-formats.ts';
import { citeSpecification } from '../../../messages/cite-specification.ts';
import { findingMessage, findingReason, fixTitle } from '../../../messages/explain-finding.ts';
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

/** A mark needs a column to stand under. */
function widenRange(range: ReturnType<typeof toEditorRange>) {
  const isEmpty = range.startLineNumber === range.endLineNumber && range.startColumn === range.endColumn;
  return isEmpty ? { ...range, endColumn: range.endColumn + 1 } : range;
}

const toMarker = (finding: Finding): editor.IMarkerData => ({
  ...widenRange(toEditorRange(finding.range)),
  severity: markerSeverities[finding.severity],
  message: `${findingMessage(finding)}\n${findingReason(finding)}`.trim(),
  source: citeSpecification(finding.spec),
  code: finding.code,
});

/** Lines from 1, both included. */
type LineRange = Pick<IRange, 'startLineNumber' | 'endLineNumber'>;

/** Findings of a file up to which all are marked in it; of more, those near the lines in sight. */
const MAX_MARKERS = 1000;
/** Lines above and below those in sight. */
const LINES_AROUND = 200;

/** The lines in sight, and as many around them as are scrolled to before they are marked. */
function visibleLinesAround(code: editor.IStandaloneCodeEditor): LineRange {
  const seen = code.getVisibleRanges();
  return {
    startLineNumber: (seen[0]?.startLineNumber ?? 1) - LINES_AROUND,
    endLineNumber: (seen.at(-1)?.endLineNumber ?? 1) + LINES_AROUND,
  };
}

const containsLines = (around: LineRange, { startLineNumber, endLineNumber }: LineRange): boolean =>
  startLineNumber >= around.startLineNumber && endLineNumber <= around.endLineNumber;

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

const isSameFinding = (one: Finding, other: Finding): boolean =>
  one.code === other.code && monaco.Range.equalsRange(toEditorRange(one.range), toEditorRange(other.range));

/** Milliseconds that somebody who asks for fixes waits for findings at most. */
const MAX_WAIT = 2000;

const noActions: languages.CodeActionList = { actions: [], dispose: () => undefined };

/** Shows the findings of the open file in its model, as long as they are about what the model shows. */
export function markFindings(
  code: editor.IStandaloneCodeEditor,
  store: DocumentStore,
  finder: Finder,
): IDisposable {
  const current = (): FindingReport | undefined => {
    const found = finder.found();
    return found && isCurrent(store.getState(), found) ? found : undefined;
  };
  /** The findings of the text as it is, which may still be worked out; undefined if that takes too long, or is called off. */
  const whenCurrent = (callOff?: CancellationToken): Promise<FindingReport | undefined> =>
    new Promise((resolve) => {
      const ends: (() => void)[] = [];
      const settle = (found: FindingReport | undefined) => {
        for (const end of ends) end();
        resolve(found);
      };
      const turn = setTimeout(() => settle(undefined), MAX_WAIT);
      const calledOff = callOff?.onCancellationRequested(() => settle(undefined));
      ends.push(
        () => clearTimeout(turn),
        () => calledOff?.dispose(),
        finder.listen(() => current() && settle(current())),
      );
    });
  const isOf = (model: editor.ITextModel, { path }: FindingReport) =>
    pathOfUri(model.uri.toString()) === path;
  /** The lines around which findings are marked; undefined while all are. */
  let around: LineRange | undefined;
  const show = () => {
    const model = code.getModel();
    const found = current();
    if (!model || !found || !isOf(model, found)) return;
    around = found.findings.length > MAX_MARKERS ? visibleLinesAround(code) : undefined;
    const marked = around ? found.findings.filter((one) => touchesLines(one, around!)) : found.findings;
    monaco.editor.setModelMarkers(model, MARKER_OWNER, marked.map(toMarker));
  };
  const follow = () => {
    if (around && code.getVisibleRanges().some((range) => !containsLines(around!, range))) show();
  };
  const actions = monaco.languages.registerCodeActionProvider(
    formats.map(({ id }) => id),
    {
      async provideCodeActions(model, range, _, callOff) {
        const found = current() ?? (await whenCurrent(callOff));
        if (!found || !isOf(model, found)) return noActions;
        const here = found.findings.filter((finding) => touchesLines(finding, range));
        return {
          ...noActions,
          actions: here.flatMap((finding) =>
            finding.fixes.map((fix, n) => toCodeAction(finding, fix, n === 0)),
          ),
        };
      },
    },
  );
  const make = async (finding: Finding, fix: Fix): Promise<void> => {
    const found = current() ?? (await whenCurrent());
    // They may have been worked out anew since the fix was offered, and say the same.
    const same = found?.findings.find((one) => isSameFinding(one, finding));
    const title = fixTitle(fix);
    const made = same?.fixes.find((one) => fixTitle(one) === title);
    if (found && same && made) applyFix(store, found, same, made);
  };
  const command = monaco.editor.registerCommand(
    FIX_COMMAND,
    (_, finding: Finding, fix: Fix) => void make(finding, fix),
  );
  const unlisten = finder.listen(show);
  const onModel = code.onDidChangeModel(show);
  const onScroll = code.onDidScrollChange(follow);
  show();
  return {
    dispose() {
      unlisten();
      for (const part of [actions, command, onModel, onScroll]) part.dispose();
    },
  };
}
