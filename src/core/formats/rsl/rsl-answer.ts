// Decides what contents with the same URLs say about a purpose (RSL 1.0 3.1.1 to 3.7, 3.12).

import type { AiPurpose } from '../../catalogue/ai-purposes.ts';
import type { TextSpan } from '../../document/spans.ts';
import type { UseStatement } from '../../questions/use-statement.ts';
import { ownChildren, type RslContent, type RslLicense, type RslList } from './rsl-document.ts';
import {
  childNamesOf,
  type RslListType,
  rslListTypes,
  rslPayments,
  rslTokens,
  usagesFor,
} from './vocabulary.ts';

export interface RslAnswer {
  readonly says: UseStatement['says'];
  /** The text that says it. */
  readonly at: TextSpan;
  readonly words: string;
  /** False for a license without a list of usages. It counts only if no content names the purpose. */
  readonly isNamed: boolean;
}

/** The lists of one type of a license. */
export const listsOfType = ({ lists }: RslLicense, type: RslListType): readonly RslList[] =>
  lists.filter((list) => list.type === type);

const freePayments: ReadonlySet<string> = new Set(
  rslPayments.filter(({ isFree }) => isFree).map(({ name }) => name),
);

/** The payment that a license requires, in words of the file. Undefined if it is known to be free. */
function paymentWords({ payment }: RslLicense): string | undefined {
  if (!payment || (payment.type !== undefined && freePayments.has(payment.type))) return undefined;
  const { type, amount } = payment;
  if (type === undefined && ownChildren(payment.element).length === 0) return undefined;
  return ['payment', type, amount && `${amount.text} ${amount.currency ?? ''}`.trim()]
    .filter(Boolean)
    .join(' ');
}

/** Everything that a license requires in return, in a few words of the file. Empty if it requires nothing. */
function termsOf({ server, isEncrypted }: RslContent, license: RslLicense): readonly string[] {
  const payment = paymentWords(license);
  const classes = (['user', 'geo'] as const).filter((type) => listsOfType(license, type).length > 0);
  return [
    ...(payment === undefined ? [] : [payment]),
    ...(license.reports.length > 0 ? ['reporting'] : []),
    ...classes,
    ...(server ? [`server ${server.text}`] : isEncrypted ? ['encrypted'] : []),
  ];
}

interface Offer extends RslAnswer {
  readonly rank: number;
}

/** The narrowest word of a list that covers a purpose. */
function findWord({ words }: RslList, usages: readonly string[]) {
  for (const usage of usages) {
    const word = words.find(({ text }) => text === usage);
    if (word) return word;
  }
  return undefined;
}

const licenseChildren: ReadonlySet<string> = new Set(childNamesOf('license'));

/**
 * An unknown element, such as a misspelled `permits`, makes a document non-conformant (RSL 1.0 3): it grants nothing.
 */
const isConformant = ({ element }: RslLicense): boolean =>
  ownChildren(element).every(({ name }) => licenseChildren.has(name));

/** Words with a colon are extensions, which other clients ignore (RSL 1.0 3.4.1). */
const isKnownUsage = (word: string): boolean => rslTokens.usage.has(word) || word.includes(':');

/** Whether a list contains something unknown, which may restrict what no other list names. */
const isUnclear = ({ type, words }: RslList): boolean =>
  type === 'usage'
    ? words.some(({ text }) => !isKnownUsage(text))
    : !(rslListTypes as readonly (string | undefined)[]).includes(type);

function offerOf(content: RslContent, license: RslLicense, usages: readonly string[]): Offer | undefined {
  if (!isConformant(license)) return undefined;
  const permits = listsOfType(license, 'usage').filter(({ effect }) => effect === 'permits');
  const terms = termsOf(content, license);
  const says = terms.length > 0 ? 'terms' : 'yes';
  const rank = says === 'yes' ? 0 : 2;
  if (permits.length === 0) {
    // Rights must never be expanded (RSL 1.0 3.1.1).
    if (license.lists.some(isUnclear)) return undefined;
    const { tag } = license.element;
    const words = ['license', ...terms].join(', ');
    return { says, at: { start: tag.start, end: tag.end }, words, isNamed: false, rank: rank + 1 };
  }
  for (const list of permits) {
    const word = findWord(list, usages);
    if (word)
      return { says, at: word, words: [`permits ${word.text}`, ...terms].join(', '), isNamed: true, rank };
  }
  return undefined;
}

/**
 * What contents with the same URLs say about a purpose: no if one license prohibits it; otherwise the offer that
 * requires least; otherwise no if a license has a list without it. Undefined if no understood license says anything.
 */
export function answerOf(contents: readonly RslContent[], purpose: AiPurpose): RslAnswer | undefined {
  const usages = usagesFor(purpose);
  const licenses = contents.flatMap((content) => content.licenses.map((license) => ({ content, license })));
  const lists = licenses.flatMap(({ license }) => listsOfType(license, 'usage'));
  for (const list of lists.filter(({ effect }) => effect === 'prohibits')) {
    const word = findWord(list, usages);
    if (word) return { says: 'no', at: word, words: `prohibits ${word.text}`, isNamed: true };
  }
  const [best] = licenses
    .flatMap(({ content, license }) => offerOf(content, license, usages) ?? [])
    .toSorted((a, b) => a.rank - b.rank);
  const listWithout = lists.find((list) => list.effect === 'permits' && !findWord(list, usages));
  if (best?.isNamed || (best && !listWithout)) return best;
  if (!listWithout) return undefined;
  if (best) return { ...best, isNamed: true };
  const words = ['permits', ...listWithout.words.map(({ text }) => text)].join(' ');
  return { says: 'no', at: listWithout.element.tag, words, isNamed: true };
}
