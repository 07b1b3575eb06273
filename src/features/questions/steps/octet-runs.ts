// A path as it is written beside the form in which it is compared, octet by octet.

/** A stretch of both; `isChanged` if the octets are written differently. */
export interface OctetRun {
  readonly written: string;
  readonly read: string;
  readonly isChanged: boolean;
}

const OCTET_PATTERN = /%[0-9a-f]{2}|[\s\S]/giu;
const splitOctets = (text: string): readonly string[] => text.match(OCTET_PATTERN) ?? [];
const utf8Encoder = new TextEncoder();

/** How many octets a token of a URL is. */
const countOctets = (token: string) => (token.startsWith('%') ? 1 : utf8Encoder.encode(token).length);

/** Stretches `from` to `to` of the form that is compared. */
export function sliceComparedRuns(runs: readonly OctetRun[], from: number, to: number): readonly OctetRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    at += run.read.length;
    const read = run.read.slice(Math.max(0, from - start), Math.max(0, to - start));
    return read === '' ? [] : [{ ...run, read }];
  });
}

/** Both forms cut where they begin or cease to differ; undefined if they do not run side by side. */
export function findOctetRuns(written: string, read: string): readonly OctetRun[] | undefined {
  const theirs = splitOctets(read);
  const runs: OctetRun[] = [];
  let at = 0;
  for (const token of splitOctets(written)) {
    const count = theirs[at] === token ? 1 : countOctets(token);
    const other = theirs.slice(at, at + count).join('');
    at += count;
    const isChanged = other !== token;
    const last = runs.at(-1);
    if (last && !last.isChanged && !isChanged) {
      runs[runs.length - 1] = { written: last.written + token, read: last.read + other, isChanged };
    } else runs.push({ written: token, read: other, isChanged });
  }
  return at === theirs.length ? runs : undefined;
}
