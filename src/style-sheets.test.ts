// Checks that each value has one name (ui/tokens.css) and each set of declarations one class (ui/primitives.css).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A sheet without comments and without what is in quotation marks, such as images. */
const read = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'[^']*'/g, "''");

interface Declaration {
  readonly property: string;
  readonly value: string;
}

const declarationsIn = (text: string): readonly Declaration[] =>
  [...text.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.trim().replaceAll(/\s+/g, ' '),
  }));

/** The declarations of each rule whose selectors are single classes. */
function classRules(
  css: string,
): readonly { readonly selector: string; readonly declarations: Set<string> }[] {
  return [...css.matchAll(/(?<=^|\})\s*([^{}@]+)\{([^{}]*)\}/g)]
    .map(([, selector = '', body = '']) => ({
      selector: selector.trim(),
      declarations: new Set(declarationsIn(body).map(({ property, value }) => `${property}: ${value}`)),
    }))
    .filter(({ selector }) => selector.split(',').every((one) => /^\.[\w-]+$/.test(one.trim())));
}

const tokens = read('ui/tokens.css');
const primitives = read('ui/primitives.css');

/** The tokens whose names begin so, by their value. */
const tokensBy = (prefix: string) =>
  new Map(
    declarationsIn(tokens)
      .filter(({ property }) => property.startsWith(prefix))
      .map(({ property, value }) => [value, property]),
  );

/** What a token is for, and the properties that use it. */
const families = [
  { properties: /^(padding|margin|gap|row-gap|column-gap|scroll-)/, values: tokensBy('--space-') },
  { properties: /^border-radius/, values: tokensBy('--radius-') },
  { properties: /^(font-size|font)$/, values: tokensBy('--text-') },
  { properties: /^(inline-size|block-size|width|height)$/, values: tokensBy('--icon-') },
  { properties: /^z-index$/, values: tokensBy('--z-') },
  { properties: /^opacity$/, values: new Map([...tokensBy('--dim'), ...tokensBy('--off')]) },
];

const COLOR = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|lab)\(|\b(white|black|gr[ae]y|red|green|blue|yellow)\b/i;

const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== join('ui', 'tokens.css'))
  .toSorted();

/** Values that are written out although they have a name. */
function namelessValues(css: string): readonly string[] {
  return declarationsIn(css).flatMap(({ property, value }) => {
    const written = `${property}: ${value}`;
    if (COLOR.test(value)) return [`${written} is a color without a token`];
    return families
      .filter(({ properties }) => properties.test(property))
      .flatMap(({ values }) => value.split(' ').map((one) => values.get(one)))
      .filter((token) => token !== undefined)
      .map((token) => `${written} is ${token}`);
  });
}

describe('design: a color, size or space that has a name is written by its name', () => {
  it.each([
    ['.a { color: #fff; }', 'color'],
    ['.a { border: 1px solid rgb(0 0 0 / 0.5); }', 'color'],
    ['.a { padding: 0 0.25rem; }', '--space-1'],
    ['.a { font-size: 0.75rem; }', '--text-s'],
    ['.a { z-index: 20; }', '--z-popover'],
  ])('%s is found', (css, said) => {
    expect(namelessValues(css).join()).toContain(said);
  });

  it.each([
    '.a { padding: var(--space-1) 1px; inline-size: 17rem; color: currentcolor; }',
    ".a { content: 'red'; }",
  ])('%s is not', (css) => {
    expect(namelessValues(css.replaceAll(/'[^']*'/g, "''"))).toEqual([]);
  });

  it.each(sheets)('%s', (name) => {
    expect(namelessValues(read(name))).toEqual([]);
  });
});

/** Primitives of several declarations, which a sheet would repeat instead of naming them; not the answers (`.v`). */
const shared = classRules(primitives).filter(
  ({ selector, declarations }) => declarations.size > 1 && !selector.startsWith('.v'),
);

describe('ours: a component names a primitive instead of repeating it', () => {
  const repeated = (css: string) =>
    classRules(css).flatMap(({ selector, declarations }) =>
      shared
        .filter((primitive) => [...primitive.declarations].every((one) => declarations.has(one)))
        .map((primitive) => `${selector} repeats ${primitive.selector}`),
    );

  it('a repetition is found', () => {
    expect(
      repeated(
        '.a {\n  color: red;\n  position: fixed;\n}\n.b {\n  gap: 1px;\n  flex-direction: column;\n  display: flex;\n}',
      ),
    ).toEqual(['.b repeats .column']);
  });

  it.each(sheets.filter((name) => name !== join('ui', 'primitives.css')))('%s', (name) => {
    expect(repeated(read(name))).toEqual([]);
  });
});
