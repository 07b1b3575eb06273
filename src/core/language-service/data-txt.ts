// The lines that describe a data set, for somebody who writes them: names and values as plain suggestions.
import { findSuggestedName, suggestedNames } from '../formats/data-txt/suggested-names.ts';
import { LENIENT_FIELDS } from '../syntax/directives.ts';
import { scanLine } from '../syntax/field-lines.ts';
import { fieldAt, nameOf, type Policy } from '../syntax/policy.ts';
import { kindOfText, LINE_KIND } from '../syntax/recognize.ts';
import type { Assistant, Suggestion } from './assistant.ts';

/** What stands around a line: whether it can describe anything, and what does already, by name in lower case. */
function fieldsInRecord(policy: Policy, line: number) {
  const names = new Set<string>();
  const { length } = policy.source.lines;
  /** Looks on to what ends a description; true if that is a line of a record. */
  const look = (from: number, step: 1 | -1): boolean => {
    for (let at = from; at >= 0 && at < length; at += step) {
      const field = fieldAt(policy, at);
      if (field.kind === 'directive' || field.kind === 'blank') return field.kind === 'directive';
      if (field.kind === 'other') names.add(nameOf(field).toLowerCase());
    }
    return false;
  };
  const isInRecord = look(line - 1, -1);
  look(line + 1, 1);
  return { isInRecord, names };
}

const fieldText = (name: string, hasColon: boolean) => (hasColon ? name : `${name}: `);

export const datasetAssistant: Assistant = {
  pieces(text, format) {
    if (kindOfText(text, format, LENIENT_FIELDS) !== LINE_KIND.other) return undefined;
    const { nameStart, nameEnd } = scanLine(text);
    const name = text.slice(nameStart, nameEnd);
    return [
      { kind: 'name', start: nameStart, end: nameEnd, words: [findSuggestedName(name)?.id ?? 'describing'] },
    ];
  },
  endings: () => [],
  values: () => [],
  names(policy, line, hasColon) {
    const { isInRecord, names } = fieldsInRecord(policy, line);
    return suggestedNames
      .filter(({ name }) => isInRecord && !names.has(name.toLowerCase()))
      .map(({ id, name }): Suggestion => ({ kind: 'name', text: fieldText(name, hasColon), words: [id] }));
  },
  otherValues(name, { before }) {
    const values = before.length > 0 ? [] : (findSuggestedName(name)?.values ?? []);
    return values.map((text): Suggestion => ({ kind: 'locator', text, words: [text] }));
  },
  nameAt: () => undefined,
  places: () => [],
  rename: () => [],
};
