// English for the steps of a usage verdict (ACAP 1.1). One function per code.
import type { Ignored, Place } from '../../core/dialects/acap/candidates.ts';
import type { Replacement } from '../../core/dialects/acap/fallback.ts';
import type { AcapStepParams, UsageFieldParams } from '../../core/dialects/acap/step.ts';
import { list, listAll } from './lists.ts';
import { readerTitle } from './words/matrix.ts';

type Words<Code extends keyof AcapStepParams> = (params: AcapStepParams[Code], line: string) => string;

const lineOf = ({ line }: Place) => `line ${line + 1}`;
const verb = (effect: UsageFieldParams['effect']) => (effect === 'allow' ? 'permits' : 'prohibits');
const says = ({ effect, usage }: UsageFieldParams) => `${verb(effect)} ${usage}`;
const conventionalRule = ({ effect, path }: { readonly effect: 'allow' | 'deny'; readonly path: string }) =>
  `${effect === 'allow' ? 'Allow' : 'Disallow'}: ${path}`;

const whyIgnored = {
  version: 'it needs ACAP 1.1, and the file does not say that it is written in it',
  'undefined-usage': 'no definition gives its usage a meaning',
  'undefined-set': 'no definition says which resources are in its set',
  'other-unqualified': 'other usages can be permitted only with a usage-ref',
} as const satisfies Record<Ignored['why'], string>;

function replaced(replacement: Replacement): string {
  if (replacement.why === 'usage')
    return `this crawler cannot tell ${replacement.from} apart, so the prohibition counts for ${replacement.usage}`;
  if (replacement.why === 'stem')
    return `its usage is unknown, so the prohibition counts for ${replacement.usage}`;
  return replacement.why === 'qualifier'
    ? `this crawler cannot honour ${replacement.qualifier}, so the permission counts as a prohibition of ${replacement.usage}`
    : `one of its restrictions cannot be read, so the permission counts as a prohibition of ${replacement.usage}`;
}

/** The first characters of two patterns up to where they part. */
function scopes(pattern: string, other: string, at: number): string {
  const unit = (text: string) => (text[at] === undefined ? 'its end' : `“${text[at]}”`);
  return `at character ${at + 1} ${other} has ${unit(other)}, and ${pattern} has ${unit(pattern)}`;
}

const limits = (qualifiers: readonly string[]) =>
  qualifiers.length > 0 ? ` with ${listAll(qualifiers)}` : '';

/** What permissions come to that stand side by side. Of limits that all hold, the earliest is met first. */
function allHold(qualifiers: readonly string[]): string {
  if (qualifiers.length === 0) return '';
  const times = qualifiers.filter((qualifier) => qualifier.startsWith('time-limit='));
  const first = times.length > 1 ? ' Of the time limits, the one that ends first counts.' : '';
  return `Section 2.4.6 does not choose between permissions, so all their restrictions hold here: ${listAll(qualifiers)}.${first}`;
}

const wayToPresent = ({ usage, asked }: AcapStepParams['acap-has-part']) =>
  usage === asked ? '' : `; ${asked} is a way to present`;

