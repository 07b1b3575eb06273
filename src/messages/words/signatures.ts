// What the parts of a value are called.
import type { ValueType } from '../../core/policy/directive.ts';
import * as english from '../en/words/signatures.ts';
import { inLanguage } from '../language.ts';

const { valueParts } = inLanguage('words/signatures', english);

/** The words for a part; its id for one that has none. */
export const partWords = (value: ValueType, id: string): english.PartWords =>
  valueParts[value]?.[id] ?? { shown: id, about: '' };
