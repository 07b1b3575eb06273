// The fields of ACAP 1.1 (section 3), in the order in which they claim a line.
import { cite } from '../../catalogue/citations.ts';
import type { Directive } from '../../syntax/directives.ts';
import { lowerCase } from '../../text/lower-case.ts';

const field = <const Row extends Omit<Directive, 'dialect' | 'source'> & { readonly section: string }>({
  section,
  ...row
}: Row) => ({ ...row, dialect: 'acap', source: cite('ACAP 1.1', section) }) as const;

const inFile = { role: 'setting', scope: 'file', repeat: 'once' } as const;
const definition = { role: 'definition', scope: 'file', repeat: 'many' } as const;
const inRecord = { role: 'rule', scope: 'record', repeat: 'many' } as const;

export const acapDirectives = [
  field({ id: 'acap-version', name: 'ACAP-version', ...inFile, value: 'version', section: '2.8' }),
  field({
    id: 'acap-ignore-conventional-records',
    name: 'ACAP-ignore-conventional-records',
    bare: true,
    ...inFile,
    value: 'none',
    section: '2.10.1',
  }),
  field({
    id: 'acap-qualified-usage',
    name: 'ACAP-qualified-usage',
    ...definition,
    value: 'qualified-usage',
    section: '2.7.1',
  }),
  field({
    id: 'acap-composite-usage',
    name: 'ACAP-composite-usage',
    ...definition,
    value: 'composite-usage',
    section: '2.7.2',
  }),
  field({
    id: 'acap-resource-set',
    name: 'ACAP-resource-set',
    ...definition,
    value: 'resource-set',
    section: '2.7.3',
  }),
  field({
    id: 'acap-crawler',
    name: 'ACAP-crawler',
    role: 'agent',
    scope: 'record',
    value: 'agent',
    repeat: 'many',
    section: '2.3.1',
  }),
  field({
    id: 'acap-permissions-reference',
    name: 'ACAP-permissions-reference',
    ...inRecord,
    value: 'url',
    section: '2.3.2',
  }),
  field({
    id: 'acap-usage-purpose',
    name: 'ACAP-usage-purpose',
    ...inRecord,
    value: 'purpose',
    section: '2.3.3',
  }),
  field({
    id: 'acap-allow',
    name: 'ACAP-allow-',
    open: true,
    ...inRecord,
    effect: 'allow',
    value: 'usage-rule',
    section: '2.4.1',
  }),
  field({
    id: 'acap-disallow',
    name: 'ACAP-disallow-',
    open: true,
    ...inRecord,
    effect: 'deny',
    value: 'usage-rule',
    section: '2.4.2',
  }),
  field({
    id: 'acap-request',
    name: 'ACAP-request-',
    open: true,
    ...inRecord,
    value: 'request',
    section: '2.6',
  }),
] as const satisfies readonly Directive[];

export type AcapDirectiveId = (typeof acapDirectives)[number]['id'];

const directiveList: readonly Directive[] = acapDirectives;

/** Returns the directive of a field name, in any case; undefined if there is none. */
export function directiveNamed(name: string): Directive | undefined {
  const lower = lowerCase(name);
  return directiveList.find(({ open, name: own }) =>
    open ? lower.startsWith(lowerCase(own)) : lower === lowerCase(own),
  );
}
