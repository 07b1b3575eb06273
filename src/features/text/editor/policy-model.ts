// Monaco's models of policy files: how they are made from a source, and how they are told apart.
import type { editor } from 'monaco-editor/editor';
import type { Source } from '../../../core/document/source.ts';
import { editorTextOf } from '../binding/shown-text.ts';
import { monaco } from '../monaco/monaco.ts';

const URI_SCHEME = 'policy';

/** A model of the file at `path`, which may hold half a character; the language is named as its kind. Every line ending shown as LF. */
export function createPolicyModel(path: string, source: Source, language: string): editor.ITextModel {
  const text = editorTextOf(source);
  const uri = monaco.Uri.from({ scheme: URI_SCHEME, path: `/${encodeURIComponent(JSON.stringify(path))}` });
  const model = monaco.editor.createModel(text, language, uri);
  model.setEOL(monaco.editor.EndOfLineSequence.LF);
  model.updateOptions({
    insertSpaces: false,
    trimAutoWhitespace: false,
    tabSize: 4,
    // A policy has no brackets; and Monaco looks for them in lines whose tokens are not up to date, and throws.
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  });
  restoreByteOrderMark(model, text);
  return model;
}

/** The path of the file that a model with this address shows; models beside those, as of a comparison, show none of the site. */
export function pathOfUri(uri: string): string {
  const { scheme, path } = monaco.Uri.parse(uri);
  const text = decodeURIComponent(path.slice(1));
  return scheme === URI_SCHEME ? JSON.parse(text) : text;
}

/** The text of a model, every line ending as LF. */
export function readModelText(model: editor.ITextModel | null): string {
  return model?.getValue(monaco.editor.EndOfLinePreference.LF) ?? '';
}

/** Monaco takes a leading U+FEFF for a byte order mark and drops it. Here it is a character: the mark is no part of the text. */
function restoreByteOrderMark(model: editor.ITextModel, text: string): void {
  if (!text.startsWith('\ufeff')) return;
  const start = { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 1 };
  model.pushEditOperations(null, [{ range: start, text: '\ufeff' }], () => null);
}
