// For every diagnosis of mobile agents a file that has it, and one that just does not.
import type { MobileCode } from '../../dialects/mobile-agents/checks/table.ts';
import { type FindingExample, type FindingExamples, lines, oneEach, pair } from './example.ts';

/** Lines of the dialect below one for the whole site. */
export const mobile = (...values: readonly string[]) =>
  lines('Mobile-agent-server: / none', ...values.map((value) => `Mobile-agent-server: ${value}`));
export const assigned = 'Mobile-agent-server: /a/ atp://h:1';
const closed = 'User-agent: *\nDisallow: /a/\n\nUser-agent: foo\n';

const examples: { readonly [Code in MobileCode]: FindingExample } = {
  M001: pair(mobile('/home/'), mobile('/home/ none')),
  M002: pair(mobile('  # nothing'), mobile('/ none # something')),
  M003: pair(mobile('/home/ atp://x:1 atp://y:2'), mobile('/home/ atp://x:1 # atp://y:2')),
  M004: pair(mobile('home/ atp://x:1'), mobile('/home/ atp://x:1')),
  M005: pair(mobile('/home/ www.fict.org:434'), mobile('/home/ atp://www.fict.org:434')),
  M006: pair(mobile('/home/ atp://x:1/'), mobile('/home/ atp://x:1')),
  M007: pair(mobile('/home/ atp://'), mobile('/home/ atp://x')),
  M008: pair(mobile('/home/ atp://x'), mobile('/home/ atp://x:434')),
  M009: pair(mobile('/home/ None'), mobile('/home/ none')),
  M010: pair(
    mobile('/home/user1/ atp://x:1', '/home/ none'),
    mobile('/home/ none', '/home/user1/ atp://x:1'),
  ),
  M011: pair(mobile('/home atp://x:1'), mobile('/home.html atp://x:1', '/home/ atp://x:1')),
  M012: pair(lines(assigned), lines('Mobile-agent-server: / none', assigned)),
  M013: pair(
    lines('User-agent: *', 'Disallow: /x', assigned),
    lines('User-agent: *', 'Disallow: /x', '', assigned),
  ),
  M014: pair(`${closed}Disallow: /a\n\n${assigned}\n`, `${closed}Disallow: /b\n\n${assigned}\n`),
  M015: pair(mobile('/a/ http://x:80'), mobile('/a/ httpx://x:80')),
  M016: pair(lines('Mobile-agent-server: / atp://h:1'), lines('Mobile-agent-server: / atp://x:1'), {
    origin: 'http://x',
  }),
  M017: pair(mobile('/home/* atp://x:1'), mobile('/home/ atp://x:1')),
  M018: pair(mobile('/home/?a=b atp://x:1'), mobile('/home/%3Fa=b atp://x:1')),
};

export const mobileExamples: FindingExamples<MobileCode> = oneEach(examples);
