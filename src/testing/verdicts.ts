// Short helpers for questions about one file, for tables of tests.
import { ask, openSite, type ReaderOrId, type Verdict } from '../core/index.ts';

/** The verdict on one file, from its lines or its text. URLs of `http://foo.bar` are on the site. */
export function askAboutFile(
  file: string | Uint8Array | readonly string[],
  reader: ReaderOrId,
  agent: string,
  url: string,
): Verdict {
  const content = typeof file === 'string' || file instanceof Uint8Array ? file : `${file.join('\n')}\n`;
  const site = openSite({ origin: 'http://foo.bar', files: { '/robots.txt': content } });
  return ask(site, { question: 'fetch', reader, file: '/robots.txt', agent, url });
}

/** `yes`, `no`, or another answer unchanged, and the deciding line counted from 1: `yes`, `no 3`. */

export function formatVerdict({ answer, by }: Verdict): string {
  const word = answer === 'allow' ? 'yes' : answer === 'deny' ? 'no' : answer;
  return by ? `${word} ${by.line + 1}` : word;
}
