// An expectation about all URLs, such as "crawlers for AI training are closed everywhere", as the workspace stores it.
import * as v from 'valibot';
import { lowerCase } from '../../text/lower-case.ts';

/**
 * `closed`, `open`: the crawlers may fetch nothing, or everything. `as-others`: the crawler may fetch all that another
 * one may: `than`, or else every crawler that the file names, and any that it does not name. `opens-nothing`,
 * `closes-nothing`, `changes-nothing`: no URL opens, or closes, or either, since the file was `before`.
 */
export const claimKinds = [
  'closed',
  'open',
  'as-others',
  'opens-nothing',
  'closes-nothing',
  'changes-nothing',
] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const isClaimKind = (text: string): text is ClaimKind =>
  (claimKinds as readonly string[]).includes(text);

const path = v.pipe(v.string(), v.startsWith('/'));

export const claimSchema = v.looseObject({
  /** One of `claimKinds`, or a kind of a later version. */
  claim: v.string(),
  /** One crawler; '' is any other crawler. */
  agent: v.exactOptional(v.string()),
  /** Crawlers for one purpose. Without `agent` and `purpose`, the claim is about every crawler. */
  purpose: v.exactOptional(v.string()),
  /** Crawlers that the claim is not about. */
  except: v.exactOptional(v.array(v.string())),
  /** Of `as-others`: the one crawler to compare with. */
  than: v.exactOptional(v.string()),
  /** The beginning of the paths that it is about; all if absent. */
  area: v.exactOptional(path),
  /** The one path, with its query, that it is about. */
  url: v.exactOptional(path),
  /** The text of the file to compare with. */
  before: v.exactOptional(v.string()),
  /** The day of that text, such as `2026-11-21`. */
  date: v.exactOptional(v.string()),
  note: v.exactOptional(v.string()),
  /** The one reader that it applies to; that of the workspace if absent. */
  reader: v.exactOptional(v.string()),
});

/** A claim in a workspace file. Keys of later versions are kept. */
export type Claim = v.InferOutput<typeof claimSchema>;

/** Whether a claim compares the file with an earlier text. */
export const isAboutChange = ({ claim }: Pick<Claim, 'claim'>): boolean =>
  claim === 'opens-nothing' || claim === 'closes-nothing' || claim === 'changes-nothing';

/** A key of a claim in the one way to write it; undefined if it says what its absence says. */
function normalValue([key, value]: readonly [string, unknown]): unknown {
  if (Array.isArray(value) && key === 'except')
    return value.length === 0 ? undefined : [...new Set(value.map(String).map(lowerCase))].toSorted();
  if (typeof value !== 'string') return value;
  if (key === 'agent' || key === 'than') return lowerCase(value);
  return key === 'area' && value === '/' ? undefined : value;
}

/**
 * An id that two claims share only if they say the same, however their names are written. The text that a
 * claim compares with is left out.
 */
export const claimId = ({ before: _, date: _date, note: _note, ...said }: Claim): string =>
  JSON.stringify(
    Object.entries(said)
      .map((entry) => [entry[0], normalValue(entry)] as const)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
