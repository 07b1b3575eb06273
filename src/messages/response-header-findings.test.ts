// Sentences about response headers say "header", not "line".
import { expect, test } from 'vitest';
import { findings } from '../core/diagnostics/registry.ts';
import { HEADERS_PATH } from '../core/formats/response-headers/headers-path.ts';
import { openSite } from '../core/workspace/site.ts';
import { findingMessage } from './explain/explain-finding.ts';

const messagesOf = (value: string) =>
  findings(
    openSite({ origin: '', files: { [HEADERS_PATH]: `/*\n  Content-Signal: ${value}\n` } }),
    HEADERS_PATH,
  ).map(findingMessage);

test.each([
  ['ai-train=no,', ['The header ends with a comma.']],
  ['ai-train=yes, ai-train=no', ['ai-train=no contradicts an earlier signal of this header.']],
  [
    'ai-train=n',
    ['ai-train=n is not valid: a purpose is yes or no, and use is immediate, reference or full.'],
  ],
])('product: what is wrong with Content-Signal: %s is said of a header, not of a line', (value, messages) =>
  expect(messagesOf(value)).toEqual(messages),
);
