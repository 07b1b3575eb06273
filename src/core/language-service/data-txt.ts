// The language service for the lines that describe a data set: suggested names and values.
import { findSuggestedName, suggestedNames } from '../formats/data-txt/suggested-names.ts';
import { LENIENT_FIELDS } from '../syntax/directives.ts';
import { scanLine } from '../syntax/field-lines.ts';
import { fieldAt, nameOf, type Policy } from '../syntax/policy.ts';
import { kindOfText, LINE_KIND } from '../syntax/recognize.ts';
import type { Assistant, Suggestion } from './assistant.ts';

/**
 * Returns whether a line is in a record, and the names, in lower case, of the fields that already describe the
 * record there.
 */
function fieldsInRecord(policy: Policy, line: number) {
  const names = new Set<string>();
  const { length } = policy.source.lines;
  /** Collects names up to the end of a description. Returns whether a line of a record ends it. */
  const collectNames = (from: number, step: 1 | -1): boolean => {
    for (let at = from; at >= 0 && at < length; at += step) {
      const field = fieldAt(policy, at);
      if (field.kind === 'directive' || field.kind === 'blank') return field.kind === 'directive';
      if (field.kind === 'other') names.add(nameOf(field).toLowerCase());
    }
    return false;
  };
  const isInRecord = collectNames(line - 1, -1);
  collectNames(line + 1, 1);
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
