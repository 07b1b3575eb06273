// Names that an operator's crawlers had earlier, and their present names. Dated data with sources. Version
// 2026-11-29.
import { lowerCase } from '../text/lower-case.ts';

export interface LegacyName {
  readonly names: readonly string[];
  readonly operator: string;
  /** The names that the operator documents now. The first is that of the crawler that most people mean. */
  readonly successors: readonly [string, ...string[]];
  /** An address, or a description of a source without one. */
  readonly source: string;
  readonly sourceDate: string;
  readonly confidence: 'operator-stated' | 'second-hand';
}

const legacyRows: readonly LegacyName[] = [
  {
    names: ['anthropic-ai', 'Claude-Web'],
    operator: 'Anthropic',
    successors: ['ClaudeBot', 'Claude-User', 'Claude-SearchBot'],
    // The page lists the three names and no other.
    source: 'https://support.claude.com/en/articles/8896518',
    sourceDate: '2026-04-07',
    confidence: 'operator-stated',
  },
];

const rowsByName: ReadonlyMap<string, LegacyName> = new Map(
  legacyRows.flatMap((row) => row.names.map((name) => [lowerCase(name), row] as const)),
);

/** Finds what became of a name. Undefined if it is not known to be an old one. */
export const findLegacyName = (name: string): LegacyName | undefined => rowsByName.get(lowerCase(name));
