// Two texts of a file next to each other, read-only. Loaded lazily, because it contains Monaco.
import type { editor, IDisposable } from 'monaco-editor/editor';
import { useCallback } from 'react';
import { type Source, sourceOfText } from '../../../core/document/source.ts';
import { formatOf } from '../../../core/formats/file-formats.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import { versionsWords as words } from '../../../messages/en/comparison/compare.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { ComparedTexts } from '../../../state/versions/compared-versions.ts';
import { editorTextOf } from '../binding/shown-text.ts';
import { registerPolicyLanguages } from '../language-service/register-languages.ts';
import { monaco } from '../monaco/monaco.ts';
import styles from '../text-pane.module.css';
import { createEditorOptions } from './editor-options.ts';
import { followPageTheme, THEME_NAME } from './editor-theme.ts';

const emptySource = sourceOfText('');

const createDiffModel = (source: Source, language: string) => {
  const model = monaco.editor.createModel(editorTextOf(source), language);
  model.setEOL(monaco.editor.EndOfLineSequence.LF);
  return model;
};

/**
 * Sets the accessible name of an editor, and sets it again whenever the diff editor removes it on a layout
 * change.
 */
function maintainAriaLabel(code: editor.ICodeEditor, name: string): IDisposable {
  const setName = () => {
    if (code.getOption(monaco.editor.EditorOption.ariaLabel) !== name)
      code.updateOptions({ ariaLabel: name });
  };
  setName();
  return code.onDidChangeConfiguration(setName);
}

/** Shows the texts in an element; returns a function that removes them. */
function showDiff(element: HTMLElement, before: Source, after: Source, language: string): () => void {
  const theme = followPageTheme();
  const languages = registerPolicyLanguages(() => undefined);
  languages.setWildcards(readerOf(documentStore.getState().view.reader).path.wildcards);
  const diff = monaco.editor.createDiffEditor(element, {
    ...createEditorOptions(),
    theme: THEME_NAME,
    readOnly: true,
    renderLineHighlight: 'none',
    originalEditable: false,
    domReadOnly: true,
    renderMarginRevertIcon: false,
    renderOverviewRuler: false,
    // Space between the insert and delete signs and the text.
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
  const [beforeSource, afterSource] = [before?.source ?? emptySource, after?.source ?? emptySource];
  const attach = useCallback(
    (element: HTMLDivElement) => showDiff(element, beforeSource, afterSource, format),
    [beforeSource, afterSource, format],
  );
  return <div ref={attach} className={styles['diff']} />;
}
