// Finds CSS selectors that are expensive for the whole page. Each kind once caused every row of every list to be
// restyled.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Splits at commas, or at the combinators between compounds, but never within brackets. */
function splitOutside(text: string, at: RegExp): string[] {
  const pieces = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(' || char === '[') depth++;
    if (char === ')' || char === ']') depth--;
    if (depth === 0 && at.test(char)) pieces.push('');
    else pieces[pieces.length - 1] += char;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function selectorsOf(css: string): string[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, text = '']) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => !/^(@|from|to|\d)/.test(text))
    .flatMap((text) => splitOutside(text, /,/));
}

/** Whether a compound matches any element: it has no class, tag, id or attribute outside of what it excludes. */
const matchesAnyElement = (compound: string): boolean =>
  !/[.#[a-z]/.test(
    compound.replaceAll(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, '').replaceAll(/::?[a-z-]+/g, ''),
  );

const SIBLING_COMBINATOR = /[~+]/;
const POINTER_STATE = /:(hover|active|focus)/;
/** Attributes that keys change on elements anywhere. */
const KEY_STATE = /\[(aria-busy|data-dimmed)\b/;

/** Whether a compound has a class, an id or an attribute outside of what it excludes. */
const isNarrow = (compound: string): boolean => /[.#[]/.test(compound.replaceAll(/:not\([^()]*\)/g, ''));

/** Why a selector is expensive, or undefined. */
function costOf(selector: string): string | undefined {
  const spaced = selector.replaceAll(/\s*([>~+])\s*(?![^(]*\))/g, '$1');
  const compounds = splitOutside(spaced, /[ >~+]/);
  const subject = compounds.at(-1) ?? '';
  const before = spaced.slice(0, spaced.lastIndexOf(subject));
  if (compounds.some((compound) => /^(:not\()?:has\(/.test(compound)))
    return 'whatever changes anywhere has all around it styled anew';
  if (compounds.slice(0, -1).some((compound) => KEY_STATE.test(compound)) && !isNarrow(subject))
    return 'whatever a key changes has all that is in it styled anew';
  if (!matchesAnyElement(subject)) return undefined;
  if (compounds.slice(0, -1).some((compound) => POINTER_STATE.test(compound)))
    return 'whatever is pointed at has all that is in it styled anew';
  const isSibling = SIBLING_COMBINATOR.test(before.at(-1) ?? '');
  if (isSibling && splitOutside(before, /[ >]/).length < 2)
    return 'whatever is put anywhere has all beside it styled anew';
  return undefined;
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .toSorted();

describe('performance.md: a selector affects only the elements that it is for', () => {
  it.each([
    ['.whole ~ *', 'beside it'],
    ['.a + :not(.b)', 'beside it'],
    ['.row:has([data-field="menu"]):is(:hover, :focus-within) > :first-child', 'pointed at'],
    ['tr:hover *', 'pointed at'],
    [':has(> .menu[aria-expanded])', 'around it'],
    ['.bar[data-dimmed="true"] > span', 'a key changes'],
    ['.result[aria-busy="true"] > :not(output, h2)', 'a key changes'],
  ])('%s is found', (selector, cost) => {
    expect(costOf(selector)).toContain(cost);
  });

  it.each([
    ['.notice > .g + *', 'elements outside a notice are excluded by their parents'],
    ['.row:hover > .cell:not([data-answer])', 'it has a class'],
    ['.row + .row', 'it has a class'],
    ['.row > :first-child', 'it depends only on its parent'],
    ['input:checked + span', 'it has a tag'],
    ['.btn:hover', 'it matches the element under the pointer itself'],
    [':is(.a, .b):hover .c', 'it has a class'],
    ['fieldset:has(> .menu[aria-expanded])', 'it has a tag'],
    ['.result[aria-busy="true"] .part', 'it has a class'],
  ])('%s is not: %s', (selector) => {
    expect(costOf(selector)).toBeUndefined();
  });

  it.each(files)('%s', (name) => {
    const css = readFileSync(join(import.meta.dirname, name), 'utf8');
    expect(selectorsOf(css).filter((selector) => costOf(selector) !== undefined)).toEqual([]);
  });
});

describe('ours: a class that a component uses is in its style sheet', () => {
  const components = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .toSorted();
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

  function missingClasses(name: string): string[] {
    const code = read(name);
    return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
      ([, styles = '', path = '']) => {
        const css = read(join(dirname(name), path));
        const references = [...code.matchAll(new RegExp(`\\b${styles}(?:\\['([\\w-]+)'\\]|\\.(\\w+))`, 'g'))];
        return references
          .map(([, quoted, plain]) => quoted ?? plain ?? '')
          .filter((className) => !new RegExp(`\\.${className}(?![\\w-])`).test(css));
      },
    );
  }

  it('in all components', () => {
    const missing = components.flatMap((name) =>
      missingClasses(name).map((className) => `${name}: ${className}`),
    );
    expect(missing).toEqual([]);
  });
});
