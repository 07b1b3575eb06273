// What a line was meant to be, whoever reads it so: misspelt, without its colon, or as it should be.
import { type Directive, EXACT, type Format } from '../../policy/directive.ts';
import { mainDialect } from '../../policy/edit/spelling.ts';
import { directiveOfKind, KIND, kindOfText } from '../../policy/recognise.ts';
import type { LinePlaces } from '../../syntax/field-lines.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { nearestField } from './near-names.ts';

/** The parts that lines play in records, one byte each. `blank`: with spaces; `empty`: without a character. */
export const PART = {
  silent: 0,
  empty: 1,
  blank: 2,
  agent: 3,
  allow: 4,
  deny: 5,
  known: 6,
  unknown: 7,
} as const;

/** A line as somebody meant it. */
export interface Meaning {
  readonly part: number;
  /** The field that it is, or was meant to be. */
  readonly directive?: Directive;
  /** Its name is not the one of that field. */
  readonly isMisspelt?: true;
  /** There is no colon behind the name. */
  readonly lacksColon?: true;
  /** What stands before the colon is no name at all. */
  readonly isNameless?: true;
}

/** Whether a field is one of the main system of its format: the conventional ones. */
export const isConventional = (format: Format, { dialect }: Directive): boolean =>
  dialect === mainDialect(format);

function partOf(format: Format, directive: Directive): number {
  if (directive.bare) return PART.silent;
  if (!isConventional(format, directive)) return PART.known;
  if (directive.role === 'agent') return PART.agent;
  return directive.effect === 'allow' ? PART.allow : PART.deny;
}

const meantAs = (format: Format, directive: Directive, more: Partial<Meaning> = {}): Meaning => ({
  part: partOf(format, directive),
  directive,
  ...more,
});

/** How the names of systems begin that form records of their own: their lines have checks of their own. */
const beginnings = new WeakMap<Format, readonly string[]>();

function otherBeginnings(format: Format): readonly string[] {
  let found = beginnings.get(format);
  if (!found) {
    const others = format.directives.filter((one) => one.role === 'agent' && !isConventional(format, one));
    found = others
      .map(({ name }) => lowerCase(name.slice(0, name.indexOf('-') + 1)))
      .filter((one) => one !== '');
    beginnings.set(format, found);
  }
  return found;
}

const isOfOtherSystem = (name: string, format: Format) =>
  otherBeginnings(format).some((beginning) => lowerCase(name).startsWith(beginning));

const namesOfFormat = new WeakMap<Format, ReadonlyMap<string, Directive>>();

/** The directives with one name of their own, by it in lower case. */
function namedDirectives(format: Format): ReadonlyMap<string, Directive> {
  let found = namesOfFormat.get(format);
  if (!found) {
    const closed = format.directives.filter((one) => !one.open).toReversed();
    found = new Map(closed.map((one) => [lowerCase(one.name), one] as const));
    namesOfFormat.set(format, found);
  }
  return found;
}

/** Two words, of which the second can be what the first field asks for: not the beginning of a sentence. */
function withoutColon(text: string, places: LinePlaces, format: Format): Meaning {
  const { nameStart, nameEnd, valueStart, valueEnd, shape } = places;
  const name = text.slice(nameStart, nameEnd);
  const found = namedDirectives(format).get(lowerCase(name)) ?? nearestField(name, format);
  const value = text.slice(valueStart, valueEnd);
  const isAlone = value === '' && found?.role === 'rule';
  const fits =
    found?.value === 'path' ? /^[/*]/.test(value) || isAlone : shape === 'pair' && found?.role === 'agent';
  const isAddress = found?.value === 'address' && /^https?:\/\//.test(value);
  if (!found || !(fits || isAddress)) return { part: PART.silent, lacksColon: true };
  return meantAs(format, found, { lacksColon: true });
}

/** A name and a colon, but not the name of a field of the format. */
function otherField(text: string, places: LinePlaces, format: Format, kind: number): Meaning {
  const near = nearestField(text.slice(places.nameStart, places.nameEnd), format);
  if (near) return meantAs(format, near, { isMisspelt: true });
  return kind === KIND.other ? { part: PART.unknown } : { part: PART.silent, isNameless: true };
}

/** What a line means, most kindly read. */
export function meaningOf(text: string, places: LinePlaces, format: Format): Meaning {
  const kind = kindOfText(text, format, EXACT, places);
  if (kind === KIND.blank) return { part: text === '' ? PART.empty : PART.blank };
  if (kind === KIND.comment) return { part: PART.silent };
  const directive = directiveOfKind(format, kind);
  if (directive) return meantAs(format, directive);
  if (isOfOtherSystem(text.slice(places.nameStart, places.nameEnd), format))
    return { part: kind === KIND.other ? PART.known : PART.silent };
  const lenient = directiveOfKind(
    format,
    kindOfText(text, format, { ...EXACT, names: 'google-prefix' }, places),
  );
  if (lenient) return meantAs(format, lenient, { isMisspelt: true });
  const colon = text.indexOf(':');
  const hasColon = colon >= 0 && (places.comment < 0 || colon < places.comment);
  if (hasColon) return otherField(text, places, format, kind);
  return places.nameStart < places.nameEnd ? withoutColon(text, places, format) : { part: PART.silent };
}
