import { expect, test } from 'vitest';
import { allFormatOptions } from '../../core/language-service/format/format-options.ts';
import { parseTextPaneOptions } from './text-pane-options.ts';

const usual = { format: allFormatOptions, counts: false };

test.each([
  ['nothing kept', null, usual],
  ['not ours', '{', usual],
  ['of other types', '{"format":{"gaps":1},"counts":"no"}', usual],
  [
    'what was chosen',
    '{"format":{"gaps":false},"counts":true}',
    { format: { ...allFormatOptions, gaps: false }, counts: true },
  ],
])('ours: %s', (_name, text, options) => {
  expect(parseTextPaneOptions(text)).toEqual(options);
});
