// Completions in tdmrep.json.
import { expect, test } from 'vitest';
import { sourceOfText } from '../document/source.ts';
import { formatOfPath } from '../formats/file-formats.ts';
import { TDMREP_PATH } from '../formats/tdmrep/members.ts';
import { createPolicy } from '../syntax/policy.ts';
import { findCompletions } from './language-service.ts';

/** Returns the completions at the `|`, and the text that they replace. */
function offer(marked: string) {
  const before = marked.slice(0, marked.indexOf('|'));
  const source = sourceOfText(marked.replace('|', ''));
  const line = before.split('\n').length - 1;
  const column = before.length - (before.lastIndexOf('\n') + 1);
  const text = marked.replace('|', '').split('\n')[line]!;
  const caret = { policy: createPolicy(source, formatOfPath(TDMREP_PATH)), line, column, text };
  const completions = findCompletions({ ...caret, paths: [], files: [] });
  return (
    completions && {
      texts: completions.suggestions.map((suggestion) => suggestion.text),
      replaced: text.slice(completions.start, completions.end),
    }
  );
}

const location = '"location": "/"';
const reservation = '"tdm-reservation": 1';
const policy = '"tdm-policy": ""';

test.each<[name: string, marked: string, texts: readonly string[], replaced: string]>([
  ['all members for an empty location', '[{|}]', [location, reservation, policy], ''],
  ['only what the location lacks', '[{"location": "/a", |}]', [reservation, policy], ''],
  [
    'members after the caret count too, and a comma separates them',
    '[\n  {\n    |\n    "tdm-reservation": 0\n  }\n]',
    [`${location}, `, `${policy}, `],
    '',
  ],
  ['those of another location do not count', '[{"location": "/"}, {|}]', [location, reservation, policy], ''],
  ['the typed text is replaced', '[{"lo|', [location, reservation, policy], '"lo'],
  [
    'an existing name is replaced without its quotes',
    '[{"loc|ation": "/", "tdm-policy": ""}]',
    ['location', 'tdm-reservation'],
    'location',
  ],
])('TDMRep, TDM File on the Origin Server: %s', (_name, marked, texts, replaced) => {
  expect(offer(marked)).toEqual({ texts, replaced });
});

test.each<[marked: string, replaced: string]>([
  ['[{"tdm-reservation": |}]', ''],
  ['[{"tdm-reservation": 1|}]', '1'],
  ['[{"tdm-reservation":\n|\n, "location": "/"}]', ''],
])('TDMRep, tdm-reservation: the value is 1 or 0: %s', (marked, replaced) => {
  expect(offer(marked)).toEqual({ texts: ['1', '0'], replaced });
});

test.each([
  '|',
  '[|]',
  '{|}',
  '[{"location": |}]',
  '[{"tdm-reservation": "|"}]',
  '[{"location": "/"|}]',
  '[{"own": {|}}]',
  '[{"a" |: 1}]',
])('ours: nothing is offered where no member of a location can be: %s', (marked) => {
  expect(offer(marked)).toBeUndefined();
});
