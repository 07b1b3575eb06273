// The lines that describe a data set, for somebody who writes them: names and values as plain suggestions.
import { suggestedName, suggestedNames } from '../dialects/datasets/suggested.ts';
import { MOST_LENIENT } from '../policy/directive.ts';
import { nameOf, fieldAt, type Policy } from '../policy/policy.ts';
import { KIND, kindOfText } from '../policy/recognise.ts';
import { scanLine } from '../syntax/field-lines.ts';
import type { Assistant, Suggestion } from './assistant.ts';

/** The fields that describe the same rule as a line would, by name in lower case. */
function namesAround(policy: Policy, line: number): ReadonlySet<string> {
  const names = new Set<string>();
  const { length } = policy.source.lines;
  const look = (from: number, step: 1 | -1) => {
    for (let at = from; at >= 0 && at < length; at += step) {
      const field = fieldAt(policy, at);
      if (field.kind === 'directive' || field.kind === 'blank') return;
      if (field.kind === 'other') names.add(nameOf(field).toLowerCase());
    }
  };
  look(line - 1, -1);
  look(line + 1, 1);
  return names;
}

const written = (name: string, hasColon: boolean) => (hasColon ? name : `${name}: `);

export const datasetAssistant: Assistant = {
  pieces(text, format) {
    if (kindOfText(text, format, MOST_LENIENT) !== KIND.other) return undefined;
    const { nameStart, nameEnd } = scanLine(text);
    const name = text.slice(nameStart, nameEnd);
    return [{ kind: 'name', start: nameStart, end: nameEnd, words: [suggestedName(name)?.id ?? 'describing'] }];
  },
  endings: () => [],
  values: () => [],
  names(policy, line, hasColon) {
    const given = namesAround(policy, line);
    return suggestedNames
      .filter(({ name }) => !given.has(name.toLowerCase()))
      .map(({ id, name }): Suggestion => ({ kind: 'name', text: written(name, hasColon), words: [id] }));
  },
  otherValues(name, { before }) {
    const values = before.length > 0 ? [] : (suggestedName(name)?.values ?? []);
    return values.map((text): Suggestion => ({ kind: 'locator', text, words: [text] }));
  },
  nameAt: () => undefined,
  places: () => [],
  nameProblem: () => undefined,
  rename: () => [],
};
