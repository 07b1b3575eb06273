// Finds the license documents for a crawler and a page (RSL 1.0 4.2 to 4.6, 4.9).

import type { TextSpan } from '../../document/spans.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { attach05 } from '../../readers/attach-05.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { statementsOf } from '../extensions/question/ai-use-statements.ts';
import { classOfAgent, planFetch } from '../rep/question/fetch-plan.ts';
import { useHeaderOf } from '../response-headers/header-names.ts';
import { valueOfField } from '../response-headers/headers-file.ts';
import { prepareHeaders } from '../response-headers/page-headers.ts';
import { documentAt } from '../robots-pi/document-carrier.ts';
import { readRobotsDocument } from '../robots-pi/robots-document.ts';
import { RSL_MEDIA_TYPE, RSL_PATH } from './rsl-names.ts';

/** A license document of the site, or the text of one in a document. */
export interface FoundLicense {
  readonly path: string;
  readonly inline?: TextSpan;
}

/** The licenses in the documents of a site. */
export const inlineLicensesOf = ({ files }: PolicyFiles): readonly Required<FoundLicense>[] =>
  [...files].flatMap(([path, { source, format }]) =>
    format.id === 'xml'
      ? readRobotsDocument(source).markup.inlineLicenses.map((inline) => ({ path, inline }))
      : [],
  );

/** The host of URLs if that of the site is unknown. */
const UNKNOWN_ORIGIN = 'https://site.invalid';

/** The path of an address on the site; undefined for another site. If the origin is unknown, every address is on it. */
function pathOnSite(address: string, origin: string, page = '/'): string | undefined {
  const base = URL.canParse(page, origin || UNKNOWN_ORIGIN)
    ? new URL(page, origin || UNKNOWN_ORIGIN)
    : undefined;
  if (!base || !URL.canParse(address, base.href)) return undefined;
  const url = new URL(address, base.href);
  return origin !== '' && url.origin !== base.origin ? undefined : `${url.pathname}${url.search}`;
}

/** The targets of the links to licenses in a Link header (RFC 8288 3), each with its parameters. */
function linkedLicenses(value: string): readonly string[] {
  return [
    ...value.matchAll(/<([^>]*)>((?:\s*;\s*[\w*!#$%&'+.^`|~-]+\s*(?:=\s*(?:"[^"]*"|[^\s",;]*))?)*)/g),
  ].flatMap(([, target = '', parameters = '']) => {
    const valueOf = (name: string) =>
      lowerCase(
        new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s",;]*))`, 'i')
          .exec(parameters)
          ?.slice(1)
          .join('') ?? '',
      );
    const isLicense = valueOf('rel').split(/\s+/).includes('license');
    return isLicense && valueOf('type') === RSL_MEDIA_TYPE ? [target.trim()] : [];
  });
}

/** The licenses that lines of robots.txt name, for each crawler. */
function prepareLines(site: PolicyFiles) {
  const plan = planFetch(site, { question: 'fetch', reader: attach05 });
  const { file } = plan;
  const statements = file && statementsOf(file.policy, file.records);
  const inRecords = file && statements ? file.records.records.map(statements.inRecord) : [];
  return {
    all: statements?.licenses ?? [],
    licensesFor(agent: string) {
      const own = classOfAgent(plan, agent).selection.records.flatMap((place) => inRecords[place] ?? []);
      return statements?.licensesFor(own) ?? [];
    },
  };
}

/** The links to licenses in the headers and documents of a site. */
function prepareLinks(site: PolicyFiles) {
  const headers = prepareHeaders(site);
  const inHeaders = (fields: readonly Parameters<typeof valueOfField>[0][]) =>
    fields
      .filter(({ name }) => useHeaderOf(name.text) === 'link')
      .flatMap((field) => linkedLicenses(valueOfField(field)));
  const inDocument = (path: string): readonly string[] => {
    const file = site.files.get(path);
    if (file?.format.id !== 'xml') return [];
    const { licenses } = readRobotsDocument(file.source).markup;
    return licenses.filter(({ type }) => type === RSL_MEDIA_TYPE).map(({ href }) => href);
  };
  return {
    all: (): readonly LinkedLicense[] => [
      ...headers.files.flatMap(({ groups }) =>
        groups.flatMap(({ fields }) => inHeaders(fields).map((address) => ({ address, page: '/' }))),
      ),
      ...[...site.files.keys()].flatMap((page) => inDocument(page).map((address) => ({ address, page }))),
    ],
    at: (url: string, documentPath: string | undefined): readonly string[] => [
      ...headers.fieldsAt(url).flatMap(({ fields }) => inHeaders(fields)),
      ...(documentPath === undefined ? [] : inDocument(documentPath)),
    ],
  };
}

interface LinkedLicense {
  readonly address: string;
  /** The page whose URL a relative address refers to. */
  readonly page: string;
}

/** The paths of the licenses on the site that lines of robots.txt, headers and documents name, without duplicates. */
export function namedLicensePaths(site: PolicyFiles): readonly string[] {
  const named = [
    ...prepareLines(site).all.map(({ value }) => ({ address: value, page: '/' })),
    ...prepareLinks(site).all(),
  ];
  return [...new Set(named.flatMap(({ address, page }) => pathOnSite(address, site.origin, page) ?? []))];
}

/** Prepares the licenses of a site for many crawlers and pages. */
export function prepareLicenses(site: PolicyFiles) {
  const { files, origin } = site;
  const lines = prepareLines(site);
  const links = prepareLinks(site);
  const isLicense = (path: string | undefined): path is string =>
    path !== undefined && files.get(path)?.format.id === 'rsl';
  const isAnyNamed = lines.all.length > 0 || links.all().length > 0;
  // Without any association, the license at its usual path is that of the site.
  const unassociated = !isAnyNamed && isLicense(RSL_PATH) ? [RSL_PATH] : [];

  const toFiles = (addresses: readonly string[], page?: string): readonly FoundLicense[] =>
    [...new Set(addresses.map((address) => pathOnSite(address, origin, page)).filter(isLicense))].map(
      (path) => ({ path }),
    );
  const forAgent = (agent: string): readonly FoundLicense[] =>
    lines.all.length > 0
      ? toFiles(lines.licensesFor(agent).map(({ value }) => value))
      : unassociated.map((path) => ({ path }));
  const byAgent = new Map<string, readonly FoundLicense[]>();
  const cachedForAgent = (agent: string) => {
    const cached = byAgent.get(agent) ?? forAgent(agent);
    byAgent.set(agent, cached);
    return cached;
  };
  return {
    /** Equal for agents with the same licenses. */
    classOf: (agent: string): string =>
      cachedForAgent(agent)
        .map(({ path }) => path)
        .join(' '),
    /** Those that the page names or contains; if there are none, those of robots.txt for the crawler. */
    licensesFor(agent: string, url: string): readonly FoundLicense[] {
      const document = documentAt(site, url);
      const inline = document ? readRobotsDocument(document.source).markup.inlineLicenses : [];
      const linked = links.at(url, document?.path);
      if (inline.length + linked.length === 0) return cachedForAgent(agent);
      const ownInline = document ? inline.map((span) => ({ path: document.path, inline: span })) : [];
      return [...ownInline, ...toFiles(linked, url)];
    },
  };
}
