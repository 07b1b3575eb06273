// Words of the start page that the shell does not share.
import { hostOf } from '../../../core/text/host-of.ts';
import { plural } from './counts.ts';

export const startWords = {
  begin: 'Begin',
  paste: 'Paste a file',
  pasteLabel: 'Text of the file',
  pasteOpen: 'Open this text',
  pasteOpenAnyway: 'Open it anyway',
  address:
    'This is a web address, not a file. Gatepost cannot fetch it. Open the file in a new tab, copy its text and paste it here:',
  other: {
    page: 'This is the source of a web page, not a policy file. A policy file is plain text: open /robots.txt of the site, copy its text and paste it here.',
    dtd: 'This is a document type definition, not a policy file. A policy file is plain text: open /robots.txt of the site, copy its text and paste it here.',
  },
  examples: 'Examples',
  goOn: 'Go on with your work',
  /** The path alone if the site is not known. */
  goOnWith: (path: string, when: string, origin: string) => `${hostOf(origin)}${path}, last changed ${when}`,
  earlier: 'Earlier work',
  discard: 'Discard',
  question: 'What may each robot do here, and which line says so?',
  what: 'Gatepost is an editor for robots.txt. It shows the file as records, as text, and as a table of who may fetch what. Change one, and the others follow; what you do not change stays as it is, byte for byte.',
  newHint: 'an empty robots.txt',
  openHint: 'robots.txt, data.txt, an XML document or a workspace; or drop it anywhere',
  templates: 'New from a template',
  templateNames: {
    open: 'Allow everything',
    closed: 'Close everything',
    shop: 'Keep out of carts and search results',
  },
  lineEnds: (ends: string) => `Line ends: ${ends}`,
  examplesHint: 'Each opens with its URLs and user-agents. Filled squares are No, half-filled ones Limited.',
  groups: { texts: 'From the texts', acap: 'With ACAP records', today: 'From sites of today' },
  facts: (path: string, lines: number, urls: number, agents: number): string =>
    `${path.slice(1)} · ${plural(lines, 'line', 'lines')} · ${plural(urls, 'URL', 'URLs')} × ${plural(agents, 'robot', 'robots')}`,
  factsOfUrls: (path: string, lines: number, urls: number): string =>
    `${path.slice(1)} · ${plural(lines, 'line', 'lines')} · ${plural(urls, 'URL', 'URLs')}`,
  factsOfUsages: (path: string, lines: number, urls: number, usages: number): string =>
    `${path.slice(1)} · ${plural(lines, 'line', 'lines')} · ${plural(urls, 'URL', 'URLs')} × ${plural(usages, 'usage', 'usages')}`,
  usageOf: (
    no: number,
    limited: number,
    all: number,
    { usage, crawler }: { readonly usage?: string; readonly crawler?: string },
  ): string => {
    const counts = [
      ...(no > 0 || limited === 0 ? [`No in ${no}`] : []),
      ...(limited > 0 ? [`Limited in ${limited}`] : []),
    ];
    return `${counts.join(', ')} of ${all}, asked about ${usage ?? `all usages of ${crawler}`}`;
  },
  noHostOf: (none: number, all: number): string => `No agent host for ${none} of ${all}`,
  noOf: (no: number, all: number, reader: string): string => `No in ${no} of ${all}, read as ${reader}`,
  learn: 'Learn',
  learnHint: 'The texts behind the readers, their tables answered live, and what they leave open.',
  learnPages: [
    ['/learn/koster-1996', 'The draft of 1996'],
    ['/learn/data-txt', 'data.txt'],
    ['/learn/rfc-9309', 'RFC 9309'],
    ['/learn/acap', 'ACAP 1.1'],
    ['/learn/robots-pi', 'Robots PI'],
    ['/learn/mobile-agents', 'Mobile agents'],
  ],
  notALock: 'A notice on a gatepost is not a lock: these files ask, they do not enforce.',
} as const;
