// Explanations of the parts of a line, and details of completions, for every system.

import { communityList, findCommunityCrawler } from '../../core/catalogue/community-crawlers.ts';
import { findDocumentedCrawler } from '../../core/catalogue/documented-crawlers.ts';
import { findExtension } from '../../core/formats/extensions/registry.ts';
import type { LinePiece } from '../../core/language-service/assistant.ts';
import type { ValueType } from '../../core/syntax/directives.ts';
import { crawlerWords } from '../en/crawlers.ts';
import { restrictionValueWords } from '../en/formats/acap-restrictions.ts';
import {
  agentHoverWords,
  extensionMeaning,
  languageServiceWords,
  type PartWords,
  partMeaning,
  pieceMeanings,
  supportLabel,
  tdmrepMemberMeaning,
  valueParts,
} from '../en/language-service.ts';
import { formatRestriction } from '../format-restriction.ts';

/** Fields of a system whose field names other systems also use. */
const formatMeanings: Readonly<Record<string, (id: string) => string | undefined>> = {
  extensions: extensionMeaning,
  tdmrep: tdmrepMemberMeaning,
};

function extensionLabel(id: string): string | undefined {
  const facts = findExtension(id)?.facts;
  return facts && supportLabel(facts);
}

/** The meaning of a qualifier's value: for the value itself if there is one, else for its kind. */
function explainValue(type: string, written: string, form: string): string {
  if (written === '') return restrictionValueWords.choice(type, form);
  return form === ''
    ? languageServiceWords.unreadable
    : languageServiceWords.reads(formatRestriction(type, written));
}

/** What a name refers to, short enough to be next to it in a list. */
function explainAgent(name: string): string | undefined {
  if (name === '*') return agentHoverWords.anyOther;
  const crawler = findDocumentedCrawler(name);
  if (crawler) return [agentHoverWords.who(crawler), ...agentHoverWords.effect(crawler)].join(' ');
  const listedCrawler = findCommunityCrawler(name);
  const { about, says } = crawlerWords.community;
  return (
    listedCrawler && [about(communityList), says(listedCrawler.operator, listedCrawler.purposes)].join(' ')
  );
}

const lookUpMeaning = (kind: string, word: string): string | undefined => {
  const table = pieceMeanings[kind] ?? {};
  return Object.hasOwn(table, word) ? table[word] : undefined;
};

/** The meaning of a part of a line; undefined if it is self-explanatory. */
export function explainPiece({ kind, words }: Pick<LinePiece, 'kind' | 'words'>): string | undefined {
  const [word = '', second = '', third = ''] = words;
  if (kind === 'name') return formatMeanings[second]?.(word) ?? lookUpMeaning(kind, word);
  if (kind === 'value') return explainValue(word, second, third);
  if (kind === 'part') return partMeaning(word, second, third);
  if (kind === 'agent') return explainAgent(word);
  return lookUpMeaning(kind, kind === 'qualifier' ? word.toLowerCase() : word);
}

/** The detail of a completion in a list, if it has one. */
export function pieceDetail({ kind, words: [word = '', dialect = ''] }: Pick<LinePiece, 'kind' | 'words'>) {
  if (kind === 'name') return Object.hasOwn(formatMeanings, dialect) ? extensionLabel(word) : undefined;
  const crawler = kind === 'agent' ? findDocumentedCrawler(word) : undefined;
  return crawler && agentHoverWords.shortly(crawler);
}

/** The words for a part; its id if it has none. */
export const valuePartWords = (value: ValueType, id: string): PartWords =>
  valueParts[value]?.[id] ?? { shown: id, about: '' };
