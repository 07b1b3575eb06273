// Checks whether the file of a site blocks URLs that a sitemap or a list of the site offers.
import type { Finding } from '../../core/diagnostics/finding.ts';
import { partitionIgnored } from '../../core/diagnostics/ignored-findings.ts';
import { findings } from '../../core/diagnostics/registry.ts';
import { isBlockedOffer } from '../../core/formats/rep/diagnostics/paths/offered-urls.ts';
import { isOtherSite, urlParts } from '../../core/matching/url-parts.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { defaultReader, isReaderId, readerOf } from '../../core/readers/registry.ts';
import { fileOfCell } from '../../core/workspace/cell-queries.ts';
import type { IgnoredFinding } from '../../core/workspace/ignored-finding.ts';
import type { Site } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { findingMessage } from '../../messages/explain/explain-finding.ts';
import type { Invocation } from '../command.ts';
import type { CliWorkspace } from '../input/open-workspace.ts';
import { readUrlList } from '../input/url-list.ts';
import { lineToJson } from '../output/format-verdict.ts';
import { type Io, printNote } from '../output/io.ts';
import type { CheckedStatement } from './checked-statement.ts';

/** A sitemap or a list of the site. */
export interface OfferedUrls {
  /** Its name on disk. */
  readonly file: string;
  readonly urls: readonly string[];
}

/** Reads the list of --urls. A log has requests only, so it offers nothing. */
export async function readOfferedUrls({ io, inputs, values }: Invocation): Promise<OfferedUrls | undefined> {
  if (values.urls === undefined) return undefined;
  const { offered } = await readUrlList(io, inputs, values.urls);
  return { file: values.urls, urls: offered };
}

/** Notes how many offered URLs are of other sites, so that no file says anything about them. */
export function noteOtherSites(io: Io, { origin }: Site, offered: readonly string[]): void {
  const { authority } = urlParts(origin);
  const count = origin === '' ? 0 : offered.filter((url) => isOtherSite(urlParts(url), authority)).length;
  if (count > 0) printNote(io, words.otherSites(count, origin));
}

/** Finds the rules of a file that block offered URLs, without those that are ignored. */
export function findBlockedOffers(
  { site, path }: { readonly site: Site; readonly path: string },
  { reader, offered }: { readonly reader: Reader; readonly offered: readonly string[] },
  ignored: readonly IgnoredFinding[] = [],
): readonly Finding[] {
  const source = site.files.get(path)?.source;
  if (!source) return [];
  const found = findings(site, path, { reader, readers: [reader], offered });
  return partitionIgnored(found, { path, source, ignored }).shown.filter(isBlockedOffer);
}

function checkForReader(
  { site, workspace }: CliWorkspace,
  { file, urls }: OfferedUrls,
  id: string,
): readonly CheckedStatement[] {
  const reader = readerOf(isReaderId(id) ? id : defaultReader);
  const path = fileOfCell(site, {}, reader);
  const found = findBlockedOffers({ site, path }, { reader, offered: urls }, workspace.ignored);
  const name = words.test.offered.open(urls.length, file);
  const common = {
    isUnknown: false,
    reader: reader.id,
    about: name,
    name,
    failure: words.test.offered.blocked,
  };
  if (found.length === 0) {
    const json = { outcome: 'met', reader: reader.id, urls: file, offered: urls.length };
    return [{ ...common, isMet: true, why: '', json }];
  }
  return found.map((finding) => {
    const by = lineToJson(site, { path, line: finding.range.start.line });
    const why = findingMessage(finding);
    const json = { outcome: 'failed', reader: reader.id, urls: file, blocked: finding.values, by, why };
    return { ...common, isMet: false, by, why, json };
  });
}

/** Checks that the file of a workspace opens the offered URLs, for the given readers, else for its own. */
export const checkOfferedUrls = (
  opened: CliWorkspace,
  offered: OfferedUrls,
  readers: readonly string[] | undefined,
): readonly CheckedStatement[] =>
  (readers ?? [opened.workspace.reader || defaultReader]).flatMap((id) =>
    checkForReader(opened, offered, id),
  );
