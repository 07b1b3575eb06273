// Words of the list after Save: where the file goes, whether it is live, and the check of each day.

import type { LineCounts } from '../../../core/analysis/versions/line-differences.ts';
import type { PlatformChoice } from '../../../core/catalogue/platforms.ts';
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';

/** A sentence with a name of a file or a setting in it: what is before it, the name, and what follows. */
type WithName = readonly [before: string, name: string, after: string];

const lines = (count: number) => (count === 1 ? '1 line' : `${number(count)} lines`);

export const afterSaveWords = inLanguage('afterSaveWords', {
  menu: 'Put it on the site…',
  title: (name: string) => `Saved ${name}`,
  /** Opened later, from the File menu. */
  laterTitle: (name: string) => `Put ${name} on the site`,
  facts: (count: number, time: string) => `${lines(count)}, ${time}`,
  /** A link to their list. */
  failing: (count: number) => plural(count, 'expectation fails', 'expectations fail'),
  saved: 'Saved.',
  showFailing: 'Show',
  close: 'Close (Esc)',
  steps: { put: 'Put it on the site', live: 'See that it is live', daily: 'Check it every day' },
  step: (step: number) => `${step}\u2002`,
  platform: 'Platform of the site',
  platforms: {
    wordpress: 'WordPress, WooCommerce',
    shopify: 'Shopify',
    drupal: 'Drupal',
    magento: 'Magento',
    server: 'A server of mine',
  } satisfies Record<PlatformChoice, string>,
  goes: {
    wordpress: [
      'Upload it to the folder that holds ',
      'wp-config.php',
      ', or paste the lines into your SEO plugin. A file there replaces the one that WordPress makes.',
    ],
    shopify: [
      'Shopify does not take a file. Paste the lines into the theme template ',
      'robots.txt.liquid',
      ' (Online Store > Themes > Edit code).',
    ],
    drupal: [
      'Upload it to the web root. An update of Drupal core overwrites it, unless ',
      'composer.json',
      ' excludes it.',
    ],
    magento: ['Paste the lines under ', 'Content > Design > Configuration', ', Search Engine Robots.'],
  } satisfies Record<Exclude<PlatformChoice, 'server'>, WithName>,
  goesToServer: (address: string) => ['Upload it so that the site returns it at ', address, '.'] as WithName,
  source: 'Source',
  sourceOf: (platform: string) => `Source of this, about ${platform}`,
  openLive: 'Open the live file',
  noAddress: 'Which site is it? With its address, a link opens the live file, and the daily check can run.',
  address: 'Address of the site',
  setAddress: 'Set the address',
  drop: 'Paste or drop the live text here',
  comparing: 'Comparing…',
  unreadable: 'This could not be read. Drop a file, not a folder.',
  same: 'The live file is what you saved.',
  /** A paste does not tell the ends of lines. */
  sameLines: ['The live file is what you saved', ', line by line.'],
  sameButEncoding: ['The live file is what you saved', ', with another encoding or byte order mark.'],
  sameButEnds: ['The live file is what you saved', ', with other line ends.'],
  /**
   * `answers`: of the table, as a reader reads the file. `elsewhere`: what changes for any URL where none of them does,
   * if that is known.
   */
  differs: (
    { added, removed }: LineCounts,
    answers: number | undefined,
    elsewhere: string | undefined,
    reader: string,
  ) => {
    const differing = `The live file differs: what you saved has ${lines(added)} added, ${number(removed)} removed`;
    if (answers === undefined) return `${differing}.`;
    if (answers > 0)
      return `${differing}; ${plural(answers, 'answer of the table changes', 'answers of the table change')} as ${reader} reads it.`;
    return `${differing}; ${elsewhere ?? `no answer of the table changes as ${reader} reads it`}.`;
  },
  page: 'The live address answers with a web page.',
  whyPage:
    'Crawlers read no rule in a web page. The file may be in another folder than the one that the site serves, or the site answers every unknown address with a page. Check the folder and the name, then open the live file again.',
  tooBig: 'This text is too big to compare here.',
  again: 'Again',
  compare: 'Compare',
  why: 'Why',
  copyWorkflow: 'Copy a workflow file',
  workflowCopied: 'Copied: save it as .github/workflows/robots-txt.yml',
  workflowComment: (file: string) =>
    `Save this as .github/workflows/robots-txt.yml, and ${file} at the root of the repository.`,
  checksExpectations: (count: number) =>
    count === 1
      ? 'Fails when your expectation fails on the live site.'
      : `Fails when one of your ${number(count)} expectations fails on the live site.`,
  checksAnswers: (file: string) => `Fails when the live file gives other answers than ${file}.`,
  noDaily: 'The check needs the address of the site: set it in step 2.',
  workspaceNeeded: 'The command reads the workspace file.',
  install:
    'Needs Node 20.19 or later and the package gatepost-robots, from npm or built from the repository of Gatepost. In a project:',
  command: 'Command',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying. Select the text and copy it.',
} as const);
