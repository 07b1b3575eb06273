// Two texts of a file beside each other, to be read. Loaded lazily: with it comes Monaco.
import type { editor, IDisposable } from 'monaco-editor/editor';
import { useCallback } from 'react';
import { formatOf } from '../../core/formats/file-formats.ts';
import { readerOf } from '../../core/readers/index.ts';
import { type Source, sourceOfText } from '../../core/text/source.ts';
import { versionsWords as words } from '../../messages/en/versions.ts';
import { documentStore } from '../../state/document/use-document.ts';
import type { ComparedTexts } from '../../state/versions/compared-versions.ts';
import { editorOptions } from './editor-options.ts';
import { applyTheme, followTheme, THEME } from './editor-theme.ts';
import { addPolicyLanguages } from './language-registration.ts';
import { monaco } from './monaco.ts';
import { shownText } from './shown-text.ts';
import styles from './text-pane.module.css';

const nothing = sourceOfText('');

const modelFor = (source: Source, language: string) => {
  const model = monaco.editor.createModel(shownText(source), language);
  model.setEOL(monaco.editor.EndOfLineSequence.LF);
  return model;
};

/** Names an editor, and again whenever its frame takes the name away, which it does when its layout changes. */
function keepName(code: editor.ICodeEditor, name: string): IDisposable {
  const keep = () => {
    if (code.getOption(monaco.editor.EditorOption.ariaLabel) !== name)
      code.updateOptions({ ariaLabel: name });
  };
  keep();
  return code.onDidChangeConfiguration(keep);
}

/** Shows the texts in an element until it is taken away; returns how to end that. */
function showTexts(element: HTMLElement, before: Source, after: Source, language: string): () => void {
  applyTheme();
  const languages = addPolicyLanguages(() => undefined);
  languages.setWildcards(readerOf(documentStore.getState().view.reader).path.wildcards);
  const theme = followTheme();
  const diff = monaco.editor.createDiffEditor(element, {
    ...editorOptions(),
    theme: THEME,
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
  const model = { original: modelFor(before, language), modified: modelFor(after, language) };
  diff.setModel(model);
  const names = [
    keepName(diff.getOriginalEditor(), words.editor.before),
    keepName(diff.getModifiedEditor(), words.editor.after),
  ];
  return () => {
    for (const name of names) name.dispose();
    diff.dispose();
    for (const part of [model.original, model.modified, languages, theme]) part.dispose();
  };
}

export default function DiffEditor({ path, before, after }: ComparedTexts) {
  const format = formatOf(path, (after ?? before)?.format).id;
  const [then, now] = [before?.source ?? nothing, after?.source ?? nothing];
  const attach = useCallback(
    (element: HTMLDivElement) => showTexts(element, then, now, format),
    [then, now, format],
  );
  return <div ref={attach} className={styles['diff']} />;
}
