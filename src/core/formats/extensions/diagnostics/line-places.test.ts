// Every extension line that is for the crawlers of a record, but is in none, is reported.
import { expect, test } from 'vitest';
import { findings } from '../../../diagnostics/registry.ts';
import { openSite } from '../../../workspace/site.ts';
import { type ExtensionId, extensions } from '../registry.ts';

/** A value of each line that belongs in a record, and its finding outside of records. */
const samples: Partial<Record<ExtensionId, readonly [value: string, code: string]>> = {
  'crawl-delay': ['3', 'LIN-ORPHAN'],
  'request-rate': ['1/10', 'LIN-ORPHAN'],
  'visit-time': ['0600-0845', 'LIN-ORPHAN'],
  noindex: ['/x', 'LIN-ORPHAN'],
  'content-usage': ['search=y', 'CUS-ORPHAN'],
};

const codesIn = (text: string) =>
  findings(openSite({ origin: '', files: { '/robots.txt': text } }), '/robots.txt').map(({ code }) => code);

const RECORD = 'User-agent: *\nDisallow: /y\n';

test.each(extensions.filter(({ scope }) => scope === 'record'))(
  'RFC 9309 2.2: $name in no record is reported',
  ({ id, name }) => {
    const [value = '', code = 'LIN-ORPHAN'] = samples[id] ?? [];
    const line = `${name}: ${value}\n`;
    expect(codesIn(`${line}\n${RECORD}`).filter((one) => one === code)).toHaveLength(1);
    expect(codesIn(`${RECORD}${line}`)).not.toContain(code);
  },
);
