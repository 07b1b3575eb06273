// For every diagnosis of mobile agents a file that has it, and one that just does not.

import {
  createExample,
  type FindingExample,
  type FindingExamples,
  joinLines,
  singleExamples,
} from '../../../diagnostics/finding-example.ts';
import type { MobileCode } from './table.ts';

/** Lines of the dialect below one for the whole site. */
export const mobileLines = (...values: readonly string[]) =>
  joinLines('Mobile-agent-server: / none', ...values.map((value) => `Mobile-agent-server: ${value}`));
export const assignedLine = 'Mobile-agent-server: /a/ atp://h:1';
const closedRecord = 'User-agent: *\nDisallow: /a/\n\nUser-agent: foo\n';

const examples: { readonly [Code in MobileCode]: FindingExample } = {
  M001: createExample(mobileLines('/home/'), mobileLines('/home/ none')),
  M002: createExample(mobileLines('  # nothing'), mobileLines('/ none # something')),
  M003: createExample(mobileLines('/home/ atp://x:1 atp://y:2'), mobileLines('/home/ atp://x:1 # atp://y:2')),
  M004: createExample(mobileLines('home/ atp://x:1'), mobileLines('/home/ atp://x:1')),
  M005: createExample(mobileLines('/home/ www.fict.org:434'), mobileLines('/home/ atp://www.fict.org:434')),
  M006: createExample(mobileLines('/home/ atp://x:1/'), mobileLines('/home/ atp://x:1')),
  M007: createExample(mobileLines('/home/ atp://'), mobileLines('/home/ atp://x')),
  M008: createExample(mobileLines('/home/ atp://x'), mobileLines('/home/ atp://x:434')),
  M009: createExample(mobileLines('/home/ None'), mobileLines('/home/ none')),
  M010: createExample(
    mobileLines('/home/user1/ atp://x:1', '/home/ none'),
    mobileLines('/home/ none', '/home/user1/ atp://x:1'),
  ),
  M011: createExample(
    mobileLines('/home atp://x:1'),
    mobileLines('/home.html atp://x:1', '/home/ atp://x:1'),
  ),
  M012: createExample(joinLines(assignedLine), joinLines('Mobile-agent-server: / none', assignedLine)),
  M013: createExample(
    joinLines('User-agent: *', 'Disallow: /x', assignedLine),
    joinLines('User-agent: *', 'Disallow: /x', '', assignedLine),
  ),
  M014: createExample(
    `${closedRecord}Disallow: /a\n\n${assignedLine}\n`,
    `${closedRecord}Disallow: /b\n\n${assignedLine}\n`,
  ),
  M015: createExample(mobileLines('/a/ http://x:80'), mobileLines('/a/ httpx://x:80')),
  M016: createExample(
    joinLines('Mobile-agent-server: / atp://h:1'),
    joinLines('Mobile-agent-server: / atp://x:1'),
    {
      origin: 'http://x',
    },
  ),
  M017: createExample(mobileLines('/home/* atp://x:1'), mobileLines('/home/ atp://x:1')),
  M018: createExample(mobileLines('/home/?a=b atp://x:1'), mobileLines('/home/%3Fa=b atp://x:1')),
};

export const mobileExamples: FindingExamples<MobileCode> = singleExamples(examples);
