// Registers the language service with Monaco: completion, hover, definitions, references, renaming.

import type { editor, IDisposable, IRange, languages, Position } from 'monaco-editor/editor';
import type { Range } from '../../../core/document/range.ts';
import type { FileEdits, LinePieceKind } from '../../../core/language-service/assistant.ts';
import {
  type FileOfSite,
  findDefinitions,
  findReferences,
  findRenamableName,
  planRename,
  type Renaming,
} from '../../../core/language-service/names-in-text.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { languageServiceWords as words } from '../../../messages/en/language-service.ts';
import {
  type CompletionContext,
  type CompletionItem,
  completionsAt,
} from '../../../messages/language-service/completion-items.ts';
import { createHover, formatMarkdown } from '../../../messages/language-service/hover-text.ts';
import type { DecidedCellCount } from '../../../messages/language-service/path-hover.ts';
import type { StepLabel } from '../../../state/document/history.ts';
import { fromEditorPosition, toEditorRange } from '../binding/text-change.ts';
import { monaco } from '../monaco/monaco.ts';

/** What the providers need from the page, and the commands that they run on it. */
export interface ServicePort {
  policyOf(model: editor.ITextModel): Policy | undefined;
  completionContext(): CompletionContext;
  /** Returns the file of a model together with its site; undefined if the file no longer exists. */
  fileOfModel(model: editor.ITextModel): FileOfSite | undefined;
  /** Returns how many cells of the table a line (0-based) of the open file decides, if this is known. */
  decided(line: number): DecidedCellCount | undefined;
  /** Applies the edits of a renaming. */
  rename(files: readonly FileEdits[], label: StepLabel): void;
  /** Formats the file of a model, and shows the result. */
  format(model: editor.ITextModel): void;
  /** Shows a short message at the caret. */
  showMessage(sentence: string): void;
}

const { CompletionItemKind, CompletionItemInsertTextRule } = monaco.languages;

const completionKinds: Partial<Record<LinePieceKind, languages.CompletionItemKind>> = {
  name: CompletionItemKind.Keyword,
  usage: CompletionItemKind.EnumMember,
  action: CompletionItemKind.EnumMember,
  local: CompletionItemKind.Reference,
  set: CompletionItemKind.Reference,
  qualifier: CompletionItemKind.Property,
  agent: CompletionItemKind.User,
};

function toMonacoCompletion(item: CompletionItem, order: number, range: languages.CompletionItem['range']) {
  const { kind, label, note, meaning, template, isTemplate, filter, goesOn } = item;
  const result: languages.CompletionItem = {
    label: note ? { label, description: note } : label,
    kind: completionKinds[kind] ?? CompletionItemKind.Value,
    insertText: template,
    filterText: filter,
    sortText: String(order).padStart(5, '0'),
    range,
  };
  if (isTemplate) result.insertTextRules = CompletionItemInsertTextRule.InsertAsSnippet;
  if (meaning !== undefined) result.documentation = meaning;
  if (goesOn) result.command = { id: 'editor.action.triggerSuggest', title: '' };
  return result;
}

const createCompletionProvider = (port: ServicePort): languages.CompletionItemProvider => ({
  triggerCharacters: ['-', '=', ' ', '(', '?'],
  provideCompletionItems(model, position, { triggerKind }) {
    const policy = port.policyOf(model);
    const isRequested = triggerKind !== monaco.languages.CompletionTriggerKind.TriggerCharacter;
    const completions =
      policy && completionsAt(policy, fromEditorPosition(position), port.completionContext(), isRequested);
    if (!completions) return { suggestions: [] };
    const { lineNumber, column } = position;
    const rangeTo = (endColumn: number): IRange => ({
      startLineNumber: lineNumber,
      startColumn: completions.start + 1,
      endLineNumber: lineNumber,
      endColumn,
    });
    const range = { insert: rangeTo(column), replace: rangeTo(completions.end + 1) };
    return { suggestions: completions.items.map((item, order) => toMonacoCompletion(item, order, range)) };
  },
});

const createHoverProvider = (port: ServicePort): languages.HoverProvider => ({
  provideHover(model, position) {
    const policy = port.policyOf(model);
    const hover = policy && createHover(policy, fromEditorPosition(position), port);
    if (!hover) return undefined;
    return {
      range: toEditorRange(hover.range),
      contents: hover.paragraphs.map((paragraph) => ({ value: formatMarkdown(paragraph) })),
    };
  },
});

function toLocations(
  port: ServicePort,
  model: editor.ITextModel,
  find: (policy: Policy) => readonly Range[],
) {
  const policy = port.policyOf(model);
  return (policy ? find(policy) : []).map((range) => ({ uri: model.uri, range: toEditorRange(range) }));
}

/** The label of the step in the history that renames a name. */
const stepLabelOf = ({ name, isAgent, line }: Renaming, to: string): StepLabel =>
  isAgent
    ? { code: 'rename-agent', params: { agent: name, to } }
    : { code: 'acap-rename', params: { line: line + 1 } };

/** Renaming is an edit of the store, in one step: Monaco gets no edits, and shows the change like any other. */
const createRenameProvider = (port: ServicePort): languages.RenameProvider => ({
  resolveRenameLocation(model, position) {
    const policy = port.policyOf(model);
    const renamable = policy && findRenamableName(policy, fromEditorPosition(position));
    if (!renamable)
      return { ...emptyRenameLocation(position), text: '', rejectReason: words.nothingToRename };
    return { range: toEditorRange(renamable.range), text: renamable.name };
  },
  provideRenameEdits(model, position, newName) {
    const file = port.fileOfModel(model);
    const to = newName.trim();
    const renaming = file && planRename(file, fromEditorPosition(position), to);
    if (renaming && 'problem' in renaming) port.showMessage(words.nameProblem(renaming.problem));
    else if (renaming) port.rename(renaming.files, stepLabelOf(renaming, to));
    return { edits: [] };
  },
});

const emptyRenameLocation = ({ lineNumber, column }: Position) => ({
  range: { startLineNumber: lineNumber, startColumn: column, endLineNumber: lineNumber, endColumn: column },
});

/** Registers all providers for some languages. */
export function registerServiceProviders(ids: string[], port: ServicePort): IDisposable {
  const { languages: monacoLanguages } = monaco;
  const parts = [
    monacoLanguages.registerCompletionItemProvider(ids, createCompletionProvider(port)),
    monacoLanguages.registerHoverProvider(ids, createHoverProvider(port)),
    // Monaco's own shortcut for this starts with the one that opens the palette. Pressed again, it focuses the hover.
    monaco.editor.addKeybindingRule({
      keybinding: monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyI,
      command: 'editor.action.showHover',
      when: 'editorTextFocus',
    }),
    monacoLanguages.registerDefinitionProvider(ids, {
      provideDefinition: (model, position) =>
        toLocations(port, model, (policy) => findDefinitions(policy, fromEditorPosition(position))),
    }),
    monacoLanguages.registerReferenceProvider(ids, {
      provideReferences: (model, position, { includeDeclaration }) =>
        toLocations(port, model, (policy) =>
          findReferences(policy, fromEditorPosition(position), includeDeclaration),
        ),
    }),
    monacoLanguages.registerRenameProvider(ids, createRenameProvider(port)),
  ];
  return {
    dispose() {
      for (const part of parts) part.dispose();
    },
  };
}
