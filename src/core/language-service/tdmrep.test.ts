// What is offered in the text of tdmrep.json.
import { expect, test } from 'vitest';
import { sourceOfText } from '../document/source.ts';
import { formatOfPath } from '../formats/file-formats.ts';
import { TDMREP_PATH } from '../formats/tdmrep/members.ts';
import { createPolicy } from '../syntax/policy.ts';
import { findCompletions } from './language-service.ts';

/** What is offered where `|` is, and what it replaces. */
function offer(marked: string) {
  const before = marked.slice(0, marked.indexOf('|'));
  const source = sourceOfText(marked.replace('|', ''));
  const line = before.split('\n').length - 1;
  const column = before.length - (before.lastIndexOf('\n') + 1);
  const text = marked.replace('|', '').split('\n')[line]!;
  const caret = { policy: createPolicy(source, formatOfPath(TDMREP_PATH)), line, column, text };
  const found = findCompletions({ ...caret, paths: [], files: [] });
  return (
    found && { texts: found.suggestions.map((one) => one.text), replaced: text.slice(found.start, found.end) }
  );
}

const location = '"location": "/"';
const reservation = '"tdm-reservation": 1';
const policy = '"tdm-policy": ""';

test.each<[name: string, marked: string, texts: readonly string[], replaced: string]>([
  ['all members for an empty location', '[{|}]', [location, reservation, policy], ''],
  ['only what the location lacks', '[{"location": "/a", |}]', [reservation, policy], ''],
  [
    'members behind the caret count too, and a comma separates from them',
    '[\n  {\n    |\n    "tdm-reservation": 0\n  }\n]',
    [`${location}, `, `${policy}, `],
    '',
  ],
  ['those of another location do not count', '[{"location": "/"}, {|}]', [location, reservation, policy], ''],
  ['what is typed is replaced', '[{"lo|', [location, reservation, policy], '"lo'],
  [
    'a name that is there is replaced without its quotes',
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
