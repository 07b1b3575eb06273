// What contents with the same URLs say about a purpose (RSL 1.0 3.1.1 to 3.7, 3.12).
import type { UsePurpose, UseStatement } from '../../questions/use-carrier.ts';
import type { TextSpan } from '../../syntax/xml/tokens.ts';
import type { RslContent, RslLicense, RslList } from './rsl-document.ts';
import { type RslListType, rslPayments, usagesFor } from './vocabulary.ts';

export interface RslAnswer {
  readonly says: UseStatement['says'];
  /** The place that says it. */
  readonly at: TextSpan;
  readonly words: string;
  /** False for a license without a list of usages: it counts only where no content names the purpose. */
  readonly isNamed: boolean;
}

/** The lists of one type of a license. */
export const listsOfType = ({ lists }: RslLicense, type: RslListType): readonly RslList[] =>
  lists.filter((list) => list.type === type);

const freePayments: ReadonlySet<string> = new Set(
  rslPayments.filter(({ isFree }) => isFree).map(({ name }) => name),
);

/** What a payment asks for; undefined if it is known to be free. */
function paymentWords({ payment }: RslLicense): string | undefined {
  if (!payment || (payment.type !== undefined && freePayments.has(payment.type))) return undefined;
  const { type, amount, standard, custom, accepts } = payment;
  if (type === undefined && !(amount ?? standard ?? custom ?? accepts)) return undefined;
  return ['payment', type, amount && `${amount.text} ${amount.currency ?? ''}`.trim()]
    .filter(Boolean)
    .join(' ');
}

/** What a license asks for in return, in a few words of the file; empty if it asks for nothing. */
function termsOf({ server, isEncrypted }: RslContent, license: RslLicense): readonly string[] {
  const payment = paymentWords(license);
  const classes = (['user', 'geo'] as const).filter((type) => listsOfType(license, type).length > 0);
  return [
    ...(payment === undefined ? [] : [payment]),
    ...(license.asksForReports ? ['reporting'] : []),
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

function offerOf(content: RslContent, license: RslLicense, usages: readonly string[]): Offer | undefined {
  const permits = listsOfType(license, 'usage').filter(({ effect }) => effect === 'permits');
  const terms = termsOf(content, license);
  const says = terms.length > 0 ? 'terms' : 'yes';
  const rank = says === 'yes' ? 0 : 2;
  if (permits.length === 0) {
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
 * What contents with the same URLs say about a purpose: no if one license prohibits it; else the offer that asks for
 * least; else no if there are licenses, each with a list that lacks it. Undefined if they have no license.
 */
export function answerOf(contents: readonly RslContent[], purpose: UsePurpose): RslAnswer | undefined {
  const usages = usagesFor(purpose);
  const all = contents.flatMap((content) => content.licenses.map((license) => ({ content, license })));
  const lists = all.flatMap(({ license }) => listsOfType(license, 'usage'));
  for (const list of lists.filter(({ effect }) => effect === 'prohibits')) {
    const word = findWord(list, usages);
    if (word) return { says: 'no', at: word, words: `prohibits ${word.text}`, isNamed: true };
  }
  const [best] = all
    .flatMap(({ content, license }) => offerOf(content, license, usages) ?? [])
    .toSorted((a, b) => a.rank - b.rank);
  const closed = lists.find(({ effect }) => effect === 'permits');
  if (best?.isNamed || (best && !closed)) return best;
  if (!closed) return undefined;
  if (best) return { ...best, isNamed: true };
  const words = ['permits', ...closed.words.map(({ text }) => text)].join(' ');
  return { says: 'no', at: closed.element.tag, words, isNamed: true };
}
