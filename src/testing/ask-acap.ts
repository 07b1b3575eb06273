import { ask, type Capabilities, openSite, type Usage } from '../core/index.ts';

/** Short hand for a file: a bar is a line end, a plus sign at the beginning of a line is `ACAP-`. */
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

/** Opens a site with this policy file, and with the further files of the row. */
export const openAcapSite = (contents: string, files: Readonly<Record<string, string>> = {}) =>
  openSite({ origin: 'http://h.example', files: { '/robots.txt': contents, ...files } });

/** Asks `usage url`, `usage url as agent` or `usage url as agent for purpose`; the agent is `anybot` if none is given. */
export const askAcap = (contents: string, question: string, rest: AcapSiteOptions = {}) => {
  const { files, ...others } = rest;
  const [usage, url = '', ...more] = question.split(' ');
  const after = (word: string): string | undefined =>
    more.includes(word) ? more[more.indexOf(word) + 1] : undefined;
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

/** The answer as one text: its restrictions in alphabetical order, else its word. */
export const formatAcapAnswer = (verdict: ReturnType<typeof askAcap>): string =>
  verdict.answer === 'allowed-with-restrictions'
    ? [...verdict.qualifiers].toSorted().join(' ')
    : verdict.answer;
