// One word for one thing: the words that English messages avoid, and where a specification's term stays.
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('./en/**/*.ts', { eager: true, query: '?raw', import: 'default' });

interface AstNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Texts for programs: keys, types, compared values, and names of groups of words. */
function isForProgram(node: AstNode, key: string): boolean {
  if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType') return true;
  if (node.type === 'Property') return key === 'key';
  return node.type === 'BinaryExpression' || node.type === 'ImportDeclaration';
}

function textOf(node: AstNode): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateElement') return undefined;
  const { value } = node;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : undefined;
}

/** Every text of a module that users may read. */
function textsIn(node: AstNode): string[] {
  const own = textOf(node);
  const inside = Object.entries(node).flatMap(([key, value]) =>
    isForProgram(node, key) ? [] : [value].flat().flatMap((one) => (isNode(one) ? textsIn(one) : [])),
  );
  return own === undefined ? inside : [own, ...inside];
}

interface Rule {
  readonly not: RegExp;
  readonly say: string;
  /** Texts in which the word means something else, or is the specification's term. */
  readonly except?: RegExp;
  /** Paths of modules that quote specifications. */
  readonly quotes?: RegExp;
}

const specifications = /\/learn\/(koster-1996|rfc-9309|data-txt|robots-pi|mobile-agents)\.ts$/;

const rules: readonly Rule[] = [
  {
    not: /\brobots?\b/i,
    say: 'crawler',
    except:
      /gatepost-robots(-editor)?|robots[.-]txt|--robots |robots instructions?|robots META|robots PI|robots-pi|“robots”|<\?robots|x-robots-tag|robots\.cc|Search Engine Robots|^(robot crawler bot new|bots robots user-agents columns|robots)$/gi,
    quotes: specifications,
  },
  { not: /\bcards?\b/i, say: 'record' },
  { not: /\bmatrix\b/i, say: 'table', except: /Access matrix|gatepost matrix|diff and matrix/g },
  { not: /\bverdicts?\b/i, say: 'answer', except: /^record verdicts pin$/g },
  { not: /\bblanks?\b/i, say: 'space', except: /blank lines?\b|\(blank\)|Delete blank /gi },
  { not: /\boctets?\b/i, say: 'byte', quotes: specifications },
  { not: /\bgrid\b/i, say: 'table' },
  { not: /\bways? out\b/i, say: 'fix' },
  { not: /\bissues?\b/i, say: 'finding' },
  // What is open and what the start page lists is a site. The workspace is the file that has it all.
  { not: /\b(separate|earlier|other|last|shared|empty|previous|this) workspaces?\b/i, say: 'site' },
];

const messages = Object.entries(sources).map(([path, source]) => {
  const program: unknown = parseAst(source, { lang: 'ts' });
  return { path, texts: isNode(program) ? textsIn(program) : [] };
});

test('words: the messages are found', () => {
  expect(messages.find(({ path }) => path === './en/table.ts')?.texts).toContain('Any other crawler');
});

test.each(rules)('words: messages say $say, not $not', ({ not, except, quotes }) => {
  const wrong = messages.flatMap(({ path, texts }) =>
    quotes?.test(path)
      ? []
      : texts
          .filter((text) => not.test(except ? text.replace(except, '') : text))
          .map((text) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
