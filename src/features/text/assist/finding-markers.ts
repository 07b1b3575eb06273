// Findings under the text: a mark with the message at each, and their fixes, which are edits of the store.
import type { editor, IDisposable, IRange, languages } from 'monaco-editor/editor';
import { formats } from '../../../core/formats/index.ts';
import type { Finding, Fix, Severity } from '../../../core/policy/finding.ts';
import { restsOn } from '../../../messages/findings/rests-on.ts';
import { findingMessage, findingReason, fixTitle } from '../../../messages/findings/tell.ts';
import type { DocumentStore } from '../../../state/document-store.ts';
import { applyFix, type Finder, type Found, isCurrent } from '../../../state/findings.ts';
import { monaco } from '../monaco.ts';
import { pathOfUri } from '../policy-model.ts';
import { toEditorRange } from '../text-change.ts';

const OWNER = 'findings';
const FIX = 'gatepost.fix';

const { MarkerSeverity } = monaco;
const severities: Readonly<Record<Severity, number>> = {
  error: MarkerSeverity.Error,
  warning: MarkerSeverity.Warning,
  info: MarkerSeverity.Info,
  hint: MarkerSeverity.Hint,
};

/** A mark needs a column to stand under. */
function wide(range: ReturnType<typeof toEditorRange>) {
  const isEmpty = range.startLineNumber === range.endLineNumber && range.startColumn === range.endColumn;
  return isEmpty ? { ...range, endColumn: range.endColumn + 1 } : range;
}

const markerOf = (finding: Finding): editor.IMarkerData => ({
  ...wide(toEditorRange(finding.range)),
  severity: severities[finding.severity],
  message: `${findingMessage(finding)}\n${findingReason(finding)}`.trim(),
  source: restsOn(finding.spec),
  code: finding.code,
});

/** Lines from 1, both included. */
type Lines = Pick<IRange, 'startLineNumber' | 'endLineNumber'>;

/** Findings of a file up to which all are marked in it; of more, those near the lines in sight. */
const MANY = 1000;
/** Lines above and below those in sight. */
const NEAR = 200;

/** The lines in sight, and as many around them as are scrolled to before they are marked. */
function linesAround(code: editor.IStandaloneCodeEditor): Lines {
  const seen = code.getVisibleRanges();
  return {
    startLineNumber: (seen[0]?.startLineNumber ?? 1) - NEAR,
    endLineNumber: (seen.at(-1)?.endLineNumber ?? 1) + NEAR,
  };
}

const holds = (around: Lines, { startLineNumber, endLineNumber }: Lines): boolean =>
  startLineNumber >= around.startLineNumber && endLineNumber <= around.endLineNumber;

const touches = ({ range }: Finding, { startLineNumber, endLineNumber }: Lines) =>
  range.start.line < endLineNumber && range.end.line + 1 >= startLineNumber;

function actionOf(finding: Finding, fix: Fix, isFirst: boolean): languages.CodeAction {
  const title = fixTitle(fix);
  return {
    title,
    kind: 'quickfix',
    isPreferred: isFirst,
    diagnostics: [markerOf(finding)],
    command: { id: FIX, title, arguments: [finding, fix] },
  };
}

const none: languages.CodeActionList = { actions: [], dispose: () => undefined };

/** Shows the findings of the open file in its model, as long as they are about what the model shows. */
export function markFindings(
  code: editor.IStandaloneCodeEditor,
  store: DocumentStore,
  finder: Finder,
): IDisposable {
  const current = (): Found | undefined => {
    const found = finder.found();
    return found && isCurrent(store.getState(), found) ? found : undefined;
  };
  const isOf = (model: editor.ITextModel, { path }: Found) => pathOfUri(model.uri.toString()) === path;
  /** The lines around which findings are marked; undefined while all are. */
  let around: Lines | undefined;
  const show = () => {
    const model = code.getModel();
    const found = current();
    if (!model || !found || !isOf(model, found)) return;
    around = found.findings.length > MANY ? linesAround(code) : undefined;
    const marked = around ? found.findings.filter((one) => touches(one, around!)) : found.findings;
    monaco.editor.setModelMarkers(model, OWNER, marked.map(markerOf));
  };
  const follow = () => {
    if (around && code.getVisibleRanges().some((range) => !holds(around!, range))) show();
  };
  const actions = monaco.languages.registerCodeActionProvider(
    formats.map(({ id }) => id),
    {
      provideCodeActions(model, range) {
        const found = current();
        if (!found || !isOf(model, found)) return none;
        const here = found.findings.filter((finding) => touches(finding, range));
        return {
          ...none,
          actions: here.flatMap((finding) => finding.fixes.map((fix, n) => actionOf(finding, fix, n === 0))),
        };
      },
    },
  );
  const command = monaco.editor.registerCommand(FIX, (_, finding: Finding, fix: Fix) => {
    const found = current();
    if (found?.findings.includes(finding)) applyFix(store, found, finding, fix);
  });
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
