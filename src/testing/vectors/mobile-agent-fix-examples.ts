// More files for mobile agents whose fixes are tested.
import type { MobileKinds } from '../../core/formats/mobile-agents/diagnostics/inspector.ts';
import { type FindingExample, joinLines, createExample } from '../../core/diagnostics/finding-example.ts';
import { assignedLine, mobileLines } from '../../core/formats/mobile-agents/diagnostics/example.ts';

export const mobileAgentFixExamples: readonly (readonly [keyof MobileKinds, FindingExample])[] = [
  ...['none', 'atp://x:1', 'home', '/homeatp://x:1'].map(
    (value) => ['M001', createExample(mobileLines(value), '')] as const,
  ),
  ['M002', createExample(joinLines('User-agent: a', 'Mobile-agent-server:', 'User-agent: b', 'Disallow: /a'), '')],
  ['M002', createExample(joinLines('User-agent: a', 'Disallow: /', 'Mobile-agent-server:', 'User-agent: b', 'Disallow: /a'), '')],
  ...['atp://x:1 /home/', 'none  /home', 'http://www.fict.org/home/ none', 'atp://x:1/ atp://x:1'].map(
    (value) => ['M004', createExample(mobileLines(value), '')] as const,
  ),
  ...['atp:/h:1', 'atp//h', '://x:1', 'a_b://x:1', 'www.fict.org', 'ätp', 'atp://h%2'].map(
    (value) => ['M005', createExample(mobileLines(`/a/ ${value}`), '')] as const,
  ),
  ['M005', createExample(mobileLines('/a/ atp://x:1/y/z'), '')],
  ['M005', createExample(mobileLines('/a/ atp:///x'), '')],
  ...['atp://x:', 'atp://x:0', 'atp://x:65536', 'atp://u:p@x', 'tcp://x'].map(
    (value) => ['M008', createExample(mobileLines(`/a/ ${value}`), '')] as const,
  ),
  ['M010', createExample(mobileLines('/a atp://x:1', '/a atp://y:2'), '')],
  ['M010', createExample(mobileLines('/b/c/ atp://x:1', '# about b', '/b/ none'), '')],
  ['M010', createExample(joinLines('User-agent: *', 'Mobile-agent-server: / none', 'Mobile-agent-server: / atp://x:1'), '')],
  ['M010', createExample(joinLines('# most', 'Mobile-agent-server: /a/b none', '', '# all', 'Mobile-agent-server: / atp://x:1'), '')],
  ['M012', createExample(joinLines('# top', '', '# robots', 'User-agent: *', 'Disallow: /x', assignedLine), '')],
  ['M012', createExample(joinLines('# top', assignedLine), '')],
  ['M013', createExample(joinLines('User-agent: a', assignedLine, 'User-agent: b', 'Disallow: /'), '')],
  ['M013', createExample(joinLines('User-agent: a', '# host', assignedLine, 'Disallow: /', '# b', 'User-agent: b', 'Disallow: /b'), '')],
  [
    'M013',
    createExample(
      joinLines('User-agent: a', 'Disallow: /', assignedLine, 'Mobile-agent-server: / none', '', 'Disallow: /b', 'Sitemap: /s'),
      '',
    ),
  ],
  ['M013', createExample(joinLines('User-agent: a', 'Disallow /', assignedLine, 'User-agent: b', 'Disallow: /b'), '')],
  ['M013', createExample(joinLines('User-agent: a', '', assignedLine, '', 'Disallow: /b'), '')],
  ['M013', createExample(joinLines('User-agent: a', '', 'Mobile-agent-server: / none', 'Allow: /a', assignedLine), '')],
];
