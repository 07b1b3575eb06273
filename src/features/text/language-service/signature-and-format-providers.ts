// Tells Monaco the form of a value while one writes it, and what its command for formatting does.
import type { IDisposable, languages } from 'monaco-editor/editor';
import { fromEditorPosition } from '../binding/text-change.ts';
import { monaco } from '../monaco/monaco.ts';
import type { ServicePort } from './service-providers.ts';
import { createSignatureText } from './signature-text.ts';

const { KeyCode, KeyMod } = monaco;

const createSignatureProvider = (port: ServicePort): languages.SignatureHelpProvider => ({
  signatureHelpTriggerCharacters: [' ', '/', '=', '&', ',', '-'],
  signatureHelpRetriggerCharacters: [':'],
  provideSignatureHelp(model, position) {
    const policy = port.policyOf(model);
    const found = policy && createSignatureText(policy, fromEditorPosition(position));
    if (!found) return null;
    const { label, parts, active } = found;
    const parameters = parts.map(({ from, to, about }) => ({
      label: [from, to] as [number, number],
      documentation: about,
    }));
    return {
      value: { signatures: [{ label, parameters }], activeSignature: 0, activeParameter: active },
      dispose: () => undefined,
    };
  },
});

/** Formatting is an edit of the store, as one step: Monaco is told of no edits, and shows them as it shows any other. */
const createFormattingProvider = (port: ServicePort): languages.DocumentFormattingEditProvider => ({
  provideDocumentFormattingEdits(model) {
    port.format(model);
    return [];
  },
});

/** Registers both for some languages. */
export function registerSignatureAndFormat(ids: string[], port: ServicePort): IDisposable {
  const parts = [
    monaco.languages.registerSignatureHelpProvider(ids, createSignatureProvider(port)),
    monaco.languages.registerDocumentFormattingEditProvider(ids, createFormattingProvider(port)),
    // Monaco has another key for it where the browser says that it runs on Linux.
    monaco.editor.addKeybindingRule({
      keybinding: KeyMod.Shift | KeyMod.Alt | KeyCode.KeyF,
      command: 'editor.action.formatDocument',
      when: 'editorTextFocus && !editorReadonly',
    }),
  ];
  return {
    dispose() {
      for (const part of parts) part.dispose();
    },
  };
}
