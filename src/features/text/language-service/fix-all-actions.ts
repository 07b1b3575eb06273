// Many findings mended from the text: all fixes that change no answer, or those of the kind at the caret, as one step.
// Fixes that may change an answer are made one by one, or in the list of findings, which shows first what they bring.
import type { editor, IDisposable, languages } from 'monaco-editor/editor';
import type { FixChooser } from '../../../core/diagnostics/fix-all.ts';
import { formats } from '../../../core/formats/file-formats.ts';
import type { DocumentStore } from '../../../state/document/document-store.ts';
import { type Finder, isCurrent } from '../../../state/findings/finder.ts';
import { makeFixes, planFixes } from '../../../state/findings/fix-plan.ts';
import { runWhenIdle } from '../../../state/idle-tasks.ts';
import { pathOfUri } from '../editor/policy-model.ts';
import { monaco } from '../monaco/monaco.ts';
import { FIX_ALL_KIND, findFixAllChoices } from './fix-all-choices.ts';

const FIX_ALL_COMMAND = 'gatepost.fixAll';
const noActions: languages.CodeActionList = { actions: [], dispose: () => undefined };

/** Offers them in the editor. The fixes are tried on a copy in slices, and made unless the file has changed meanwhile. */
export function registerFixAll(store: DocumentStore, finder: Finder): IDisposable {
  const current = (model: editor.ITextModel) => {
    const found = finder.found();
    const isShown = found && isCurrent(store.getState(), found);
    return isShown && pathOfUri(model.uri.toString()) === found.path ? found : undefined;
  };
  const actions = monaco.languages.registerCodeActionProvider(
    formats.map(({ id }) => id),
    {
      provideCodeActions(model, { startLineNumber, endLineNumber }) {
        const found = current(model);
        if (!found) return noActions;
        const here = found.findings.filter(
          ({ range }) => range.start.line < endLineNumber && range.end.line + 1 >= startLineNumber,
        );
        const choices = findFixAllChoices(found.findings, here);
        return {
          ...noActions,
          actions: choices.map(({ title, kind, wanted }) => ({
            title,
            kind,
            command: { id: FIX_ALL_COMMAND, title, arguments: [found.path, wanted] },
          })),
        };
      },
    },
    { providedCodeActionKinds: ['quickfix', FIX_ALL_KIND] },
  );
  let cancel = () => undefined as void;
  const command = monaco.editor.registerCommand(FIX_ALL_COMMAND, (_, path: string, wanted: FixChooser) => {
    cancel();
    cancel = runWhenIdle(planFixes({ state: store.getState(), path, wanted }), (plan) => {
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
