import { ask, type Capabilities, openSite, type Usage } from '../core/index.ts';

/** Expands the short notation of a file: a bar is a line break, a plus sign at the beginning of a line is `ACAP-`. */
export const expandAcapText = (short: string): string =>
  short
    .split('|')
    .map((line) => line.replace(/^(\s*)\+/, '$1ACAP-'))
    .join('\n');

export interface AcapSiteOptions {
  readonly files?: Readonly<Record<string, string>>;
  readonly capabilities?: Capabilities;
  readonly options?: {
    readonly crawlerMatch?: 'exact' | 'substring';
    readonly conventional?: 'conservative' | 'acap-wins' | 'narrowest';
    readonly conventionalAppliesTo?: readonly Usage[];
  };
}

/** Opens a site with this policy file, and with the other files of the row. */
export const openAcapSite = (contents: string, files: Readonly<Record<string, string>> = {}) =>
  openSite({ origin: 'http://h.example', files: { '/robots.txt': contents, ...files } });

/** Asks `usage url`, `usage url as agent` or `usage url as agent for purpose`. The default agent is `anybot`. */
export const askAcap = (contents: string, question: string, rest: AcapSiteOptions = {}) => {
  const { files, ...others } = rest;
  const [usage, url = '', ...words] = question.split(' ');
  const after = (word: string): string | undefined =>
    words.includes(word) ? words[words.indexOf(word) + 1] : undefined;
  const purpose = after('for');
  return ask(openAcapSite(contents, files), {
    question: 'usage',
    usage: usage as Usage,
    agent: after('as') ?? 'anybot',
    url,
    ...(purpose === undefined ? {} : { purpose }),
    ...others,
  });
};

/** Formats the answer: its restrictions in alphabetical order, else its word. */
export const formatAcapAnswer = (verdict: ReturnType<typeof askAcap>): string =>
  verdict.answer === 'allowed-with-restrictions'
    ? [...verdict.qualifiers].toSorted().join(' ')
    : verdict.answer;
