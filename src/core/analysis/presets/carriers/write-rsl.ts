// Writes the wishes of a preset into a license document, into the content for the whole site. Terms that a
// publisher offers stay.

import { type AiPurpose, aiPurposes } from '../../../catalogue/ai-purposes.ts';
import type { Source } from '../../../document/source.ts';
import { positionAt } from '../../../document/spans.ts';
import { addContent, addLicense, setWord, stateOfWord } from '../../../formats/rsl/edit/license-edits.ts';
import { answerOf, listsOfType, type RslAnswer } from '../../../formats/rsl/rsl-answer.ts';
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

/** Returns the wishes for yes and no by license word, each word once. */
function wordWishes(wishes: UseWishes): readonly WordWish[] {
  const byWord = new Map<string, WordWish>();
  for (const purpose of aiPurposes) {
    const says = wishes[purpose];
    const [word] = usagesFor(purpose);
    if (says && says !== 'open' && word !== undefined) byWord.set(word, { word, purpose, says });
  }
  return [...byWord.values()];
}

const openPurposes = (wishes: UseWishes): readonly AiPurpose[] =>
  aiPurposes.filter((purpose) => wishes[purpose] === 'open');

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

/**
 * Removes the words that prohibit a purpose, also wider ones. A permitted word is not added: what a list of
 * permitted words lacks is not licensed (RSL 1.0 3.5).
 */
function removeProhibitions(source: Source, content: number, purposes: readonly AiPurpose[]): Source {
  const words = new Set(purposes.flatMap(usagesFor));
  return placesOfLicenses(source, content).reduce(
    (after, place) =>
      [...words].reduce((now, word) => {
        const license = contentAt(now, content).licenses[place.license];
        if (!license || stateOfWord(license, 'usage', word) !== 'prohibits') return now;
        const isPermitted = listsOfType(license, 'usage').some(
          (list) => list.effect === 'permits' && list.words.some(({ text }) => text === word),
        );
        return editInTurn(now, (text) =>
          setWord(text, place, 'usage', word, isPermitted ? 'permits' : undefined),
        );
      }, after),
    source,
  );
}

/** Makes existing content express a wish about a word. What already expresses it stays. */
function writeWord(source: Source, content: number, wish: WordWish): Source {
  const now = answerAt(source, content, wish.purpose);
  if (now?.says === wish.says || now?.says === 'terms') return source;
  return wish.says === 'no' ? prohibit(source, content, wish.word) : permit(source, content, wish);
}

/** The only use that is permitted if no wish permits one. */
const LEAST_PERMITTED: WordWish = { word: 'search', purpose: 'search', says: 'yes' };

/**
 * Writes a new license with a word for every wish. Without a list of permitted words it would permit every use
 * that it does not prohibit (RSL 1.0 3.5), and give away uses that the preset says nothing about.
 */
function writeLicense(source: Source, content: number, wishes: readonly WordWish[]): Source {
  const place = { content, license: 0 };
  const permitsAny = wishes.some(({ says }) => says === 'yes');
  const inOrder = (permitsAny ? wishes : [LEAST_PERMITTED, ...wishes]).toSorted(
    (a, b) => Number(a.says === 'no') - Number(b.says === 'no'),
  );
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
  wishes: UseWishes,
): readonly CarrierRemark[] {
  const lineOf = ({ at }: RslAnswer) => positionAt(source, at.start).line;
  // Purposes with one word have one remark.
  const purposes = new Map(
    aiPurposes.flatMap((purpose) => (wishes[purpose] ? [[usagesFor(purpose)[0], purpose] as const] : [])),
  );
  return readRslDocument(source).contents.flatMap((content) =>
    [...purposes.values()].flatMap((purpose): readonly CarrierRemark[] => {
      const answer = answerOf([content], purpose);
      const isFulfilled =
        wishes[purpose] === 'open' ? answer?.says !== 'no' : answer?.says === wishes[purpose];
      if (!answer || isFulfilled) return [];
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
  const open = openPurposes(wishes);
  let after = wholeSiteContents.reduce((now, at) => removeProhibitions(now, at, open), source);
  if (words.length === 0) return { source: after, remarks: remarksOn(after, isWhole, wishes) };
  if (wholeSiteContents.length === 0) {
    after = editInTurn(after, (now) => addContent(now, EVERY_URL));
    after = writeLicense(after, readRslDocument(after).contents.length - 1, words);
  }
  for (const at of wholeSiteContents) {
    if (contentAt(after, at).licenses.length > 0)
      after = words
        // Prohibited words come first, because content without lists permits the rest anyway.
        .toSorted((a, b) => Number(a.says === 'yes') - Number(b.says === 'yes'))
        .reduce((now, wish) => writeWord(now, at, wish), after);
    else
      after = writeLicense(
        editInTurn(after, (now) => addLicense(now, at)),
        at,
        words,
      );
  }
  return { source: after, remarks: remarksOn(after, isWhole, wishes) };
};
