// Aligns a path as written with the form in which it is compared, octet by octet.

/** A run of both forms; `isChanged`: whether the octets are written differently. */
export interface OctetRun {
  readonly written: string;
  readonly read: string;
  readonly isChanged: boolean;
}

const OCTET_PATTERN = /%[0-9a-f]{2}|[\s\S]/giu;
const splitOctets = (text: string): readonly string[] => text.match(OCTET_PATTERN) ?? [];
const utf8Encoder = new TextEncoder();

/** Returns how many octets a token of a URL represents. */
const countOctets = (token: string) => (token.startsWith('%') ? 1 : utf8Encoder.encode(token).length);

/** Returns the runs of the compared form from `from` to `to`. */
export function sliceComparedRuns(runs: readonly OctetRun[], from: number, to: number): readonly OctetRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    at += run.read.length;
    const read = run.read.slice(Math.max(0, from - start), Math.max(0, to - start));
    return read === '' ? [] : [{ ...run, read }];
  });
}

/** Splits both forms where they start or stop to differ; undefined if they cannot be aligned. */
export function findOctetRuns(written: string, read: string): readonly OctetRun[] | undefined {
  const readTokens = splitOctets(read);
  const runs: OctetRun[] = [];
  let at = 0;
  for (const token of splitOctets(written)) {
    const count = readTokens[at] === token ? 1 : countOctets(token);
    const counterpart = readTokens.slice(at, at + count).join('');
    at += count;
    const isChanged = counterpart !== token;
    const last = runs.at(-1);
    if (last && !last.isChanged && !isChanged) {
      runs[runs.length - 1] = { written: last.written + token, read: last.read + counterpart, isChanged };
    } else runs.push({ written: token, read: counterpart, isChanged });
  }
  return at === readTokens.length ? runs : undefined;
}
