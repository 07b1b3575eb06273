// Finds the response headers of a page in the headers files of a site.
import { isOtherSite, urlParts } from '../../matching/url-parts.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { type HeaderField, type HeaderGroup, readHeadersFile } from './headers-file.ts';
import { comparedPath, readUrlPattern, type UrlPattern } from './url-pattern.ts';

interface PreparedGroup extends HeaderGroup {
  /** Absent for a response, which applies to every page. */
  readonly url?: UrlPattern;
}

/** The headers that a page gets from one file. */
interface PageHeaders {
  readonly path: string;
  readonly fields: readonly HeaderField[];
}

/** The headers files of a site. */
interface SiteHeaders {
  readonly files: readonly { readonly path: string; readonly groups: readonly HeaderGroup[] }[];
  /** The headers of the page at a URL; none for another site. */
  readonly fieldsAt: (url: string) => readonly PageHeaders[];
}

/**
 * The headers that a page gets: those of every group for it, in file order, without those that a later group removes.
 */
function fieldsFor(
  groups: readonly PreparedGroup[],
  matches: (pattern: UrlPattern) => boolean,
): HeaderField[] {
  let fields: HeaderField[] = [];
  for (const { url, fields: groupFields } of groups) {
    if (url && !matches(url)) continue;
    const detached = new Set(
      groupFields.filter((one) => one.detaches).map(({ name }) => lowerCase(name.text)),
    );
    fields = fields.filter(({ name }) => !detached.has(lowerCase(name.text)));
    for (const field of groupFields) if (!field.detaches) fields.push(field);
  }
  return fields;
}

/** Reads the headers files of a site once, for questions about many pages. */
export function prepareHeaders({ origin, files }: PolicyFiles): SiteHeaders {
  const site = urlParts(origin).authority;
  const prepared = [...files]
    .filter(([, { format }]) => format.id === 'response-headers')
    .map(([path, { source }]) => ({
      path,
      groups: readHeadersFile(source)
        .groups.filter(({ isRedirect }) => !isRedirect)
        .map((group): PreparedGroup => {
          const { pattern } = group;
          return pattern ? { ...group, url: readUrlPattern(pattern.text) } : group;
        }),
    }));
  return {
    files: prepared,
    fieldsAt(url) {
      const parts = urlParts(url);
      if (isOtherSite(parts, site)) return [];
      const pagePath = comparedPath(url);
      return prepared.map(({ path, groups }) => ({
        path,
        fields: fieldsFor(groups, ({ matches }) => matches(pagePath, parts.authority ?? site)),
      }));
    },
  };
}
