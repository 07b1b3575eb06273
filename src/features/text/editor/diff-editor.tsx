// Two texts of a file beside each other, to be read. Loaded lazily: with it comes Monaco.
import type { editor, IDisposable } from 'monaco-editor/editor';
import { useCallback } from 'react';
import { type Source, sourceOfText } from '../../../core/document/source.ts';
import { formatOf } from '../../../core/formats/file-formats.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import { versionsWords as words } from '../../../messages/en/compare.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { ComparedTexts } from '../../../state/versions/compared-versions.ts';
import { editorTextOf } from '../binding/shown-text.ts';
import { registerPolicyLanguages } from '../language/register-languages.ts';
import { monaco } from '../monaco/monaco.ts';
import styles from '../text-pane.module.css';
import { createEditorOptions } from './editor-options.ts';
import { applyTheme, THEME_NAME, watchTheme } from './editor-theme.ts';

const emptySource = sourceOfText('');

const createDiffModel = (source: Source, language: string) => {
  const model = monaco.editor.createModel(editorTextOf(source), language);
  model.setEOL(monaco.editor.EndOfLineSequence.LF);
  return model;
};

/** Names an editor, and again whenever its frame takes the name away, which it does when its layout changes. */
function maintainAriaLabel(code: editor.ICodeEditor, name: string): IDisposable {
  const keep = () => {
    if (code.getOption(monaco.editor.EditorOption.ariaLabel) !== name)
      code.updateOptions({ ariaLabel: name });
  };
  keep();
  return code.onDidChangeConfiguration(keep);
}

/** Shows the texts in an element until it is taken away; returns how to end that. */
function showDiff(element: HTMLElement, before: Source, after: Source, language: string): () => void {
  applyTheme();
  const languages = registerPolicyLanguages(() => undefined);
  languages.setWildcards(readerOf(documentStore.getState().view.reader).path.wildcards);
  const theme = watchTheme();
  const diff = monaco.editor.createDiffEditor(element, {
    ...createEditorOptions(),
    theme: THEME_NAME,
    readOnly: true,
    renderLineHighlight: 'none',
    originalEditable: false,
    domReadOnly: true,
    renderMarginRevertIcon: false,
    renderOverviewRuler: false,
    // Room between the signs of what comes and goes and the text.
    lineDecorationsWidth: 24,
    hideUnchangedRegions: { enabled: true },
  });
  const model = { original: createDiffModel(before, language), modified: createDiffModel(after, language) };
  diff.setModel(model);
  const names = [
    maintainAriaLabel(diff.getOriginalEditor(), words.editor.before),
    maintainAriaLabel(diff.getModifiedEditor(), words.editor.after),
  ];
  return () => {
    for (const name of names) name.dispose();
    diff.dispose();
    for (const part of [model.original, model.modified, languages, theme]) part.dispose();
  };
}

export default function DiffEditor({ path, before, after }: ComparedTexts) {
  const format = formatOf(path, (after ?? before)?.format).id;
  const [then, now] = [before?.source ?? emptySource, after?.source ?? emptySource];
  const attach = useCallback(
    (element: HTMLDivElement) => showDiff(element, then, now, format),
    [then, now, format],
  );
  return <div ref={attach} className={styles['diff']} />;
}
