// Words about files that a site serves for AI and agents, beside its rules.
import { inLanguage } from '../../language.ts';
import { formatDay, listAll } from '../counts.ts';

export const siteFactWords = inLanguage('siteFactWords', {
  title: 'Other files for AI and agents',
  served: (path: string) => `${path} is served.`,
  none: (paths: readonly string[]) => `Not served: ${listAll(paths)}.`,
  nothingFollows: 'Nothing else follows from these files: they change no answer in this report.',
  nothingElse:
    'Nothing else follows from these files: they change no answer in this report, except tdmrep.json, whose statements are counted above.',
  /** What is documented, by the id of the statement. */
  statements: {
    'llms-proposal': 'llmstxt.org proposes it as Markdown with links that help language models use a site.',
    'llms-google': 'Google writes that Google Search ignores it.',
    'ai-spawning': 'Spawning writes that its API passes the permissions in the file on to its partners.',
    'agents-draft':
      'Several proposals use this name. One Internet-Draft describes what agents can do on a site.',
    'tdmrep-report':
      'The W3C Community Group report defines it as a reservation of rights for text and data mining. No operator of a crawler documents that it follows the file.',
    'keys-draft':
      'An Internet-Draft defines it as the public keys with which the owner of the site signs the requests of its own bots.',
    'keys-cloudflare':
      'Cloudflare documents that it reads the keys of bots that register them, to verify their requests.',
  } as Readonly<Record<string, string>>,
  source: (statement: string, source: string, date: string, isQuoted: boolean) =>
    `${statement} (${source}, ${formatDay(date)}${isQuoted ? ', as quoted by others' : ''})`,
});
