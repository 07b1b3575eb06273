// Finds the action requests of ACAP (2.6), which ask the operator of a crawler to act soon. They change no
// verdict.

import type { PolicyFiles } from '../../../questions/question.ts';
import { createPolicy } from '../../../syntax/policy.ts';
import { type AcapFile, type PlacedFieldOf, readAcapFile } from '../acap-file.ts';
import { type CrawlerProfile, matchesCrawler } from '../applicable-rules.ts';
import type { RequestAction } from '../field.ts';
import type { UsageSettings } from './usage-verdict.ts';

/** A request; the line is 0-based. */
export interface ActionRequest {
  readonly action: RequestAction;
  readonly path: string;
  readonly file: string;
  readonly line: number;
}

/** The requests of one file in records that name the crawler or apply to any. None if the file's version is not 1.x. */
export const findRequestsTo = (
  file: AcapFile,
  agent: string,
  crawlerMatch: CrawlerProfile['crawlerMatch'] = 'exact',
): readonly PlacedFieldOf<'request'>[] =>
  (file.version.major === 1 ? file.records : [])
    .filter(({ crawlers }) =>
      crawlers.some(({ field }) => field.any || matchesCrawler(field.name, agent, crawlerMatch)),
    )
    .flatMap(({ requests }) => requests);

/** All requests to a crawler on a site, file by file, in the order of the lines (ACAP 1.1 2.6). */
export function actionRequests(
  { files }: PolicyFiles,
  agent: string,
  { crawlerMatch }: Pick<UsageSettings, 'crawlerMatch'> = {},
): readonly ActionRequest[] {
  return [...files].flatMap(([path, { source, format }]) =>
    findRequestsTo(readAcapFile(createPolicy(source, format)), agent, crawlerMatch).map(
      ({ line, field }) => ({
        action: field.action,
        path: field.path,
        file: path,
        line,
      }),
    ),
  );
}
