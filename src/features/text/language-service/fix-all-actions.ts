// Applies many fixes from the text in one step: all fixes that change no answer, or those of the kind at the
// caret. Fixes that may change an answer are applied one by one, or from the list of findings.
import type { editor, IDisposable, languages } from 'monaco-editor/editor';
import type { FixChooser } from '../../../core/diagnostics/fix-all.ts';
import { formats } from '../../../core/formats/file-formats.ts';
import { FIX_ALL_KIND, findFixAllChoices } from '../../../messages/language-service/fix-all-choices.ts';
import type { DocumentStore } from '../../../state/document/document-store.ts';
import { type Finder, isCurrent } from '../../../state/findings/finder.ts';
import { makeFixes, planFixes } from '../../../state/findings/fix-plan.ts';
import { runWhenIdle } from '../../../state/idle-tasks.ts';
import { pathOfUri } from '../editor/policy-model.ts';
import { monaco } from '../monaco/monaco.ts';

const FIX_ALL_COMMAND = 'gatepost.fixAll';
const noActions: languages.CodeActionList = { actions: [], dispose: () => undefined };

/**
 * Registers the code actions. The fixes are tried on a copy in slices, and applied unless the file has changed
 * meanwhile.
 */
export function registerFixAll(store: DocumentStore, finder: Finder): IDisposable {
  const currentReport = (model: editor.ITextModel) => {
    const report = finder.found();
    const isReportCurrent = report && isCurrent(store.getState(), report);
    return isReportCurrent && pathOfUri(model.uri.toString()) === report.path ? report : undefined;
  };
  const actions = monaco.languages.registerCodeActionProvider(
    formats.map(({ id }) => id),
    {
      provideCodeActions(model, { startLineNumber, endLineNumber }) {
        const report = currentReport(model);
        if (!report) return noActions;
        const findingsInRange = report.findings.filter(
          ({ range }) => range.start.line < endLineNumber && range.end.line + 1 >= startLineNumber,
        );
        const choices = findFixAllChoices(report.findings, findingsInRange);
        return {
          ...noActions,
          actions: choices.map(({ title, kind, chooseFix }) => ({
            title,
            kind,
            command: { id: FIX_ALL_COMMAND, title, arguments: [report.path, chooseFix] },
          })),
        };
      },
    },
    { providedCodeActionKinds: ['quickfix', FIX_ALL_KIND] },
  );
  let cancel = () => undefined as void;
  const command = monaco.editor.registerCommand(FIX_ALL_COMMAND, (_, path: string, chooseFix: FixChooser) => {
    cancel();
    // All of them are said to change no answer, and are proved to.
    const question = { state: store.getState(), path, wanted: chooseFix, isProved: true };
    cancel = runWhenIdle(planFixes(question), (plan) => {
      if (plan) makeFixes(store, plan);
    });
  });
  return {
    dispose() {
      cancel();
      actions.dispose();
      command.dispose();
    },
  };
}
