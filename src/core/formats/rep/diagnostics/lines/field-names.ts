// The names of the fields of a format, prepared for reading the lines of a chunk.
import type { Directive, Format, ValueType } from '../../../../syntax/directives.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { defaultDialect } from '../../edit/field-spelling.ts';

/** Whether a field is one of the main system of its format: the conventional ones. */
export const isConventional = (format: Format, { dialect }: Directive): boolean =>
  dialect === defaultDialect(format);

const ADDRESS = /^https?:\/\//i;
const PATH = /^(?:[/*]|https?:\/\/)/i;
const DIGITS = /^[0-9]/;
const WORD = /^[\w*.]/;

/** How a value of a kind begins that is no free text. */
export const valueBeginnings: Partial<Readonly<Record<ValueType, RegExp>>> = {
  agent: /^(?:\*|[a-z])/i,
  path: PATH,
  'unread-path': PATH,
  address: ADDRESS,
  host: /^(?:https?:\/\/)?[\w-]+\.[\w.-]+/i,
  seconds: DIGITS,
  rate: DIGITS,
  'time-window': DIGITS,
  parameters: WORD,
  signals: WORD,
  'usage-statement': WORD,
};

/** A field, and its name in lower case. */
interface NameCandidate {
  readonly directive: Directive;
  readonly name: string;
}

export interface FieldNames {
  readonly format: Format;
  /** The fields with one name of their own, by it in lower case. */
  readonly byName: ReadonlyMap<string, Directive>;
  /** The fields that a misspelt name can be. */
  readonly candidates: readonly NameCandidate[];
  /** How the names of systems begin that form records of their own: their lines have checks of their own. */
  readonly otherSystems: readonly string[];
  /** The fields that can be found in the value of another, and a pattern of any of their names with its colon. */
  readonly inner: { readonly byName: ReadonlyMap<string, Directive>; readonly pattern: RegExp };
}

const byLowerName = (directives: readonly Directive[]): ReadonlyMap<string, Directive> =>
  new Map(directives.map((one) => [lowerCase(one.name), one] as const));

export function createFieldNames(format: Format): FieldNames {
  const closed = format.directives.filter(({ open }) => !open);
  const withColon = closed.filter(({ bare }) => !bare);
  const others = format.directives.filter((one) => one.role === 'agent' && !isConventional(format, one));
  const inner = byLowerName(withColon.filter(({ value }) => valueBeginnings[value] !== undefined));
  const innerNames = [...inner.keys()].toSorted((a, b) => b.length - a.length);
  return {
    format,
    // Of several with one name the first counts.
    byName: byLowerName(closed.toReversed()),
    candidates: withColon.map((directive) => ({ directive, name: lowerCase(directive.name) })),
    otherSystems: others
      .map(({ name }) => lowerCase(name.slice(0, name.indexOf('-') + 1)))
      .filter((beginning) => beginning !== ''),
    inner: {
      byName: inner,
      pattern: new RegExp(`(${innerNames.join('|')})[ \\t]*:[ \\t]*`, 'gi'),
    },
  };
}
