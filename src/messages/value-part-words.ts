// What the parts of a value are called.
import type { ValueType } from '../core/syntax/directives.ts';
import { type PartWords, valueParts } from './en/language-service.ts';

/** The words for a part; its id for one that has none. */
export const valuePartWords = (value: ValueType, id: string): PartWords =>
  valueParts[value]?.[id] ?? { shown: id, about: '' };