export const acapStepWords: { readonly [Code in keyof AcapStepParams]: Words<Code> } = {
  'acap-file-absent': ({ path }) => `The site has no ${path}: nothing is said about usages.`,
  'acap-version': ({ version, stated }, line) =>
    stated
      ? `${line} says that the file is in ACAP ${version}.`
      : `No line states a version: the file is read as ACAP ${version}.`,
  'acap-version-unknown': ({ version }, line) =>
    `${line} says that the file is in ACAP ${version}, which is not read here.`,
  'acap-record-named': ({ names }, line) =>
    `${line} begins a record that names this crawler (${list(names)}).`,
  'acap-record-any': (_params, line) => `${line} begins a record for any crawler.`,
  'acap-record-other': ({ names }, line) => `${line} begins a record for ${list(names)}.`,
  'acap-reference': ({ locator }, line) =>
    `${line} refers to ${locator}. The ACAP records in it are read too, conventional records in it are not.`,
  'acap-reference-missing': ({ locator }, line) =>
    `${line} refers to ${locator}, which is not loaded: until it is, every usage counts as prohibited.`,
  'acap-reference-chain': ({ locator }, line) =>
    `${line} refers to ${locator}, but a file that is referred to may not refer on.`,
  'acap-no-purpose': () => 'The question names no purpose: fields below a usage purpose take no part.',
  'acap-field-ignored': ({ why }, line) => `${line} takes no part: ${whyIgnored[why]}.`,
  'acap-line-void': ({ name }, line) =>
    `${line} (${name}) takes no part: it is not written as ACAP 1.1 requires.`,
  'acap-field-replaced': ({ replacement }, line) =>
    `${line} is read as another field: ${replaced(replacement)}.`,
  'acap-field-no-match': ({ pattern }, line) =>
    pattern.includes(' ')
      ? `${line} does not match: none of ${pattern.replaceAll(' ', ', ')} matches the URL.`
      : `${line} does not match: ${pattern} does not match the URL.`,
  'acap-field-overridden': ({ by, tier, level }, line) =>
    `${line} gives way to ${lineOf(by)}, which speaks ${tier === 'named' ? 'to this crawler by name' : 'to any crawler'}${level === 'purpose' ? ', for this purpose' : ''}.`,
  'acap-field-wider': ({ pattern, other, at, by }, line) =>
    `${line} gives way to ${lineOf(by)}, which is narrower: ${scopes(pattern, other, at)}.`,
  'acap-field-derived-first': ({ by }, line) =>
    `${line} gives way to ${lineOf(by)}, which speaks of this way to present at the same paths.`,
  'acap-decides': (params, line) =>
    `${line} decides: it ${says(params)} for ${params.pattern}${limits(params.qualifiers)}.`,
  'acap-decide-together': ({ effect, usage, others, qualifiers }, line) =>
    others.length > 0
      ? `${list([line, ...others.map(lineOf)])} decide together: each ${verb(effect)} it, and none is narrower. ${allHold(qualifiers)}`.trim()
      : `${line} decides: it ${verb(effect)} ${usage}${limits(qualifiers)}.`,
  'acap-has-part': (params, line) =>
    `${line} ${says(params)} for ${params.pattern}${limits(params.qualifiers)}${wayToPresent(params)}.`,
  'acap-tied': ({ others }, line) =>
    `${line} and ${list(others.map(lineOf))} contradict each other and none is narrower: that is a prohibition.`,
  'acap-other-prohibited': ({ asked }, line) =>
    `${line} prohibits every usage that is not permitted, and no line speaks of ${asked}.`,
  'acap-silent': ({ usage }) => `No line says whether ${usage} is permitted.`,
  'conventional-ignored': (_params, line) => `${line} switches the conventional records off.`,
  'conventional-same-pattern': (params, line) =>
    `${line} (${conventionalRule(params)}) contradicts an ACAP field for the same paths: it is ignored.`,
  'conventional-agrees': (params, line) => `${line} (${conventionalRule(params)}) says the same.`,
  'conventional-decides': (params, line) =>
    `${line} decides: ACAP says nothing, and the conventional record has ${conventionalRule(params)}.`,
  'conventional-stricter': (params, line) =>
    `${line} decides: ACAP would allow it, but the conventional record has ${conventionalRule(params)}, and both have to allow it.`,
  'conventional-narrower': (params, line) =>
    `${line} decides: its path ${params.path} is narrower than that of the ACAP field.`,
  'conventional-tied': (params, line) =>
    `${line} (${conventionalRule(params)}) contradicts the ACAP field and neither is narrower: that is a prohibition.`,
  'conventional-overruled': (params, line) =>
    `${line} (${conventionalRule(params)}) is overruled by the ACAP field.`,
  'conventional-reader': ({ reader }) =>
    `The conventional records are read as ${readerTitle(reader)} reads them.`,
  'conventional-silent': () => 'No conventional rule speaks of the URL.',
};
