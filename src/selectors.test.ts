// Selectors that cost the whole page something, whatever they are meant for: each of them once had every row of every
// list styled anew.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Splits at commas, or at what stands between compounds, but never within brackets. */
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

/** Whether a compound takes any element: it has no class, tag, id or attribute outside of what it excludes. */
const takesAny = (compound: string): boolean =>
  !/[.#[a-z]/.test(
    compound.replaceAll(/:not\([^()]*(\([^()]*\)[^()]*)*\)/g, '').replaceAll(/::?[a-z-]+/g, ''),
  );

const NEIGHBOUR = /[~+]/;
const POINTED = /:(hover|active|focus)/;

/** What is costly about a selector. */
function costOf(selector: string): string | undefined {
  const spaced = selector.replaceAll(/\s*([>~+])\s*(?![^(]*\))/g, '$1');
  const compounds = splitOutside(spaced, /[ >~+]/);
  const subject = compounds.at(-1) ?? '';
  const before = spaced.slice(0, spaced.lastIndexOf(subject));
  if (!takesAny(subject)) return undefined;
  if (compounds.slice(0, -1).some((compound) => POINTED.test(compound)))
    return 'whatever is pointed at has all that is in it styled anew';
  const isNeighbour = NEIGHBOUR.test(before.at(-1) ?? '');
  if (isNeighbour && splitOutside(before, /[ >]/).length < 2)
    return 'whatever is put anywhere has all beside it styled anew';
  return undefined;
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .toSorted();

describe('performance.md: a selector costs only those it is meant for', () => {
  it.each([
    ['.whole ~ *', 'beside it'],
    ['.a + :not(.b)', 'beside it'],
    ['.row:has([data-field="menu"]):is(:hover, :focus-within) > :first-child', 'pointed at'],
    ['tr:hover *', 'pointed at'],
  ])('%s is found', (selector, cost) => {
    expect(costOf(selector)).toContain(cost);
  });

  it.each([
    ['.notice > .g + *', 'those outside a notice are told by their parents'],
    ['.row:hover > .cell:not([data-answer])', 'it has a class'],
    ['.row + .row', 'it has a class'],
    ['.row > :first-child', 'it hangs on its parent alone'],
    ['input:checked + span', 'it has a tag'],
    ['.btn:hover', 'it is the pointed one itself'],
    [':is(.a, .b):hover .c', 'it has a class'],
  ])('%s is not: %s', (selector) => {
    expect(costOf(selector)).toBeUndefined();
  });

  it.each(files)('%s', (name) => {
    const css = readFileSync(join(import.meta.dirname, name), 'utf8');
    expect(selectorsOf(css).filter((selector) => costOf(selector) !== undefined)).toEqual([]);
  });
});

describe('ours: a class that a component names is in its style sheet', () => {
  const components = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .toSorted();
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

  function missingClasses(name: string): string[] {
    const code = read(name);
    return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
      ([, styles = '', path = '']) => {
        const css = read(join(dirname(name), path));
        const named = [...code.matchAll(new RegExp(`\\b${styles}(?:\\['([\\w-]+)'\\]|\\.(\\w+))`, 'g'))];
        return named
          .map(([, quoted, plain]) => quoted ?? plain ?? '')
          .filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(css));
      },
    );
  }

  it('in all of them', () => {
    const missing = components.flatMap((name) => missingClasses(name).map((one) => `${name}: ${one}`));
    expect(missing).toEqual([]);
  });
});
