// Long files of mobile agents.
import { describe, expect, test } from 'vitest';
import { findings } from '../../../diagnostics/registry.ts';
import { ask, prepare } from '../../../questions/registry.ts';
import { applyEdits, openSite } from '../../../workspace/site.ts';

const PATH = '/robots.txt';
const QUESTION = { question: 'mobile-agent' } as const;
const siteOf = (file: string) => openSite({ origin: 'http://www.fict.org', files: { [PATH]: file } });

describe('files that are slow to read', () => {
  test('ours: 50,000 lines and as many URLs', () => {
    const paths = Array.from({ length: 50_000 }, (_, i) => `/${'d/'.repeat(i % 40)}${i}/`);
    const file = paths.map((path, i) => `Mobile-agent-server: ${path} atp://h${i}:1\n`).join('');
    const site = siteOf(file);
    const { answers, lines } = prepare(site, QUESTION).matrix([''], paths);
    expect(lines[49_999]).toBe(49_999);
    expect([...answers].every((state) => state === 0)).toBe(true);
    expect(findings(site, PATH).length).toBeGreaterThan(0);
  });
  test('ours: a line of four million characters', () => {
    const path = `/${'a/'.repeat(2_000_000)}`;
    const site = siteOf(
      `Mobile-agent-server: ${path} atp://h:1\nMobile-agent-server: /${' x'.repeat(1_000_000)}\n`,
    );
    expect(ask(site, { ...QUESTION, url: path }).state).toBe('assigned');
    expect(ask(site, { ...QUESTION, url: '/a' }).trace()).toHaveLength(4);
    expect(findings(site, PATH).some(({ code }) => code === 'M003')).toBe(true);
  });
  test('ours: 20,000 lines in one record, each overridden by the last', () => {
    const file = `User-agent: *\n${'Mobile-agent-server: /a/b none\n'.repeat(20_000)}Mobile-agent-server: /a none\n`;
    const results = findings(siteOf(file), PATH);
    expect(results.filter(({ code }) => code === 'M010')).toHaveLength(20_000);
    const fix = results.find(({ code }) => code === 'M013')!.fixes[0]!;
    const after = applyEdits(siteOf(file), PATH, fix.edits);
    expect(findings(after, PATH).some(({ code }) => code === 'M013')).toBe(false);
  });
});
