// Findings under the text: a mark with the message at each, and their fixes, which are edits of the store.
import type { editor, IDisposable, languages } from 'monaco-editor/editor';
import { formats } from '../../../core/formats/index.ts';
import type { Finding, Fix, Severity } from '../../../core/policy/finding.ts';
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
  source: finding.spec,
  code: finding.code,
});

const touches = (
  { range }: Finding,
  { startLineNumber, endLineNumber }: { startLineNumber: number; endLineNumber: number },
) => range.start.line < endLineNumber && range.end.line + 1 >= startLineNumber;

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
  const show = () => {
    const model = code.getModel();
    const found = current();
    if (model && found && isOf(model, found))
      monaco.editor.setModelMarkers(model, OWNER, found.findings.map(markerOf));
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
  show();
  return {
    dispose() {
      unlisten();
      for (const part of [actions, command, onModel]) part.dispose();
    },
  };
}
