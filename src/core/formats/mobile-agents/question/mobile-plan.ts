// Plans the question of mobile agents: everything that is the same for all URLs, and the line that decides one
// URL.

import { type Authority, isOtherSite, urlParts } from '../../../matching/url-parts.ts';
import type { PolicyFiles } from '../../../questions/question.ts';
import { createPolicy, type Policy } from '../../../syntax/policy.ts';
import {
  type AssignmentLine,
  emptyMobileFile,
  findLastMatch,
  type MobileFile,
  mobileTarget,
  readMobileFile,
} from '../mobile-file.ts';
import type { MobileOptions, MobileReason, MobileState } from './mobile-verdict.ts';

export interface MobilePlan {
  readonly origin: string;
  readonly authority: Authority | undefined;
  readonly path: string;
  /** Absent if the site has no such file. */
  readonly policy: Policy | undefined;
  readonly file: MobileFile;
}

/** Finds the file to read: `/robots.txt` if the options name none. */
export function planMobile({ origin, files }: PolicyFiles, options: MobileOptions): MobilePlan {
  const path = options.file ?? '/robots.txt';
  const entry = files.get(path);
  const policy = entry && createPolicy(entry.source, entry.format);
  const file = policy ? readMobileFile(policy) : emptyMobileFile;
  return { origin, authority: urlParts(origin).authority, path, policy, file };
}

export interface MobileDecision {
  readonly state: MobileState;
  readonly reason: MobileReason;
  readonly line?: AssignmentLine;
}

/** Decides a URL. */
export function decideMobile({ authority, policy, file }: MobilePlan, url: string): MobileDecision {
  if (isOtherSite(urlParts(url), authority)) return { state: 'unassigned', reason: 'other-site' };
  if (!policy) return { state: 'unassigned', reason: 'no-file' };
  const line = findLastMatch(file, mobileTarget(url));
  if (!line) return { state: 'unassigned', reason: 'no-line' };
  return { state: line.host === undefined ? 'none' : 'assigned', reason: 'line', line };
}
