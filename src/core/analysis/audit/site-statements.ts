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

/** The limits for one file. */
const MAX_URLS = 5;
const MAX_NAMES = 30;
const MAX_FILES_OF_KIND = 5;

const firstUrls = (urls: readonly string[]) => urls.slice(0, MAX_URLS);

function mentionsInPatterns(patterns: readonly string[], agents: readonly string[] = []): Mentions {
  const unique = [...new Set(patterns)];
  return {
    agents,
    urls: firstUrls(unique).flatMap((pattern) => examplePath(pattern) ?? []),
    all: unique.length,
  };
}

function mentionsInHeaders({ source }: SiteFile): Mentions {
  const { groups } = readHeadersFile(source);
  const patterns = groups.flatMap(({ pattern }) => pattern?.text.replace(/:[A-Za-z]\w*/g, 'page') ?? []);
  const agents = groups
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => useHeaderOf(name.text) === 'robots')
    .flatMap((field) => readRobotsTag(valueOfField(field), { hasAgents: true }).parts)
    .flatMap(({ agent }) => agent?.text ?? []);
  return mentionsInPatterns(patterns, agents);
}

function mentionsInRobots(site: Site, file: SiteFile): Mentions {
  const examples = exampleUrls(createPolicy(file.source, file.format), undefined, site.origin, MAX_URLS + 1);
  return {
    agents: findNamedAgents(file.path, file.source, MAX_NAMES),
    urls: firstUrls(examples.urls.filter((url) => url !== '/')),
    all: examples.all - 1,
  };
}

function mentionsOf(site: Site, file: SiteFile, kind: StatingKind): Mentions {
  switch (kind) {
    case 'robots-txt':
      return mentionsInRobots(site, file);
    case 'response-headers':
      return mentionsInHeaders(file);
    case 'xml': {
      const agents = readRobotsDocument(file.source).markup.metas.map(({ agent }) => agent);
      return { agents: agents.filter((agent) => agent !== ''), urls: [file.path], all: 1 };
    }
    case 'tdmrep':
      return mentionsInPatterns(
        readTdmrepFile(file.source).entries.flatMap((entry) => entry?.location ?? []),
      );
    case 'rsl': {
      const { authority } = urlParts(site.origin);
      const { contents } = readRslDocument(file.source);
      return mentionsInPatterns(contents.flatMap((content) => patternOfContent(content, authority) ?? []));
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

/** Returns the combined mentions of some files; of each kind, only the first few files. */
export function mentionsIn(site: Site, files: readonly StatingFile[]): Mentions {
  const examined = statingKinds.flatMap((statingKind) =>
    files.filter(({ kind }) => kind === statingKind).slice(0, MAX_FILES_OF_KIND),
  );
  const mentions = examined.map(({ path, kind }) => mentionsOf(site, site.files.get(path)!, kind));
  return {
    agents: mentions.flatMap(({ agents }) => agents),
    urls: mentions.flatMap(({ urls }) => urls),
    all: mentions.reduce((sum, { all }) => sum + all, files.length - examined.length),
  };
}

/** Returns the text of a line of the site, without surrounding spaces. */
export const wordsOfLine = (site: Site, path: string, line: number): string =>
  lineAt(site.files.get(path)!.source.lines, line)?.text.trim() ?? '';
