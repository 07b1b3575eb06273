// Further files of mobile agents whose fixes are tried.
import type { MobileCode } from '../../core/dialects/mobile-agents/checks/table.ts';
import { type FindingExample, lines, pair } from '../../core/findings/examples/example.ts';
import { assigned, mobile } from '../../core/findings/examples/mobile-agents.ts';

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
