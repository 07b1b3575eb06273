// What an ACAP file says that conventional records cannot.

import type { AcapFile, PlacedField } from '../formats/acap/acap-file.ts';
import { expandUsage, needsVersion11 } from '../formats/acap/expand-usages.ts';
import type { AcapRule } from '../formats/acap/field.ts';
import type { Loss } from './conversion.ts';
import type { CrawlRules } from './crawl-rules.ts';
import type { SearchBudget } from './meeting.ts';
import {
  CONVENTIONAL_TIER,
  findDisagreements,
  groupOverriddenRules,
  hasLetters,
  meetsQueryDelims,
} from './weighed.ts';

function lossesOfAcapRule(file: AcapFile, { line, field }: PlacedField<AcapRule>): Loss[] {
  return expandUsage(field, { file }).flatMap((one): Loss[] => {
    if (one.usage === 'crawl' || (file.version.minor < 1 && needsVersion11(field.effect, one))) return [];
    const limits = one.qualifiers.map(
      ({ text }): Loss => ({ code: 'qualifier', line, words: [text, one.usage] }),
    );
    return [{ code: 'usage', line, words: [one.usage, field.resource.word.text] }, ...limits];
  });
}

/** Whatever is not about crawling; `missing` knows the lines of references that lead nowhere. */
export function lossesOfAcap(file: AcapFile, missing: ReadonlySet<number>): readonly Loss[] {
  return file.records.flatMap(({ rules, subRecords, requests, reference }): Loss[] => [
    ...rules.flatMap((rule) => lossesOfAcapRule(file, rule)),
    ...subRecords.flatMap(({ purposes, rules: fields }): Loss[] => [
      { code: 'purpose', line: purposes[0]!.line, words: purposes.map(({ field }) => field.value) },
      ...fields.flatMap((rule) => lossesOfAcapRule(file, rule)),
    ]),
    ...requests.map(
      ({ line, field }): Loss => ({ code: 'request', line, words: [field.action, field.path] }),
    ),
    ...(reference
      ? [
          {
            code: missing.has(reference.line) ? 'reference-missing' : 'reference',
            line: reference.line,
            words: [reference.field.locator],
          } as const,
        ]
      : []),
  ]);
}

/** What the rules for one crawler lose by being read as RFC 9309 reads them. */
export function lossesOfRules(
  { rules, complete, tied }: CrawlRules,
  firstLine: number,
  budget: SearchBudget,
): readonly Loss[] {
  const own = rules.filter(({ tier }) => tier !== CONVENTIONAL_TIER);
  return [
    ...tied.map(({ line, pattern }): Loss => ({ code: 'tie', line, words: [pattern] })),
    ...own
      .filter(({ pattern }) => hasLetters(pattern))
      .map(({ line, pattern }): Loss => ({ code: 'case', line, words: [pattern] })),
    ...own
      .filter(({ pattern }) => meetsQueryDelims(pattern))
      .map(({ line, pattern }): Loss => ({ code: 'query-escapes', line, words: [pattern] })),
    ...groupOverriddenRules(
      findDisagreements(rules, budget).map(({ allow, deny, acap }) =>
        acap === 'allow' ? ([allow, deny] as const) : ([deny, allow] as const),
      ),
    ).map((one): Loss => ({ code: 'another-decides', ...one })),
    ...(complete ? [] : [{ code: 'silence', line: firstLine, words: [] } as const]),
  ];
}
