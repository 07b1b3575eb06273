// The page about ACAP: frame, tables, omissions. Backticks mark code.

import type { ScopeComparison } from '../../../core/formats/acap/path-patterns.ts';
import type { UsageSupport } from '../../../core/formats/acap/qualifiers.ts';
import type { UsageAnswer } from '../../../core/formats/acap/question/usage-verdict.ts';
import { inLanguage } from '../../language.ts';
import { conflict, type SpecificationConflict } from '../../learn-page.ts';

// Contradictions and gaps in ACAP 1.1, and how Gatepost reads them. The numbers are Gatepost's.
export const acapQuestions: readonly SpecificationConflict[] = inLanguage('acapQuestions', [
  conflict(
    'X-01',
    'An example in section 2.4.1.2 has the value `until-recrawl`.',
    'Section 2.5.3.1 and the annex have `until-recrawled`.',
    '`until-recrawled`. The short form was published and its meaning is clear, so it counts as the long form, with a warning.',
  ),
  conflict(
    'X-02',
    'An example in 2.5.3.2 has no colon after its field name.',
    'All other fields with a value need one.',
    'A misprint. The line is an error and has no effect.',
  ),
  conflict(
    'X-03',
    'The pattern of a field with `target-condition` in 2.5.5.9 also lacks the colon.',
    'The same as X-02.',
    'The same as X-02.',
  ),
  conflict(
    'X-04',
    'A crawler that cannot honor the prohibition of a basic usage reads a permission to crawl instead (2.4.3).',
    'A prohibition would become a permission.',
    'It reads a prohibition to crawl.',
  ),
  conflict(
    'X-05',
    'Section 2.4.2 allows no local usage in a prohibition.',
    'A note in section 3 rules out only composite usages, and the grammar has a stray parenthesis there.',
    'None are allowed: 2.4.2 is explicit and stricter.',
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
    'It does not mention `other`.',
    'Like a basic usage: a prohibition of `other` that cannot be honored becomes a prohibition of `crawl`. A crawler that does nothing else honors it anyway.',
  ),
  conflict(
    'X-08',
    'Section 2.5 lists the usages that can be qualified.',
    '`other` is missing, although 2.5.6.1 requires a qualifier for it.',
    '2.5.6.1 counts because it is newer.',
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
    'The directive to ignore conventional records is before all other ACAP fields (2.2.1).',
    'In 2.8, 2.10.1 and the grammar, the version field is before it.',
    'The version is first, then the directive.',
  ),
  conflict(
    'X-12',
    'The version field can have any version, and the space before the version is optional.',
    'The grammar allows only `1.1`, with a space.',
    'Any version is read, because otherwise 1.0 files could not state theirs. A missing space is only noted.',
  ),
  conflict(
    'X-13',
    'A purpose in an example in 2.3.3 contains `#`.',
    'A `#` begins a comment wherever it is.',
    'The value ends before it and so matches more than intended. A finding reports this.',
  ),
  conflict(
    'X-14',
    'Another example there has a space in its pattern.',
    'No pattern can contain a space.',
    'A misprint: there is no space.',
  ),
  conflict(
    'X-15',
    'In 2.9, a purpose can end in `$`.',
    'The note in section 3 does not mention it.',
    'It can, but only as its last character.',
  ),
  conflict(
    'X-16',
    'A purpose is a name or a pattern.',
    'The specification does not say whether a name is compared whole or as a prefix.',
    'A name is compared whole. Everything else is a pattern with an open end.',
  ),
  conflict(
    'X-17',
    'Section 2.5.5.3 mentions presenting a “copy”.',
    'No such usage exists.',
    'It means `present-currentcopy` and `present-oldcopy`.',
  ),
  conflict(
    'X-18',
    'Copies can take `must-use-resource` (2.5.5.3).',
    'The annex does not list it for them.',
    'Accepted, with a note.',
  ),
  conflict(
    'X-19',
    'Section 2.5.5.6 shows `must-include-resource` only for `present`.',
    'The annex adds snippets. Neither lists thumbnails, although the stated reason is credits for images.',
    'Accepted for snippets, with a note, but not for thumbnails.',
  ),
  conflict(
    'X-20',
    'The annex lists both context qualifiers for plain `present`.',
    'Sections 2.5.5.7 and 2.5.5.8 do not.',
    'Accepted, with a note.',
  ),
  conflict(
    'X-21',
    '`target-condition` is listed under `present`.',
    'Does it apply to individual ways to present?',
    'It cannot be used on them. On `present`, it applies to all of them.',
  ),
  conflict(
    'X-22',
    'The list of permitted countries first refers to devices inside it, then to devices outside.',
    'The second sentence was copied from the item below.',
    'Devices in a listed country are permitted.',
  ),
  conflict(
    'X-23',
    'An example of an address range ends before it begins.',
    'No address is in it.',
    'An error, and the range is empty.',
  ),
  conflict(
    'X-24',
    'The specification describes a pair of template and mask.',
    'In the example, the set bits of the mask are the free ones, the reverse of a netmask.',
    'As in the example. Masks that look like netmasks, and prefix lengths, are reported.',
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
    'In 2.5.5.6, a role has a prefix and a location.',
    'With a prefix. A bare `credit` is a relative URL, which is reported.',
  ),
  conflict(
    'X-27',
    'The annex spells some usages with doubled or missing letters.',
    'Section 2.5 has other spellings.',
    'The spellings in 2.5. For the others, the nearest one is suggested.',
  ),
  conflict(
    'X-28',
    'In the worked example, a commented-out line names the set `crawable`.',
    'The set is called `crawlable`.',
    'If the line were active, its set would not be defined and it would match nothing.',
  ),
  conflict(
    'X-29',
    'A comment in the worked example announces how copies may be kept.',
    'The field for it is itself a comment.',
    'As printed: the file does not mention copies.',
  ),
  conflict(
    'X-30',
    'The worked example states version 1.0 in its first comment.',
    'In 2.10.3, the current version is 1.1.',
    'No conflict: the example uses nothing newer.',
  ),
  conflict(
    'X-31',
    'Several sections refer to each other by number.',
    'The numbers changed when 2.4.3 and 2.8 were inserted.',
    'They refer to 2.4.4, 2.4.5 and 2.9. References to 2.8 for the version field are correct.',
  ),
  conflict(
    'X-32',
    'A time limit that refers to PLUS terms is ignored unless it is the first and only one.',
    'Another sentence ignores the second of any pair that cannot be combined, which can be the limit that can be checked.',
    'The PLUS terms are dropped, and the limit that can be checked stays.',
  ),
  conflict(
    'X-33',
    'A time limit can be “repeated twice”.',
    'Does this mean two limits or three?',
    'Two, as the next sentence shows.',
  ),
  conflict(
    'X-34',
    'For prohibited modifications, `any` and `plus-terms` each cause all others to be ignored.',
    'Each would cause the other to be ignored.',
    '`any` counts, because it is wider.',
  ),
  conflict(
    'X-35',
    'For rules by reference that are not alone: “this qualifier is to be ignored”.',
    'Does this mean this qualifier or all conditions?',
    'This qualifier. Dropping all of them would lift every restriction.',
  ),
  conflict(
    'X-36',
    '`plus-terms` under `must-include-resource` is not marked as new.',
    'It is marked everywhere else, and the list of changes says that values were added.',
    'It needs version 1.1.',
  ),
  conflict(
    'X-37',
    'Time limits for keeping and showing are described in terms of indexing.',
    'When does their number of days begin?',
    'For indexing, when first indexed. For copies, when first copied. For showing, when first crawled.',
  ),
  conflict(
    'X-38',
    'The note on cloaking also appears under `max-length` and `must-include-resource`.',
    'Neither can cloak anything.',
    'It belongs to `must-use-resource` and is shown only there.',
  ),
  conflict(
    'X-39',
    'Usage definitions can refer to resource sets (2.7.3).',
    'They have no place for a resource.',
    'They cannot.',
  ),
  conflict(
    'X-40',
    'A second file can use the definitions of the file that refers to it.',
    'A note in section 3 requires the parts of a composite usage to be in the same file.',
    'Permissions use definitions from their own file, then from the file that refers to it. Composite usages use parts only from their own file.',
  ),
  conflict(
    'X-41',
    'The title of 2.3.2 calls the permissions reference a definition field.',
    'It is part of a record and does not define anything.',
    'It belongs to its record.',
  ),
  conflict(
    'X-42',
    'A field that follows the grammar must never be ignored (2.4.3).',
    'Fields with newer features must be ignored (2.8).',
    'The version is checked first. Nothing that passes this check is ignored.',
  ),
  conflict(
    'X-43',
    'If a crawler does not know something, it is either newer and ignored, or it cannot be honored and prohibits.',
    'For an unknown qualifier, both rules apply.',
    'It prohibits. Nothing shows that it is newer, and a typo must not widen a permission.',
  ),
  conflict(
    'X-44',
    'Of two patterns with `$` and `*`, the one with `*` is called narrower.',
    '`/a$` matches one path, `/a*` many.',
    'As printed, and reported where it decides.',
  ),
  conflict(
    'X-45',
    'Patterns are compared character by character.',
    'The specification does not mention two different characters after a common wildcard.',
    'They cannot be compared, so a permission and a prohibition result in a prohibition.',
  ),
  conflict(
    'X-46',
    '`/a*` is narrower than `/a`.',
    'Both match the same paths.',
    'As printed. A `*` at the end is reported.',
  ),
  conflict(
    'X-47',
    'In the grammar, a pattern has no query and can be empty.',
    'Real paths have queries, and an empty pattern would match everything.',
    'A pattern can have a query. An empty pattern is an error and has no effect.',
  ),
  conflict(
    'X-48',
    'The grammar excludes the apostrophe from crawler names.',
    'It must mean the number sign, which begins a comment.',
    'Names can contain an apostrophe, but not `#`.',
  ),
  conflict(
    'X-49',
    'A conventional field that conflicts with an ACAP field “for the same specific pattern” is ignored (2.10.2).',
    'What if the patterns differ?',
    'Then both must allow it. Settings offer two other readings.',
  ),
  conflict(
    'X-50',
    'The original is normally shown in a frame (2.5.5.1.1).',
    'The crawler’s own frames can be prohibited.',
    'Not a contradiction, but worth a note.',
  ),
  conflict(
    'X-51',
    'Version 1.1 says which of several qualifiers of the same kind count.',
    'Version 1.0 had no such rule. Is a repeated qualifier a feature of 1.1?',
    'Not in general, but two time limits are.',
  ),
  conflict(
    'X-52',
    'Files from the pilot phase have `time-period=permanently`, prohibitions of local usages, and the purpose `*`.',
    'The published specification has only the last.',
    'The first is an unknown qualifier, and the second is an error. The purpose `*` matches every purpose.',
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
    'Publisher fields in `/robots.txt` that cover more than fetching: what each crawler may index, keep and show, and for how long.',
  facts: [
    ['What', 'A robots.txt extension by a group of publishers: Part 1, for whole sites.'],
    ['When', '25 September 2009. The specification marks what is new since version 1.0.'],
    [
      'State',
      'A specification by its authors, not a standard. Crawlers that read conventional records skip its lines.',
    ],
    ['File', '`/robots.txt`, among or after the conventional lines. Every field begins with `ACAP-`.'],
    [
      'In use',
      'Files on the web have little more than `ACAP-crawler`, `ACAP-disallow-crawl` and `ACAP-allow-crawl`, each with the conventional line in a comment below.',
    ],
  ],
  lead: [
    'A record names crawlers, or applies to any crawler, and then permits or prohibits usages of resources. Crawling is one of fourteen usages. Others are following links, indexing, keeping a copy, and showing the resource in one of eight ways. A permission can have qualifiers, such as a time limit or a maximum length.',
    'After its fields, a record can have sub-records, which apply only to a purpose. Named resource sets and usages are defined above all records. A record can also refer to a second file, which is read together with the first.',
    'A crawler reads the records that name it and those for any crawler. Where a record that names it has a field that applies, that field overrides the records for any crawler. Where it has none, those records still count. Of the remaining fields, the narrowest decides. If a permission and a prohibition are equally narrow or cannot be compared, the usage is prohibited. If no field applies, the crawler decides.',
    'A crawler that cannot honor a restriction must read the permission as a prohibition. A crawler that cannot distinguish one way to show from another must read a prohibition of one as a prohibition of all.',
  ],
} as const);

export const acapPageWords = inLanguage('acapPageWords', {
  example: {
    title: 'The worked example',
    about: [
      'The file from section 2.1. Its conventional part lets one crawler fetch a page and three directories. Its ACAP part covers the same directories, as a set.',
      'The page `/index.html` is not in the set. So no field in the record for this crawler applies to it, and the prohibition for any crawler still counts: the author probably forgot the page. The last line is a comment, so the file does not mention keeping copies.',
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
      'Section 2.5 describes the qualifiers for each usage, and Annex A lists them again. The two do not always agree. `crawl` and `follow` do not take any. Where a mark is missing, a permission with this qualifier must be read as a prohibition.',
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
    accepted: 'All three are accepted here. To be safe, use only Y.',
    since: 'new in 1.1',
  },
  scopes: {
    title: 'Which of two patterns is narrower',
    about:
      'Patterns are compared character by character, ignoring case. At the first difference, an end is wider than `$`, `$` is wider than `*`, and `*` is wider than any other character. If two other characters differ, neither pattern is narrower, and a permission and a prohibition that both match result in a prohibition.',
    caption: 'Pairs of patterns, compared by the engine',
    first: 'First',
    second: 'Second',
    narrower: 'Narrower',
    at: 'Differ at',
    results: {
      a: 'the first',
      b: 'the second',
      equal: 'equal',
      incomparable: 'neither',
    } satisfies Record<ScopeComparison['narrower'], string>,
    character: (at: number) => `character ${at + 1}`,
  },
  outside: {
    title: 'What is not read here',
    points: [
      [
        'Permissions inside documents',
        'Part 2 puts permissions in pages, images and other resources. They override those of the file, and an editor of the file cannot see them. They can override every answer about a usage other than crawling.',
      ],
      [
        'Purposes',
        'The publisher and the crawler agree on the meaning of a usage purpose. Here it is compared as text.',
      ],
      [
        'Terms by reference',
        'Conditions at a URL, or inside a picture as PLUS terms, are shown as references. They are not fetched.',
      ],
      [
        'Voluntary',
        'Like every line in a policy file, a permission or prohibition is a request, not a lock. This editor cannot say whether it is legally binding.',
      ],
    ],
  },
} as const);
