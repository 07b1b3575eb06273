// Finds the files of a site that state how its content may be used, and the crawlers and URLs that they mention.

import { lineAt } from '../../document/lines.ts';
import type { FormatId } from '../../formats/file-formats.ts';
import { useHeaderOf } from '../../formats/response-headers/header-names.ts';
import { readHeadersFile, valueOfField } from '../../formats/response-headers/headers-file.ts';
import { readRobotsDocument } from '../../formats/robots-pi/robots-document.ts';
import { patternOfContent } from '../../formats/rsl/rsl-carrier.ts';
import { readRslDocument } from '../../formats/rsl/rsl-document.ts';
import { TDMREP_PATH } from '../../formats/tdmrep/members.ts';
import { readTdmrepFile } from '../../formats/tdmrep/tdmrep-file.ts';
import { urlParts } from '../../matching/url-parts.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { readRobotsTag } from '../../syntax/robots-tag.ts';
import type { Site, SiteFile } from '../../workspace/site.ts';
import { findNamedAgents } from '../../workspace/suggested-questions.ts';
import { examplePath, exampleUrls } from '../table/example-urls.ts';

/** The kinds of files that state uses. A site without a kind has no statement of that kind. */
export const statingKinds = [
  'robots-txt',
  'response-headers',
  'xml',
  'tdmrep',
  'rsl',
] as const satisfies readonly FormatId[];

export type StatingKind = (typeof statingKinds)[number];

export interface StatingFile {
  readonly path: string;
  readonly kind: StatingKind;
}

/** The crawlers and URLs that a file mentions. */
interface Mentions {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
  /** The total number of URLs, including those that are not listed. */
  readonly all: number;
}

/** How many files of a kind are examined, and how many URLs and names of each. */
export interface MentionLimits {
  readonly urls: number;
  readonly names: number;
  readonly files: number;
}

function mentionsInPatterns(
  patterns: readonly string[],
  { urls }: MentionLimits,
  agents: readonly string[] = [],
): Mentions {
  const unique = [...new Set(patterns)];
  return {
    agents,
    urls: unique.slice(0, urls).flatMap((pattern) => examplePath(pattern) ?? []),
    all: unique.length,
  };
}

function mentionsInHeaders({ source }: SiteFile, limits: MentionLimits): Mentions {
  const { groups } = readHeadersFile(source);
  const patterns = groups.flatMap(({ pattern }) => pattern?.text.replace(/:[A-Za-z]\w*/g, 'page') ?? []);
  const agents = groups
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => useHeaderOf(name.text) === 'robots')
    .flatMap((field) => readRobotsTag(valueOfField(field), { hasAgents: true }).parts)
    .flatMap(({ agent }) => agent?.text ?? []);
  return mentionsInPatterns(patterns, limits, agents);
}

function mentionsInRobots(site: Site, file: SiteFile, { urls, names }: MentionLimits): Mentions {
  const examples = exampleUrls(createPolicy(file.source, file.format), undefined, site.origin, urls + 1);
  return {
    agents: findNamedAgents(file.path, file.source, names),
    urls: examples.urls.filter((url) => url !== '/').slice(0, urls),
    all: examples.all - 1,
  };
}

function mentionsOf(site: Site, file: SiteFile, kind: StatingKind, limits: MentionLimits): Mentions {
  switch (kind) {
    case 'robots-txt':
      return mentionsInRobots(site, file, limits);
    case 'response-headers':
      return mentionsInHeaders(file, limits);
    case 'xml': {
      const agents = readRobotsDocument(file.source).markup.metas.map(({ agent }) => agent);
      return { agents: agents.filter((agent) => agent !== ''), urls: [file.path], all: 1 };
    }
    case 'tdmrep':
      return mentionsInPatterns(
        readTdmrepFile(file.source).entries.flatMap((entry) => entry?.location ?? []),
        limits,
      );
    case 'rsl': {
      const { authority } = urlParts(site.origin);
      const { contents } = readRslDocument(file.source);
      return mentionsInPatterns(
        contents.flatMap((content) => patternOfContent(content, authority) ?? []),
        limits,
      );
    }
  }
}

const isStatingKind = (kind: FormatId): kind is StatingKind =>
  (statingKinds as readonly FormatId[]).includes(kind);

/**
 * Returns the files from which answers about use are read, by kind.
 * @param path the path of the policy file
 */
export function statingFiles(site: Site, path: string): readonly StatingFile[] {
  const files = [...site.files.values()].flatMap(({ path: filePath, format: { id } }): StatingFile[] => {
    const isRead =
      id === 'robots-txt' || id === 'data-txt'
        ? filePath === path
        : id !== 'tdmrep' || filePath === TDMREP_PATH;
    const kind = id === 'data-txt' ? 'robots-txt' : id;
    return isRead && isStatingKind(kind) ? [{ path: filePath, kind }] : [];
  });
  return files.toSorted((a, b) => statingKinds.indexOf(a.kind) - statingKinds.indexOf(b.kind));
}

/** Returns the combined mentions of some files. */
export function mentionsIn(site: Site, files: readonly StatingFile[], limits: MentionLimits): Mentions {
  const examined = statingKinds.flatMap((statingKind) =>
    files.filter(({ kind }) => kind === statingKind).slice(0, limits.files),
  );
  const mentions = examined.map(({ path, kind }) => mentionsOf(site, site.files.get(path)!, kind, limits));
  return {
    agents: mentions.flatMap(({ agents }) => agents),
    urls: mentions.flatMap(({ urls }) => urls),
    all: mentions.reduce((sum, { all }) => sum + all, files.length - examined.length),
  };
}

/** Returns the text of a line of the site, without surrounding spaces. */
export const wordsOfLine = (site: Site, path: string, line: number): string =>
  lineAt(site.files.get(path)!.source.lines, line)?.text.trim() ?? '';
