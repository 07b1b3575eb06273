// Registers the formats of policy files with Monaco: their colors, line comments, and blocks.

import type { editor, IDisposable, languages } from 'monaco-editor/editor';
import { formats } from '../../../core/formats/file-formats.ts';
import {
  createOutline,
  type FoldingRange,
  foldingRanges,
  type OutlineEntry,
} from '../../../core/language-service/folding-and-outline.ts';
import { tokenizeJsonLine } from '../../../core/language-service/tokens/json-tokens.ts';
import { tokenizeLine } from '../../../core/language-service/tokens/policy-tokens.ts';
import {
  initialXmlState,
  tokenizeXmlLine,
  type XmlState,
} from '../../../core/language-service/tokens/xml-tokens.ts';
import type { Format } from '../../../core/syntax/directives.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { textWords } from '../../../messages/en/text.ts';
import { monaco } from '../monaco/monaco.ts';

const statelessTokens: languages.IState = { clone: () => statelessTokens, equals: () => true };

function createTokensProvider(format: Format, wildcards: boolean): languages.TokensProvider {
  return {
    getInitialState: () => statelessTokens,
    tokenize: (line) => ({ tokens: tokenizeLine(line, format, wildcards), endState: statelessTokens }),
  };
}

/**
 * In an XML document, the state of a line depends on the line before: comments, instructions and tags may
 * continue.
 */
function toMonacoState(state: XmlState): languages.IState & { readonly is: XmlState } {
  return {
    is: state,
    clone: () => toMonacoState(state),
    equals: (other) => (other as ReturnType<typeof toMonacoState>).is === state,
  };
}

const xmlTokens: languages.TokensProvider = {
  getInitialState: () => toMonacoState(initialXmlState),
  tokenize: (line, before) => {
    const { tokens, state } = tokenizeXmlLine(line, (before as ReturnType<typeof toMonacoState>).is);
    return { tokens: [...tokens], endState: toMonacoState(state) };
  },
};

const jsonTokens: languages.TokensProvider = {
  getInitialState: () => statelessTokens,
  tokenize: (line) => ({ tokens: [...tokenizeJsonLine(line)], endState: statelessTokens }),
};

/** Highlighting of formats that do not consist of lines with fields. */
const tokensOfFormat: Partial<Record<Format['id'], languages.TokensProvider>> = {
  xml: xmlTokens,
  rsl: xmlTokens,
  tdmrep: jsonTokens,
};

/** Returns the comment syntax of a format; JSON has none. */
function commentRuleOf(id: Format['id']): languages.CommentRule {
  if (id === 'tdmrep') return {};
  return tokensOfFormat[id] === xmlTokens ? { blockComment: ['<!--', '-->'] } : { lineComment: '#' };
}

const { SymbolKind, FoldingRangeKind } = monaco.languages;

const symbolKinds: Readonly<Record<OutlineEntry['kind'], languages.SymbolKind>> = {
  record: SymbolKind.Namespace,
  rule: SymbolKind.Field,
  setting: SymbolKind.Property,
  definition: SymbolKind.Constant,
};

const toFoldingRange = ({ start, end, isComment }: FoldingRange): languages.FoldingRange =>
  isComment ? { start, end, kind: FoldingRangeKind.Comment } : { start, end };

for (const { id } of formats) {
  monaco.languages.register({ id });
  monaco.languages.setLanguageConfiguration(id, {
    comments: commentRuleOf(id),
    wordPattern: /[^\s:#/?&=*$]+/g,
  });
}

/** The parts of the languages that depend on the page: the reader's wildcards, and the policy of a model. */
export interface PolicyLanguages extends IDisposable {
  setWildcards(wildcards: boolean): void;
}

/** Registers what the editor of a page adds to the languages. The id of a language is the id of its format. */
export function registerPolicyLanguages(policyOfUri: (uri: string) => Policy | undefined): PolicyLanguages {
  let currentWildcards: boolean | undefined;
  let highlighting: IDisposable[] = [];
  const ids = formats.map(({ id }) => id);
  const policyOfModel = ({ uri }: editor.ITextModel) => policyOfUri(uri.toString());
  const folding = monaco.languages.registerFoldingRangeProvider(ids, {
    provideFoldingRanges: (model) => {
      const policy = policyOfModel(model);
      return policy && foldingRanges(policy).map(toFoldingRange);
    },
  });
  const outline = monaco.languages.registerDocumentSymbolProvider(ids, {
    provideDocumentSymbols: (model) => {
      const policy = policyOfModel(model);
      return (
        policy && createOutline(policy, textWords.outlineName).map((entry) => toDocumentSymbol(entry, model))
      );
    },
  });
  return {
    setWildcards(wildcards) {
      if (wildcards === currentWildcards) return;
      currentWildcards = wildcards;
      const previous = highlighting;
      highlighting = formats.map((format) =>
        monaco.languages.setTokensProvider(
          format.id,
          tokensOfFormat[format.id] ?? createTokensProvider(format, wildcards),
        ),
      );
      for (const provider of previous) provider.dispose();
    },
    dispose() {
      for (const provider of [...highlighting, folding, outline]) provider.dispose();
    },
  };
}

function toDocumentSymbol(entry: OutlineEntry, model: editor.ITextModel): languages.DocumentSymbol {
  const { name, kind, start, end, children } = entry;
  const spanTo = (last: number) => ({
    startLineNumber: start,
    startColumn: 1,
    endLineNumber: last,
    endColumn: model.getLineMaxColumn(last),
  });
  return {
    name,
    detail: '',
    kind: symbolKinds[kind],
    tags: [],
    range: spanTo(end),
    selectionRange: spanTo(start),
    children: children.map((child) => toDocumentSymbol(child, model)),
  };
}
