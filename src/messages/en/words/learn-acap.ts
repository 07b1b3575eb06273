// The page about ACAP: frame, tables, what is left out. Backticks mark what stands in a file.

import type { ScopeComparison } from '../../../core/dialects/acap/patterns.ts';
import type { Support } from '../../../core/dialects/acap/qualifiers.ts';
import type { UsageAnswer } from '../../../core/questions/usage-verdict.ts';

export const acapText = {
  slug: 'acap',
  title: 'ACAP 1.1, the Automated Content Access Protocol',
  short: 'ACAP 1.1',
  summary:
    'Fields of publishers in `/robots.txt` that say more than “may be fetched”: what may be indexed, kept and shown, for how long and by whom.',
  facts: [
    ['What', 'An extension of robots.txt by a group of publishers: Part 1, for whole sites.'],
    ['When', '25 September 2009. The text marks what is new since version 1.0.'],
    [
      'State',
      'A specification of its authors, no standard. Robots that read conventional records skip its lines.',
    ],
    ['File', '`/robots.txt`, among the conventional lines or behind them. Every field begins with `ACAP-`.'],
    [
      'In use',
      'Files on the web hold little more than `ACAP-crawler`, `ACAP-disallow-crawl` and `ACAP-allow-crawl`, each line with the conventional one in a comment below.',
    ],
  ],
  lead: [
    'A record names crawlers, or any, and then permits or prohibits usages of resources. Crawling is one usage of fourteen: others are to follow links, to index, to keep a copy, and to show the resource in one of eight ways. A permission may have qualifiers, such as a time limit or a greatest length.',
    'Below the fields of a record there can be sub-records, which hold only for a purpose. Sets of resources and usages with a name of their own are defined above all records. A record may also refer to a second file, which is read together with the first.',
    'A crawler hears the records that name it and those for any. Where a record that names it speaks, it overrides the other; where it is silent, the other still counts. Of the fields that are left the narrowest decides. If permission and prohibition are equally narrow, or cannot be compared, the usage is prohibited. If nothing speaks, it is for the crawler to decide.',
    'A crawler that cannot honour a restriction must take the permission for a prohibition, and one that cannot tell a way to show from another must take a prohibition of one for all of them.',
  ],
} as const;

export const acapWords = {
  example: {
    title: 'The worked example',
    about: [
      'The file of section 2.1. Its conventional part lets one crawler fetch a page and three directories; its ACAP part speaks of the same directories, as a set.',
      'The page `/index.html` is not in the set. So nothing that names the crawler speaks of it, and the prohibition for any crawler stays: the author most probably forgot it. The last line is a comment, so nobody says anything about keeping copies.',
    ],
    caption: (agent: string) =>
      `What ${agent === '' ? 'any other crawler' : agent} may do, as the engine reads the file`,
    url: 'URL',
    answers: {
      allowed: 'Yes',
      prohibited: 'No',
      'allowed-with-restrictions': 'Limited',
      unspecified: 'Not said',
    } satisfies Record<UsageAnswer, string>,
  },
  qualifiers: {
    title: 'Which usage takes which restriction',
    about:
      'Section 2.5 describes qualifiers usage by usage, and Annex A lists them once more; they do not agree everywhere. `crawl` and `follow` take none. Where a mark is missing, a permission with this qualifier must be read as a prohibition.',
    caption: 'Qualifiers by usage',
    qualifier: 'Qualifier',
    marks: { both: 'Y', annex: 'A', text: 'T' } satisfies Record<Support, string>,
    names: {
      both: 'section and annex agree',
      annex: 'only the annex has it',
      text: 'only the section has it',
    } satisfies Record<Support, string>,
    none: 'no',
    legend: (mark: string, name: string) => `${mark}: ${name}.`,
    accepted: 'All three are accepted here; an author who wants to be understood keeps to Y.',
    since: 'new in 1.1',
  },
  scopes: {
    title: 'Which of two patterns is narrower',
    about:
      'Patterns are compared character by character, case aside. At the first place where they differ, an end is wider than `$`, `$` is wider than `*`, and `*` is wider than any other character. Two different characters leave it open, and then a permission and a prohibition that both match come to a prohibition.',
    caption: 'Pairs of patterns, compared by the engine',
    first: 'First',
    second: 'Second',
    narrower: 'Narrower',
    at: 'Seen at',
    results: {
      a: 'the first',
      b: 'the second',
      equal: 'they are the same',
      incomparable: 'left open',
    } satisfies Record<ScopeComparison['narrower'], string>,
    character: (at: number) => `character ${at + 1}`,
  },
  outside: {
    title: 'What is not read here',
    points: [
      [
        'Permissions inside documents',
        'Part 2 puts permissions into pages, images and other resources. They come before those of the file, and no editor of the file can see them. Every answer about a usage other than crawling may be overridden there.',
      ],
      [
        'Purposes',
        'What a usage purpose means is agreed between publisher and crawler. Here it is compared as text.',
      ],
      [
        'Terms by reference',
        'Conditions that stand at an address, or inside a picture as PLUS terms, are shown as what they are: a reference. They are not fetched.',
      ],
      [
        'Voluntary',
        'Like every line in such a file, a permission or prohibition is a statement to those who care. It is no lock, and whether it binds anybody in law is not for an editor to say.',
      ],
    ],
  },
} as const;
