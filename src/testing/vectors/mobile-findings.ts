// For every diagnosis of mobile agents a file that has it, and one that just does not.
import type { MobileCode } from '../../core/dialects/mobile-agents/checks/table.ts';
import type { FindingExample } from './acap-findings.ts';

const lines = (...body: readonly string[]) => `${body.join('\n')}\n`;
/** Lines of the dialect below one for the whole site. */
const mobile = (...values: readonly string[]) =>
  lines('Mobile-agent-server: / none', ...values.map((value) => `Mobile-agent-server: ${value}`));
const pair = (
  file: string,
  near: string,
  more: Omit<FindingExample, 'file' | 'near'> = {},
): FindingExample => ({ file, near, ...more });

const assigned = 'Mobile-agent-server: /a/ atp://h:1';
const closed = 'User-agent: *\nDisallow: /a/\n\nUser-agent: foo\n';

export const mobileExamples: { readonly [Code in MobileCode]: FindingExample } = {
  M001: pair(mobile('/home/'), mobile('/home/ none')),
  M002: pair(mobile('  # nothing'), mobile('/ none # something')),
  M003: pair(mobile('/home/ atp://x:1 atp://y:2'), mobile('/home/ atp://x:1 # atp://y:2')),
  M004: pair(mobile('home/ atp://x:1'), mobile('/home/ atp://x:1')),
  M005: pair(mobile('/home/ www.fict.org:434'), mobile('/home/ atp://www.fict.org:434')),
  M006: pair(mobile('/home/ atp://x:1/'), mobile('/home/ atp://x:1')),
  M007: pair(mobile('/home/ atp://'), mobile('/home/ atp://x')),
  M008: pair(mobile('/home/ atp://x'), mobile('/home/ atp://x:434')),
  M009: pair(mobile('/home/ None'), mobile('/home/ none')),
  M010: pair(mobile('/home/user1/ atp://x:1', '/home/ none'), mobile('/home/ none', '/home/user1/ atp://x:1')),
  M011: pair(mobile('/home atp://x:1'), mobile('/home.html atp://x:1', '/home/ atp://x:1')),
  M012: pair(lines(assigned), lines('Mobile-agent-server: / none', assigned)),
  M013: pair(lines('User-agent: *', 'Disallow: /x', assigned), lines('User-agent: *', 'Disallow: /x', '', assigned)),
  M014: pair(`${closed}Disallow: /a\n\n${assigned}\n`, `${closed}Disallow: /b\n\n${assigned}\n`),
  M015: pair(mobile('/a/ http://x:80'), mobile('/a/ httpx://x:80')),
  M016: pair(lines(assigned), lines(assigned), { origin: 'http://h' }),
};

/** Further files whose fixes are tried. */
export const mobileMoreFixes: readonly (readonly [MobileCode, FindingExample])[] = [
  ...['none', 'atp://x:1', 'home', '/homeatp://x:1'].map(
    (value) => ['M001', pair(mobile(value), '')] as const,
  ),
  ['M002', pair(lines('User-agent: a', 'Mobile-agent-server:', 'User-agent: b', 'Disallow: /a'), '')],
  ['M002', pair(lines('User-agent: a', 'Disallow: /', 'Mobile-agent-server:', 'User-agent: b', 'Disallow: /a'), '')],
  ...['atp://x:1 /home/', 'none  /home', 'http://www.fict.org/home/ none', 'atp://x:1/ atp://x:1'].map(
    (value) => ['M004', pair(mobile(value), '')] as const,
  ),
  ...['atp:/h:1', 'atp//h', '://x:1', 'a_b://x:1', 'www.fict.org', 'ätp', 'atp://h%2'].map(
    (value) => ['M005', pair(mobile(`/a/ ${value}`), '')] as const,
  ),
  ['M006', pair(mobile('/a/ atp://x:1/y/z'), '')],
  ['M007', pair(mobile('/a/ atp:///x'), '')],
  ...['atp://x:', 'atp://x:0', 'atp://x:65536', 'atp://u:p@x', 'tcp://x'].map(
    (value) => ['M008', pair(mobile(`/a/ ${value}`), '')] as const,
  ),
  ['M010', pair(mobile('/a atp://x:1', '/a atp://y:2'), '')],
  ['M010', pair(mobile('/b/c/ atp://x:1', '# about b', '/b/ none'), '')],
  ['M010', pair(lines('User-agent: *', 'Mobile-agent-server: / none', 'Mobile-agent-server: / atp://x:1'), '')],
  ['M010', pair(lines('# most', 'Mobile-agent-server: /a/b none', '', '# all', 'Mobile-agent-server: / atp://x:1'), '')],
  ['M012', pair(lines('# top', '', '# robots', 'User-agent: *', 'Disallow: /x', assigned), '')],
  ['M012', pair(lines('# top', assigned), '')],
  ['M013', pair(lines('User-agent: a', assigned, 'User-agent: b', 'Disallow: /'), '')],
  ['M013', pair(lines('User-agent: a', '# host', assigned, 'Disallow: /', '# b', 'User-agent: b', 'Disallow: /b'), '')],
  [
    'M013',
    pair(
      lines('User-agent: a', 'Disallow: /', assigned, 'Mobile-agent-server: / none', '', 'Disallow: /b', 'Sitemap: /s'),
      '',
    ),
  ],
  ['M013', pair(lines('User-agent: a', 'Disallow /', assigned, 'User-agent: b', 'Disallow: /b'), '')],
  ['M013', pair(lines('User-agent: a', '', assigned, '', 'Disallow: /b'), '')],
  ['M013', pair(lines('User-agent: a', '', 'Mobile-agent-server: / none', 'Allow: /a', assigned), '')],
  ['M015', pair(mobile('/a/ ftp://x', '/b/ 1x://h:1'), '')],
];
