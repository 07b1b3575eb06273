// Short names of licenses.

const CREATIVE_COMMONS =
  /^https?:\/\/creativecommons\.org\/(?:licenses\/([a-z-]+)\/([\d.]+)|publicdomain\/zero\/([\d.]+))\/?/i;

const OPEN_DATA = /^https?:\/\/opendatacommons\.org\/licenses\/(by|odbl|pddl)\/(\d+)-(\d+)/i;
const openDataLicences: Readonly<Record<string, string>> = { by: 'ODC-By', odbl: 'ODbL', pddl: 'PDDL' };

/** The short name of a license if its address has one, or else the value itself. */
export function shortLicenceName(value: string): string {
  const [all, terms, version, zero] = CREATIVE_COMMONS.exec(value) ?? [];
  const [, kind, major, minor] = OPEN_DATA.exec(value) ?? [];
  if (kind) return `${openDataLicences[kind.toLowerCase()]} ${major}.${minor}`;
  if (all === undefined) return value;
  return terms ? `CC ${terms.toUpperCase()} ${version}` : `CC0 ${zero}`;
}
