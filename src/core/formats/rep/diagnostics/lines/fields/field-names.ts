// The names of the fields of a format, prepared for reading lines.
import type { Directive, Format, ValueType } from '../../../../../syntax/directives.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import { defaultDialect } from '../../../edit/field-spelling.ts';

/** Whether a field belongs to the main system of its format, the conventional one. */
export const isConventional = (format: Format, { dialect }: Directive): boolean =>
  dialect === defaultDialect(format);

const ADDRESS = /^https?:\/\//i;
const PATH = /^(?:[/*]|https?:\/\/)/i;
const DIGITS = /^[0-9]/;
const WORD = /^[\w*.]/;

/** How values begin, by type, for types that are not free text. */
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
  /** The fields with a fixed name, by their names in lower case. */
  readonly byName: ReadonlyMap<string, Directive>;
  /** The fields that a misspelled name can be. */
  readonly candidates: readonly NameCandidate[];
  /** The prefixes of names in other systems that form records: these lines have their own checks. */
  readonly otherSystems: readonly string[];
  /** The fields that can be found in the value of another field, and a pattern for any of their names with a colon. */
  readonly inner: { readonly byName: ReadonlyMap<string, Directive>; readonly pattern: RegExp };
}

const byLowerName = (directives: readonly Directive[]): ReadonlyMap<string, Directive> =>
  new Map(directives.map((directive) => [lowerCase(directive.name), directive] as const));

export function createFieldNames(format: Format): FieldNames {
  const namedFields = format.directives.filter(({ open }) => !open);
  const withColon = namedFields.filter(({ bare }) => !bare);
  const others = format.directives.filter(
    (directive) => directive.role === 'agent' && !isConventional(format, directive),
  );
  const inner = byLowerName(withColon.filter(({ value }) => valueBeginnings[value] !== undefined));
  const innerNames = [...inner.keys()].toSorted((a, b) => b.length - a.length);
  return {
    format,
    // If several fields have the same name, the first one applies.
    byName: byLowerName(namedFields.toReversed()),
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
