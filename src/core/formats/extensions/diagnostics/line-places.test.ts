// Of every line of today: what is for the robots of a record, and stands in none, is found.
import { expect, test } from 'vitest';
import { findings } from '../../../diagnostics/registry.ts';
import { openSite } from '../../../workspace/site.ts';
import { type ExtensionId, extensions } from '../registry.ts';

/** A value of each line that is for a record, and what is found of it in none. */
const placed: Partial<Record<ExtensionId, readonly [value: string, code: string]>> = {
  'crawl-delay': ['3', 'LIN-ORPHAN'],
  'request-rate': ['1/10', 'LIN-ORPHAN'],
  'visit-time': ['0600-0845', 'LIN-ORPHAN'],
  noindex: ['/x', 'LIN-ORPHAN'],
  'content-usage': ['search=y', 'CUS-ORPHAN'],
};

const found = (text: string) =>
  findings(openSite({ origin: '', files: { '/robots.txt': text } }), '/robots.txt').map(({ code }) => code);

const RECORD = 'User-agent: *\nDisallow: /y\n';

test.each(extensions.filter(({ scope }) => scope === 'record'))(
  'modern-lines LIN-005: $name in no record is found',
  ({ id, name }) => {
    const [value = '', code = 'LIN-ORPHAN'] = placed[id] ?? [];
    const line = `${name}: ${value}\n`;
    expect(found(`${line}\n${RECORD}`).filter((one) => one === code)).toHaveLength(1);
    expect(found(`${RECORD}${line}`)).not.toContain(code);
  },
);
