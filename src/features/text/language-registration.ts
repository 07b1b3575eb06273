// Makes the formats of policy files known to Monaco: their colours, their line comment, and the blocks that can be folded.
import type { IDisposable, languages } from 'monaco-editor/editor';
import { formats } from '../../core/formats/index.ts';
import { blocksOf } from '../../core/policy/blocks.ts';
import type { Format } from '../../core/policy/directive.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { monaco } from './monaco.ts';
import { tokensOfLine } from './policy-language.ts';

const stateless: languages.IState = { clone: () => stateless, equals: () => true };

function tokensProvider(format: Format, wildcards: boolean): languages.TokensProvider {
  return {
    getInitialState: () => stateless,
    tokenize: (line) => ({ tokens: tokensOfLine(line, format, wildcards), endState: stateless }),
  };
}

let known = false;

function registerLanguages(): void {
  if (known) return;
  known = true;
  for (const { id } of formats) {
    monaco.languages.register({ id });
    monaco.languages.setLanguageConfiguration(id, {
      comments: { lineComment: '#' },
      wordPattern: /[^\s:#/?&=*$]+/g,
    });
  }
}

/** What of the languages depends on the page: the reader's wildcards, and the policy behind a model. */
export interface PolicyLanguages extends IDisposable {
  setWildcards(wildcards: boolean): void;
}

/** Registers the languages, and what a page's editor adds to them. The id of a language is the id of its format. */
export function addPolicyLanguages(policyOfUri: (uri: string) => Policy | undefined): PolicyLanguages {
  registerLanguages();
  let wanted: boolean | undefined;
  let colours: IDisposable[] = [];
  const ids = formats.map(({ id }) => id);
  const folding = monaco.languages.registerFoldingRangeProvider(ids, {
    provideFoldingRanges: (model) => foldingRanges(policyOfUri(model.uri.toString())),
  });
  return {
    setWildcards(wildcards) {
      if (wildcards === wanted) return;
      wanted = wildcards;
      const before = colours;
      colours = formats.map((format) =>
        monaco.languages.setTokensProvider(format.id, tokensProvider(format, wildcards)),
      );
      for (const one of before) one.dispose();
    },
    dispose() {
      for (const one of [...colours, folding]) one.dispose();
    },
  };
}

function foldingRanges(policy: Policy | undefined): languages.FoldingRange[] {
  if (!policy) return [];
  return blocksOf(policy)
    .filter(({ start, end }) => end > start + 1)
    .map(({ start, end }) => ({ start: start + 1, end }));
}
