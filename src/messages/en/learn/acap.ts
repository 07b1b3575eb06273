// The page about ACAP: frame, tables, what is left out. Backticks mark what stands in a file.

import type { ScopeComparison } from '../../../core/formats/acap/path-patterns.ts';
import type { UsageSupport } from '../../../core/formats/acap/qualifiers.ts';
import type { UsageAnswer } from '../../../core/formats/acap/question/usage-verdict.ts';
import { inLanguage } from '../../language.ts';
import { conflict, type SpecificationConflict } from '../../learn-page.ts';

// Where ACAP 1.1 contradicts itself or is silent, and how it is read here. The numbers are ours.
export const acapQuestions: readonly SpecificationConflict[] = inLanguage('acapQuestions', [
  conflict(
    'X-01',
    'An example of section 2.4.1.2 has the value `until-recrawl`.',
    'Section 2.5.3.1 and the annex write `until-recrawled`.',
    '`until-recrawled`. The short form was published and its sense is plain, so it counts as the long one, with a warning.',
  ),
  conflict(
    'X-02',
    'An example of 2.5.3.2 has no colon behind the name of its field.',
    'All other fields with a value need one.',
    'A misprint. The line is an error and has no effect.',
  ),
  conflict(
    'X-03',
    'The pattern of a field with `target-condition` in 2.5.5.9 lacks the colon too.',
    'The same.',
    'The same.',
  ),
  conflict(
    'X-04',
    'A crawler that cannot honour the prohibition of a basic usage reads a permission to crawl instead (2.4.3).',
    'A ban would turn into a grant.',
    'It reads a prohibition to crawl.',
  ),
  conflict(
    'X-05',
    'Section 2.4.2 allows no local usage in a prohibition.',
    'A note in section 3 rules out composite ones only, and the grammar has a stray parenthesis there.',
    'None at all: 2.4.2 is explicit and the stricter one.',
  ),
  conflict(
    'X-06',
    'Section 2.5 calls `other` a general usage.',
    'The heading of 2.5.6 calls it basic.',
    'General, but it falls back like a basic one.',
  ),
  conflict(
    'X-07',
    'The fallback of 2.4.3 names basic and derived usages.',
    'It says nothing of `other`.',
    'Like a basic usage: a prohibition of `other` that cannot be honoured becomes one of `crawl`. A crawler that does nothing else honours it anyway.',
  ),
  conflict(
    'X-08',
    'Section 2.5 lists the usages that can be qualified.',
    '`other` is missing, though 2.5.6.1 demands a qualifier for it.',
    '2.5.6.1 counts: it is the newer text.',
  ),
  conflict(
    'X-09',
    'The list of changes names a qualifier `ref`.',
    'Section 2.5.6.1 calls it `usage-ref`.',
    '`usage-ref`. A field with `ref` has an unknown qualifier.',
  ),
  conflict(
    'X-10',
    'Section 2.5.6.1 marks one of its values as new in 1.1.',
    'The whole section is new.',
    'All of it needs version 1.1.',
  ),
  conflict(
    'X-11',
    'The directive to ignore conventional records stands before all other ACAP fields (2.2.1).',
    'By 2.8, 2.10.1 and the grammar the version field comes before it.',
    'The version first, then the directive.',
  ),
  conflict(
    'X-12',
    'The version field may state any version, and a space before it is optional.',
    'The grammar knows only `1.1`, with a space.',
    'Any version is read, or files of 1.0 could not say so. A missing space is only a remark.',
  ),
  conflict(
    'X-13',
    'A purpose of an example in 2.3.3 contains `#`.',
    'A `#` begins a comment wherever it stands.',
    'The value ends before it, and so means more than was intended. That is pointed out.',
  ),
  conflict(
    'X-14',
    'Another example there has a space in its pattern.',
    'No pattern can hold one.',
    'A printing error: there is no space.',
  ),
  conflict(
    'X-15',
    'By 2.9 a purpose may end in `$`.',
    'The note in section 3 does not mention it.',
    'It may, as its last character only.',
  ),
  conflict(
    'X-16',
    'A purpose is a name or a pattern.',
    'Whether a name is compared whole or as a beginning is not said.',
    'A name is compared whole. Everything else is a pattern, and open at its end.',
  ),
  conflict(
    'X-17',
    'Section 2.5.5.3 speaks of presenting a “copy”.',
    'No such usage exists.',
    '`present-currentcopy` and `present-oldcopy` are meant.',
  ),
  conflict(
    'X-18',
    'Copies may take `must-use-resource` (2.5.5.3).',
    'The annex does not list it for them.',
    'Accepted, with a remark.',
  ),
  conflict(
    'X-19',
    'Section 2.5.5.6 shows `must-include-resource` for `present` only.',
    'The annex adds snippets. Thumbnails are in neither, though credits for images are the reason given.',
    'Accepted for snippets, with a remark; not for thumbnails.',
  ),
  conflict(
    'X-20',
    'The annex lists both context qualifiers for plain `present`.',
    'The sections 2.5.5.7 and 2.5.5.8 do not.',
    'Accepted, with a remark.',
  ),
  conflict(
    'X-21',
    '`target-condition` stands under `present`.',
    'Does it apply to single ways to present?',
    'It cannot be written there. On `present` it holds for all of them.',
  ),
  conflict(
    'X-22',
    'The list of permitted countries says first that devices inside it are meant, then those outside.',
    'The second sentence was copied from the item below.',
    'Devices in a listed country are permitted.',
  ),
  conflict(
    'X-23',
    'An example of an address range ends before it begins.',
    'Nobody is in it.',
    'An error, and the range is empty.',
  ),
  conflict(
    'X-24',
    'The text speaks of a pair of template and mask.',
    'In the example the set bits of the mask are those that are free, the reverse of a netmask.',
    'As in the example. Masks that look like netmasks, and prefix lengths, are pointed out.',
  ),
  conflict(
    'X-25',
    'The annex prints addresses with three numbers and separates them by slashes.',
    'Section 2.5.5.9 has four numbers and commas.',
    'As in 2.5.5.9.',
  ),
  conflict(
    'X-26',
    'The annex prints the roles of included resources as bare words.',
    'By 2.5.5.6 a role has a prefix and a place.',
    'With prefix. A bare `credit` is a relative address, which is pointed out.',
  ),
  conflict(
    'X-27',
    'The annex spells some usages with doubled or missing letters.',
    'Section 2.5 has other spellings.',
    'Those of 2.5; for the others the nearest one is suggested.',
  ),
  conflict(
    'X-28',
    'In the worked example a line that is commented out names the set `crawable`.',
    'The set is called `crawlable`.',
    'If the line were active, its set would not be defined and it would match nothing.',
  ),
  conflict(
    'X-29',
    'A comment of the worked example announces how copies may be kept.',
    'The field that says so is a comment itself.',
    'As printed: nothing is said about copies.',
  ),
  conflict(
    'X-30',
    'The worked example states version 1.0 in its first comment.',
    'By 2.10.3 the current number is 1.1.',
    'No conflict: the example uses nothing newer.',
  ),
  conflict(
    'X-31',
    'Several sections refer to each other by number.',
    'The numbers moved when 2.4.3 and 2.8 were put in.',
    'Meant are 2.4.4, 2.4.5 and 2.9. References to 2.8 for the version field are right.',
  ),
  conflict(
    'X-32',
    'A time limit by PLUS terms is ignored unless it is the first and only one.',
    'Another sentence ignores the second of any pair that does not fit, which can be the checkable limit.',
    'The PLUS terms go, and the limit that can be checked stays.',
  ),
  conflict(
    'X-33',
    'A time limit may be “repeated twice”.',
    'Two of them or three?',
    'Two, as the next sentence shows.',
  ),
  conflict(
    'X-34',
    'Of prohibited modifications, `any` and `plus-terms` each make all others ignored.',
    'Each would make the other ignored.',
    '`any` counts, because it is wider.',
  ),
  conflict(
    'X-35',
    'Rules by reference that do not stand alone: “this qualifier is to be ignored”.',
    'This one, or all conditions?',
    'This one. To drop them all would lift every restriction.',
  ),
  conflict(
    'X-36',
    '`plus-terms` under `must-include-resource` is not marked as new.',
    'Everywhere else it is, and the list of changes says that values were added.',
    'It needs version 1.1.',
  ),
  conflict(
    'X-37',
    'Time limits for keeping and showing are described in the words of indexing.',
    'When does a number of days begin for them?',
    'For the index when first indexed, for copies when first copied, for showing when first crawled.',
  ),
  conflict(
    'X-38',
    'The note on cloaking stands under `max-length` and `must-include-resource` too.',
    'Neither can cloak anything.',
    'It belongs to `must-use-resource` and is given only there.',
  ),
  conflict(
    'X-39',
    'Usage definitions may refer to resource sets (2.7.3).',
    'They have no place for a resource.',
    'They cannot.',
  ),
  conflict(
    'X-40',
    'A second file may use the definitions of the file that refers to it.',
    'A note in section 3 wants the parts of a composite usage in the same file.',
    'Permissions look in their own file, then in the one that refers to it. Parts of composites only in their own.',
  ),
  conflict(
    'X-41',
    'The title of 2.3.2 calls the permissions reference a definition field.',
    'It stands in a record and defines nothing.',
    'It belongs to its record.',
  ),
  conflict(
    'X-42',
    'A field that follows the grammar may never be ignored (2.4.3).',
    'Fields with newer features are to be ignored (2.8).',
    'First the version decides, and nothing that passes it is ignored.',
  ),
  conflict(
    'X-43',
    'What a crawler does not know may be newer, and is ignored; or it cannot be honoured, and prohibits.',
    'For an unknown qualifier both rules fit.',
    'It prohibits. It cannot be shown to be newer, and a slip of the pen must not widen a permission.',
  ),
  conflict(
    'X-44',
    'Of `$` and `*` the pattern with `*` is called narrower.',
    '`/a$` matches one path, `/a*` many.',
    'As printed, and pointed out where it decides.',
  ),
  conflict(
    'X-45',
    'Patterns are compared character by character.',
    'Nothing is said of two different characters behind a common wildcard.',
    'They cannot be compared, so permission and prohibition come to a prohibition.',
  ),
  conflict(
    'X-46',
    '`/a*` is narrower than `/a`.',
    'Both match the same paths.',
    'As printed. A `*` at the end is pointed out.',
  ),
  conflict(
    'X-47',
    'By the grammar a pattern has no query, and may be empty.',
    'Real paths have queries, and an empty pattern would match everything.',
    'A query may be written. An empty pattern is an error without effect.',
  ),
  conflict(
    'X-48',
    'The grammar leaves the apostrophe out of crawler names.',
    'The number sign must be meant, for it begins a comment.',
    'Names may have an apostrophe, and no `#`.',
  ),
  conflict(
    'X-49',
    'A conventional field that conflicts with an ACAP field “for the same specific pattern” is ignored (2.10.2).',
    'What if the patterns differ?',
    'Then both have to allow it. Two other ways to read it are settings.',
  ),
  conflict(
    'X-50',
    'The original is normally shown in a frame (2.5.5.1.1).',
    'Frames of the crawler’s own can be prohibited.',
    'No contradiction, but worth a remark.',
  ),
  conflict(
    'X-51',
    'Version 1.1 says which of several equal qualifiers count.',
    'Version 1.0 had no such rule; is repeating one a feature of 1.1?',
    'Not by itself; two time limits are.',
  ),
  conflict(
    'X-52',
    'Files from the time of the pilot have `time-period=permanently`, prohibitions of local usages, and the purpose `*`.',
    'The published text knows only the last.',
    'The first is an unknown qualifier, the second an error; the purpose `*` matches every purpose.',
  ),
  conflict(
    'X-53',
    'A file that a record refers to contains ACAP permissions, “generally using ACAP extensions” (2.3.2).',
    'Do conventional records in it count?',
    'No. Only its ACAP records are read.',
  ),
]);

export const acapText = inLanguage('acapText', {
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
      'A specification of its authors, no standard. Crawlers that read conventional records skip its lines.',
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
} as const);

export const acapPageWords = inLanguage('acapPageWords', {
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
    marks: { both: 'Y', annex: 'A', text: 'T' } satisfies Record<UsageSupport, string>,
    names: {
      both: 'section and annex agree',
      annex: 'only the annex has it',
      text: 'only the section has it',
    } satisfies Record<UsageSupport, string>,
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
        'Like every line in such a file, a permission or prohibition is a statement to those who care. It is not a lock, and whether it binds anybody in law is not for an editor to say.',
      ],
    ],
  },
} as const);
