// An expectation about all URLs, such as "crawlers for AI training are closed everywhere", as the workspace stores it.
import * as v from 'valibot';

/**
 * `closed`, `open`: the crawlers may fetch nothing, or everything. `as-others`: the crawler may fetch all that
 * every crawler may that the file names, and any that it does not name. `opens-nothing`, `closes-nothing`: no URL opens, or closes, since the file was `before`.
 */
export const claimKinds = ['closed', 'open', 'as-others', 'opens-nothing', 'closes-nothing'] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimSchema = v.looseObject({
  /** One of `claimKinds`, or a kind of a later version. */
  claim: v.string(),
  /** One crawler; '' is any other crawler. */
  agent: v.exactOptional(v.string()),
  /** Crawlers for one purpose. Without `agent` and `purpose`, the claim is about every crawler. */
  purpose: v.exactOptional(v.string()),
  /** The beginning of the paths that it is about; all if absent. */
  area: v.exactOptional(v.pipe(v.string(), v.startsWith('/'))),
  /** The text of the file to compare with. */
  before: v.exactOptional(v.string()),
  note: v.exactOptional(v.string()),
  /** The one reader that it applies to; that of the workspace if absent. */
  reader: v.exactOptional(v.string()),
});

/** A claim in a workspace file. Keys of later versions are kept. */
export type Claim = v.InferOutput<typeof claimSchema>;

/** Whether a claim compares the file with an earlier text. */
export const isAboutChange = ({ claim }: Pick<Claim, 'claim'>): boolean =>
  claim === 'opens-nothing' || claim === 'closes-nothing';
