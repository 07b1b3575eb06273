// Which field a misspelt name was meant to be.
import type { Directive, Format } from '../../policy/directive.ts';
import { editDistance } from '../../syntax/edit-distance.ts';
import { lowerCase } from '../../text/lower-case.ts';

/** Names of fields that some robots or tools know: nobody misspelt another one when writing these. */
const KNOWN_NAMES: ReadonlySet<string> = new Set(
  `index follow noarchive nofollow nosnippet nocache archive comment comments robot-version schemamap llms llms-txt
  llms-full-txt ai-policy ai-usage unlimited allow-index disallow-index disallowaitraining allowaitraining url
  mobile-sitemap image-sitemap last-modified name title owner contact policy usage`.split(/\s+/),
);

/** Letters in which a short name and a long one may differ. */
const SHORT_NAME_LENGTH = 4;
const MAX_NAME_LENGTH = 2;

interface NameCandidate {
  readonly directive: Directive;
  readonly name: string;
}

const candidatesByFormat = new WeakMap<Format, readonly NameCandidate[]>();

function candidatesOf(format: Format): readonly NameCandidate[] {
  let candidates = candidatesByFormat.get(format);
  if (!candidates) {
    candidates = format.directives
      .filter(({ open, bare }) => !open && !bare)
      .map((directive) => ({ directive, name: lowerCase(directive.name) }));
    candidatesByFormat.set(format, candidates);
  }
  return candidates;
}

/** Two letters may differ only where the first is right, so that other words are not taken for a field. */
function maxDistance(name: string, own: string): number {
  if (own.length <= SHORT_NAME_LENGTH) return 1;
  return name[0] === own[0] ? MAX_NAME_LENGTH : 1;
}

/** The field that a name nearly is; undefined for one that is a field, is known to somebody, or is far from all. */
export function findNearestField(written: string, format: Format): Directive | undefined {
  const name = lowerCase(written);
  if (KNOWN_NAMES.has(name) || name.length < SHORT_NAME_LENGTH) return undefined;
  let best: Directive | undefined;
  let least = MAX_NAME_LENGTH + 1;
  for (const { directive, name: own } of candidatesOf(format)) {
    const limit = Math.min(maxDistance(name, own), least - 1);
    if (limit < 0 || Math.abs(own.length - name.length) > limit) continue;
    const found = editDistance(name, own, limit);
    if (found <= limit) [best, least] = [directive, found];
  }
  return best;
}
