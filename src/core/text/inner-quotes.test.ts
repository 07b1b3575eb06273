// Quotations within quotations.
import { expect, test } from 'vitest';
import { nestQuotes } from './inner-quotes.ts';

test.each([
  ['Zu „Disallow“ korrigieren', 'Zu ‚Disallow‘ korrigieren'],
  ['Korrektur „Zu ‚Disallow‘ korrigieren“', 'Korrektur ‚Zu „Disallow“ korrigieren‘'],
  ['ohne', 'ohne'],
  ['', ''],
])('ours: quotation marks in a quotation are exchanged: %s', (text, quoted) => {
  expect(nestQuotes(text, '„“‚‘')).toBe(quoted);
});
