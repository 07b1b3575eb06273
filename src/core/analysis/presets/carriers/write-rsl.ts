// Writes the wishes of a preset into a license document, into the content for the whole site. Terms that a
// publisher offers stay.
import { type AiPurpose, aiPurposes } from '../../../catalogue/ai-purposes.ts';
import type { Source } from '../../../document/source.ts';
import { positionAt } from '../../../formats/robots-pi/text-positions.ts';
import { addContent, addLicense, setWord, stateOfWord } from '../../../formats/rsl/edit/license-edits.ts';
import { answerOf, type RslAnswer } from '../../../formats/rsl/rsl-answer.ts';
import { patternOfContent } from '../../../formats/rsl/rsl-carrier.ts';
import { type RslContent, readRslDocument } from '../../../formats/rsl/rsl-document.ts';
import { usagesFor } from '../../../formats/rsl/vocabulary.ts';
import { urlParts } from '../../../matching/url-parts.ts';
import type { UseWishes } from '../preset.ts';
import { type CarrierRemark, type CarrierWriter, editInTurn } from './carrier-writer.ts';

const EVERY_URL = '/';

interface WordWish {
  readonly word: string;
  readonly purpose: AiPurpose;
  readonly says: 'yes' | 'no';
}

/** Returns the wishes by license word, each word once. */
function wordWishes({ says }: UseWishes): readonly WordWish[] {
  const wishes = new Map<string, WordWish>();
  for (const purpose of aiPurposes) {
    const wish = says[purpose];
    const [word] = usagesFor(purpose);
    if (wish && word !== undefined) wishes.set(word, { word, purpose, says: wish });
  }
  return [...wishes.values()];
}

const contentAt = (source: Source, at: number): RslContent => readRslDocument(source).contents[at]!;

const answerAt = (source: Source, at: number, purpose: AiPurpose): RslAnswer | undefined =>
  answerOf([contentAt(source, at)], purpose);

const placesOfLicenses = (source: Source, content: number) =>
  contentAt(source, content).licenses.map((_, license) => ({ content, license }));

/**
 * Prohibits a word, in the first license of a content: a use that one of them prohibits is not licensed (RSL 1.0
 * 3.1.1).
 */
const prohibit = (source: Source, content: number, word: string): Source =>
  editInTurn(source, (now) => setWord(now, { content, license: 0 }, 'usage', word, 'prohibits'));

/**
 * Permits a word where it is prohibited, otherwise in the first license where that helps. Returns the source
 * unchanged if it helps nowhere.
 */
function permit(source: Source, content: number, { word, purpose }: WordWish): Source {
  const places = placesOfLicenses(source, content);
  const freed = places.reduce(
    (now, place) =>
      stateOfWord(contentAt(now, content).licenses[place.license]!, 'usage', word) === 'prohibits'
        ? editInTurn(now, (source) => setWord(source, place, 'usage', word, 'permits'))
        : now,
    source,
  );
  for (const now of [
    freed,
    ...places.map((place) => editInTurn(freed, (source) => setWord(source, place, 'usage', word, 'permits'))),
  ])
    if (answerAt(now, content, purpose)?.says === 'yes') return now;
  return source;
}

/** Makes existing content express a wish about a word. What already expresses it stays. */
function writeWord(source: Source, content: number, wish: WordWish, onlyWritten: boolean): Source {
  const now = answerAt(source, content, wish.purpose);
  const isProhibited = contentAt(source, content).licenses.some(
    (license) => stateOfWord(license, 'usage', wish.word) === 'prohibits',
  );
  if (now?.says === wish.says || now?.says === 'terms' || (onlyWritten && !isProhibited)) return source;
  return wish.says === 'no' ? prohibit(source, content, wish.word) : permit(source, content, wish);
}

/** Writes a new license with a word for every wish. */
function writeLicense(source: Source, content: number, wishes: readonly WordWish[]): Source {
  const place = { content, license: 0 };
  const inOrder = wishes.toSorted((a, b) => Number(a.says === 'no') - Number(b.says === 'no'));
  return inOrder.reduce(
    (now, { word, says }) =>
      editInTurn(now, (source) =>
        setWord(source, place, 'usage', word, says === 'yes' ? 'permits' : 'prohibits'),
      ),
    source,
  );
}

const firstContents = (source: Source, isMeant: (content: RslContent) => boolean): readonly number[] =>
  readRslDocument(source).contents.flatMap((content, at) => (isMeant(content) ? [at] : []));

function remarksOn(
  source: Source,
  isWhole: (content: RslContent) => boolean,
  wishes: readonly WordWish[],
): readonly CarrierRemark[] {
  const lineOf = ({ at }: RslAnswer) => positionAt(source, at.start).line;
  return readRslDocument(source).contents.flatMap((content) =>
    wishes.flatMap(({ purpose, says }): readonly CarrierRemark[] => {
      const answer = answerOf([content], purpose);
      if (!answer || answer.says === says) return [];
      if (isWhole(content))
        return answer.says === 'terms' ? [{ code: 'terms', line: lineOf(answer), words: answer.words }] : [];
      return answer.isNamed
        ? [{ code: 'exception', line: lineOf(answer), about: content.url?.text ?? '' }]
        : [];
    }),
  );
}

export const writeRsl: CarrierWriter = (source, wishes, origin) => {
  const words = wordWishes(wishes);
  const { isRsl, isEmpty, problem } = readRslDocument(source);
  if (!isRsl && !isEmpty)
    return {
      source,
      remarks: [{ code: 'unreadable', line: positionAt(source, problem?.start ?? 0).line }],
    };
  const { authority } = urlParts(origin);
  const isWhole = (content: RslContent) => /^(?:\/|\/?\*+)$/.test(patternOfContent(content, authority) ?? '');
  const wholeSiteContents = firstContents(source, isWhole);
  let after = source;
  if (wholeSiteContents.length === 0 && !wishes.onlyWritten) {
    after = editInTurn(after, (now) => addContent(now, EVERY_URL));
    after = writeLicense(after, readRslDocument(after).contents.length - 1, words);
  }
  for (const at of wholeSiteContents) {
    if (contentAt(after, at).licenses.length > 0)
      after = words
        // Prohibited words come first, because content without lists permits the rest anyway.
        .toSorted((a, b) => Number(a.says === 'yes') - Number(b.says === 'yes'))
        .reduce((now, wish) => writeWord(now, at, wish, wishes.onlyWritten === true), after);
    else if (!wishes.onlyWritten)
      after = writeLicense(
        editInTurn(after, (now) => addLicense(now, at)),
        at,
        words,
      );
  }
  return { source: after, remarks: remarksOn(after, isWhole, words) };
};
