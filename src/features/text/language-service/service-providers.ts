// Tells Monaco what may be written at a place, what stands there, and where its name stands elsewhere.

import type { editor, IDisposable, IRange, languages, Position } from 'monaco-editor/editor';
import type { Range } from '../../../core/document/range.ts';
import type { FileEdits, LinePieceKind } from '../../../core/language-service/assistant.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { assistWords as words } from '../../../messages/en/language-service.ts';
import type { StepLabel } from '../../../state/document/history.ts';
import { fromEditorPosition, toEditorRange } from '../binding/text-change.ts';
import { monaco } from '../monaco/monaco.ts';
import type { HoverParagraph } from './agent-hover.ts';
import { type CompletionContext, type CompletionItem, completionsAt } from './completion-items.ts';
import { createHover } from './hover-text.ts';
import {
  type FileOfSite,
  findDefinitions,
  findReferences,
  findRenamableName,
  planRename,
} from './names-in-text.ts';
import type { DecidedCellCount } from './path-hover.ts';

/** What the providers need to know of the page, and the one thing that they do to it. */
export interface ServicePort {
  policyOf(model: editor.ITextModel): Policy | undefined;
  known(): CompletionContext;
  /** The file of a model, among the others of its site; undefined once it is gone. */
  hereOf(model: editor.ITextModel): FileOfSite | undefined;
  /** How many cells of the table a line (0-based) of the open file decides, if that is known. */
  decided(line: number): DecidedCellCount | undefined;
  /** Makes edits of files that rename something. */
  rename(files: readonly FileEdits[], label: StepLabel): void;
  /** Formats the file of a model, and says what came of it. */
  format(model: editor.ITextModel): void;
  /** Says a short sentence at the caret. */
  say(sentence: string): void;
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
  triggerCharacters: ['-', '=', ' ', '('],
  provideCompletionItems(model, position, { triggerKind }) {
    const policy = port.policyOf(model);
    const asked = triggerKind !== monaco.languages.CompletionTriggerKind.TriggerCharacter;
    const found = policy && completionsAt(policy, fromEditorPosition(position), port.known(), asked);
    if (!found) return { suggestions: [] };
    const { lineNumber, column } = position;
    const to = (endColumn: number): IRange => ({
      startLineNumber: lineNumber,
      startColumn: found.start + 1,
      endLineNumber: lineNumber,
      endColumn,
    });
    const range = { insert: to(column), replace: to(found.end + 1) };
    return { suggestions: found.items.map((item, order) => toMonacoCompletion(item, order, range)) };
  },
});

/** Text that Markdown takes for nothing else. */
const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_{}[\]()#+\-.!<>|&~]/g, '\\$&');
const toMarkdown = (told: HoverParagraph) =>
  'said' in told ? escapeMarkdown(told.said) : `\`\`\`\n${told.quoted}\n\`\`\``;

const createHoverProvider = (port: ServicePort): languages.HoverProvider => ({
  provideHover(model, position) {
    const policy = port.policyOf(model);
    const found = policy && createHover(policy, fromEditorPosition(position), port);
    if (!found) return undefined;
    return {
      range: toEditorRange(found.range),
      contents: found.paragraphs.map((told) => ({ value: toMarkdown(told) })),
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

/** Renaming is an edit of the store, as one step: Monaco is told of no edits, and shows them as it shows any other. */
const createRenameProvider = (port: ServicePort): languages.RenameProvider => ({
  resolveRenameLocation(model, position) {
    const policy = port.policyOf(model);
    const found = policy && findRenamableName(policy, fromEditorPosition(position));
    if (!found) return { ...emptyRenameLocation(position), text: '', rejectReason: words.nothingToRename };
    return { range: toEditorRange(found.range), text: found.name };
  },
  provideRenameEdits(model, position, to) {
    const here = port.hereOf(model);
    const renamed = here && planRename(here, fromEditorPosition(position), to.trim());
    if (renamed && 'problem' in renamed) port.say(words.nameProblem(renamed.problem));
    else if (renamed) port.rename(renamed.files, renamed.label);
    return { edits: [] };
  },
});

const emptyRenameLocation = ({ lineNumber, column }: Position) => ({
  range: { startLineNumber: lineNumber, startColumn: column, endLineNumber: lineNumber, endColumn: column },
});

/** Registers all of them for some languages. */
export function registerServiceProviders(ids: string[], port: ServicePort): IDisposable {
  const { languages: known } = monaco;
  const parts = [
    known.registerCompletionItemProvider(ids, createCompletionProvider(port)),
    known.registerHoverProvider(ids, createHoverProvider(port)),
    // Monaco's own key for it begins with the one that opens the palette. Pressed again, it goes into what is told.
    monaco.editor.addKeybindingRule({
      keybinding: monaco.KeyMod.CtrlCmd | monaco.KeyCode.KeyI,
      command: 'editor.action.showHover',
      when: 'editorTextFocus',
    }),
    known.registerDefinitionProvider(ids, {
      provideDefinition: (model, position) =>
        toLocations(port, model, (policy) => findDefinitions(policy, fromEditorPosition(position))),
    }),
    known.registerReferenceProvider(ids, {
      provideReferences: (model, position, { includeDeclaration }) =>
        toLocations(port, model, (policy) =>
          findReferences(policy, fromEditorPosition(position), includeDeclaration),
        ),
    }),
    known.registerRenameProvider(ids, createRenameProvider(port)),
  ];
  return {
    dispose() {
      for (const part of parts) part.dispose();
    },
  };
}
