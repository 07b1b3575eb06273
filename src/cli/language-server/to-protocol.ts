// Converts what the server knows to the protocol.
import {
  CodeActionKind,
  type CodeLens,
  CompletionItemKind,
  type Diagnostic,
  DiagnosticSeverity,
  type DocumentSymbol,
  type FoldingRange,
  FoldingRangeKind,
  InsertTextFormat,
  MarkupKind,
  type CompletionItem as ProtocolCompletion,
  type TextEdit as ProtocolEdit,
  type SignatureHelp,
  SymbolKind,
} from 'vscode-languageserver';
import { lineAt } from '../../core/document/lines.ts';
import type { TextEdit } from '../../core/document/range.ts';
import type { LinePieceKind } from '../../core/language-service/assistant.ts';
import type {
  FoldingRange as LineFolding,
  OutlineEntry,
} from '../../core/language-service/folding-and-outline.ts';
import type { RuleFacts } from '../../core/language-service/rule-facts.ts';
import { languageServerWords as words } from '../../messages/en/language-server.ts';
import type { CompletionItem, CompletionList } from '../../messages/language-service/completion-items.ts';
import type { SignatureText } from '../../messages/language-service/signature-text.ts';
import type { ReportedFinding } from './messages.ts';
import { type OpenedText, toProtocolRange } from './opened-text.ts';

const SOURCE = 'gatepost';

const severities: Readonly<Record<ReportedFinding['severity'], DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

export function toDiagnostic(opened: OpenedText, finding: ReportedFinding): Diagnostic {
  const { code, severity, range, message, href } = finding;
  return {
    range: toProtocolRange(opened, range),
    severity: severities[severity],
    code,
    ...(href === undefined ? {} : { codeDescription: { href } }),
    source: SOURCE,
    message,
  };
}

export const toProtocolEdits = (opened: OpenedText, edits: readonly TextEdit[]): ProtocolEdit[] =>
  edits.map(({ range, text }) => ({ range: toProtocolRange(opened, range), newText: text }));

const completionKinds: Partial<Record<LinePieceKind, CompletionItemKind>> = {
  name: CompletionItemKind.Keyword,
  usage: CompletionItemKind.EnumMember,
  action: CompletionItemKind.EnumMember,
  local: CompletionItemKind.Reference,
  set: CompletionItemKind.Reference,
  qualifier: CompletionItemKind.Property,
  agent: CompletionItemKind.Class,
};

/** What a client can show of completions. */
export interface CompletionSupport {
  readonly snippets: boolean;
  readonly insertReplace: boolean;
  readonly labelDetails: boolean;
  /** The client is known to have a command that asks for the next completions. */
  readonly triggerCommand: string | undefined;
}

/** Converts completions at a column of a line. */
export function toCompletions(
  opened: OpenedText,
  { line, column }: { readonly line: number; readonly column: number },
  { start, end, items }: CompletionList,
  support: CompletionSupport,
): ProtocolCompletion[] {
  const rangeTo = (last: number) =>
    toProtocolRange(opened, { start: { line, column: start }, end: { line, column: last } });
  const [insert, replace] = [rangeTo(column), rangeTo(end)];
  return items.map((item, order) => toCompletion(item, order, { insert, replace }, support));
}

function toCompletion(
  item: CompletionItem,
  order: number,
  { insert, replace }: { readonly insert: ProtocolEdit['range']; readonly replace: ProtocolEdit['range'] },
  { snippets, insertReplace, labelDetails, triggerCommand }: CompletionSupport,
): ProtocolCompletion {
  const { kind, label, note, meaning, template, isTemplate, text, filter, goesOn } = item;
  const isSnippet = isTemplate && snippets;
  const newText = isSnippet ? template : text;
  return {
    label,
    kind: completionKinds[kind] ?? CompletionItemKind.Value,
    sortText: String(order).padStart(5, '0'),
    // The label is the default (LSP 3.17 CompletionItem). Neovim 0.7 completes only such items after a hyphen.
    ...(filter === label ? {} : { filterText: filter }),
    textEdit: insertReplace ? { newText, insert, replace } : { newText, range: replace },
    ...(note === undefined ? {} : labelDetails ? { labelDetails: { description: note } } : { detail: note }),
    ...(meaning === undefined ? {} : { documentation: meaning }),
    ...(isSnippet ? { insertTextFormat: InsertTextFormat.Snippet } : {}),
    ...(goesOn && triggerCommand !== undefined ? { command: { title: '', command: triggerCommand } } : {}),
  };
}

export const toSignatureHelp = ({ label, parts, active }: SignatureText): SignatureHelp => ({
  signatures: [
    {
      label,
      parameters: parts.map(({ from, to, about }) => ({ label: [from, to], documentation: about })),
    },
  ],
  activeSignature: 0,
  activeParameter: active,
});

const symbolKinds: Readonly<Record<OutlineEntry['kind'], SymbolKind>> = {
  record: SymbolKind.Namespace,
  rule: SymbolKind.Field,
  setting: SymbolKind.Property,
  definition: SymbolKind.Constant,
};

/** Converts an entry of the outline, whose lines are 1-based. */
export function toSymbol(
  opened: OpenedText,
  { name, kind, start, end, children }: OutlineEntry,
): DocumentSymbol {
  const { lines } = opened.source;
  const rangeTo = (last: number) =>
    toProtocolRange(opened, {
      start: { line: start - 1, column: 0 },
      end: { line: last - 1, column: lineAt(lines, last - 1)?.text.length ?? 0 },
    });
  return {
    name,
    kind: symbolKinds[kind],
    range: rangeTo(end),
    selectionRange: rangeTo(start),
    children: children.map((child) => toSymbol(opened, child)),
  };
}

/** Converts a folding range, whose lines are 1-based. */
export const toFolding = ({ start, end, isComment }: LineFolding): FoldingRange => ({
  startLine: start - 1,
  endLine: end - 1,
  ...(isComment ? { kind: FoldingRangeKind.Comment } : {}),
});

/** Notes beside rules. Their command does nothing: clients show only what has one. */
export const toLenses = (opened: OpenedText, { of, rules }: RuleFacts): CodeLens[] =>
  rules.map(({ line, urls, neverDecides }) => ({
    range: toProtocolRange(opened, { start: { line, column: 0 }, end: { line, column: 0 } }),
    command: { title: neverDecides ? words.neverDecides : words.decides(urls, of), command: '' },
  }));

export const toMarkdown = (paragraphs: readonly string[]) => ({
  kind: MarkupKind.Markdown,
  value: paragraphs.join('\n\n'),
});

/** Whether a kind of code action is asked for; all are if none is named. */
export const isKindAsked = (kind: string, only: readonly string[] | undefined): boolean =>
  only === undefined || only.some((asked) => asked === kind || kind.startsWith(`${asked}.`));

/** The kinds of code actions that the server offers. */
export const codeActionKinds = [CodeActionKind.QuickFix, 'source.fixAll.gatepost'] as const;
