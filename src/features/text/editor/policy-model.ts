// Monaco's models of policy files: how they are created from a source, and how their URIs identify them.
import type { editor } from 'monaco-editor/editor';
import type { Source } from '../../../core/document/source.ts';
import { editorTextOf } from '../binding/shown-text.ts';
import { monaco } from '../monaco/monaco.ts';

const URI_SCHEME = 'policy';

/**
 * Creates a model of the file at `path`, which may contain an unpaired surrogate. The language is the id of the
 * file's format. Every line ending is LF.
 */
export function createPolicyModel(path: string, source: Source, language: string): editor.ITextModel {
  const text = editorTextOf(source);
  const uri = monaco.Uri.from({ scheme: URI_SCHEME, path: `/${encodeURIComponent(JSON.stringify(path))}` });
  const model = monaco.editor.createModel(text, language, uri);
  model.setEOL(monaco.editor.EndOfLineSequence.LF);
  model.updateOptions({
    insertSpaces: false,
    trimAutoWhitespace: false,
    tabSize: 4,
    // A policy has no brackets, and Monaco throws when it looks for them in lines whose tokens are outdated.
    bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
  });
  restoreByteOrderMark(model, text);
  return model;
}

/**
 * Returns the path of the file that the model with this URI shows. Other models, such as those of a comparison,
 * show no file of the site.
 */
export function pathOfUri(uri: string): string {
  const { scheme, path } = monaco.Uri.parse(uri);
  const text = decodeURIComponent(path.slice(1));
  return scheme === URI_SCHEME ? JSON.parse(text) : text;
}

/** Returns the text of a model, with LF for every line ending. */
export function readModelText(model: editor.ITextModel | null): string {
  return model?.getValue(monaco.editor.EndOfLinePreference.LF) ?? '';
}

/**
 * Monaco drops a leading U+FEFF as a byte order mark. Here it is a character: the byte order mark is not part of
 * the text.
 */
function restoreByteOrderMark(model: editor.ITextModel, text: string): void {
  if (!text.startsWith('\ufeff')) return;
  const start = { startLineNumber: 1, startColumn: 1, endLineNumber: 1, endColumn: 1 };
  model.pushEditOperations(null, [{ range: start, text: '\ufeff' }], () => null);
}
