// Registers with Monaco the syntax hint of a value while the user types it, and the formatting command.
import type { IDisposable, languages } from 'monaco-editor/editor';
import { createSignatureText } from '../../../messages/language-service/signature-text.ts';
import { fromEditorPosition } from '../binding/text-change.ts';
import { monaco } from '../monaco/monaco.ts';
import type { ServicePort } from './service-providers.ts';

const { KeyCode, KeyMod } = monaco;

const createSignatureProvider = (port: ServicePort): languages.SignatureHelpProvider => ({
  signatureHelpTriggerCharacters: [' ', '/', '=', '&', ',', '-'],
  signatureHelpRetriggerCharacters: [':'],
  provideSignatureHelp(model, position) {
    const policy = port.policyOf(model);
    const signature = policy && createSignatureText(policy, fromEditorPosition(position));
    if (!signature) return null;
    const { label, parts, active } = signature;
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

/** Formatting is an edit of the store, in one step: Monaco gets no edits, and shows the change like any other. */
const createFormattingProvider = (port: ServicePort): languages.DocumentFormattingEditProvider => ({
  provideDocumentFormattingEdits(model) {
    port.format(model);
    return [];
  },
});

/** Registers both providers for some languages. */
export function registerSignatureAndFormat(ids: string[], port: ServicePort): IDisposable {
  const parts = [
    monaco.languages.registerSignatureHelpProvider(ids, createSignatureProvider(port)),
    monaco.languages.registerDocumentFormattingEditProvider(ids, createFormattingProvider(port)),
    // Where the browser reports Linux, Monaco has another shortcut for this.
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
