// What a reading offers to choose from, and what is chosen before anybody has chosen.
import type { IntakeOutcome } from '../../../core/intake/intake.ts';
import type { SiteDocument } from '../../../state/document/document.ts';
import { findImportableUrls, type ImportChoice, siteOfImport } from '../import/import-rows.ts';

/** Numbers of URLs that can be chosen besides all. */
const NUMBERS = [100, 1_000, 10_000] as const;
const AT_FIRST = 1_000;
const AGENTS_AT_FIRST = 10;
/** The token of browsers, and that of requests without a name: neither is a robot that a file speaks to. */
const NO_ROBOTS: ReadonlySet<string> = new Set(['mozilla', '']);

/** The numbers of URLs that can be chosen of so many; the last one is all. */
export const numbersOf = (count: number): readonly number[] => [
  ...NUMBERS.filter((one) => one < count),
  count,
];

/** A choice: at most 1,000 URLs of the site, the ten robots with the most requests, and what is there stays. */
export function firstChoice(document: SiteDocument, outcome: IntakeOutcome): ImportChoice {
  const { here } = findImportableUrls(outcome, siteOfImport(document, outcome));
  const agents = outcome.log?.agents.map(({ name }) => name).filter((name) => !NO_ROBOTS.has(name)) ?? [];
  return { urls: here.slice(0, AT_FIRST), agents: agents.slice(0, AGENTS_AT_FIRST), replace: false };
}
