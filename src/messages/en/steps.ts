// English for every code that core returns: one function per code. No other code turns them into sentences.

import type { AgentQuirk } from '../../core/catalogue/agent-quirks.ts';
import type { AiPurpose } from '../../core/catalogue/ai-purposes.ts';
import type { FieldPlace, IgnoredField } from '../../core/formats/acap/applicable-rules.ts';
import type { FallbackReplacement } from '../../core/formats/acap/fallback.ts';
import type { AcapStepParams, UsageFieldParams } from '../../core/formats/acap/step-params.ts';
import type { DatasetStepParams } from '../../core/formats/data-txt/step-params.ts';
import type { AiUseStepParams } from '../../core/formats/extensions/step-params.ts';
import type { MobileFault } from '../../core/formats/mobile-agents/read-line.ts';
import type { MobileStepParams } from '../../core/formats/mobile-agents/step-params.ts';
import type { HiddenPi } from '../../core/formats/robots-pi/hidden-pi.ts';
import type { PiFault } from '../../core/formats/robots-pi/read-pi.ts';
import type { DirectiveParams, DocumentStepParams } from '../../core/formats/robots-pi/step-params.ts';
import type { Effect } from '../../core/matching/path-rule.ts';
import type { Answer, FieldRef } from '../../core/questions/answer.ts';
import type { Aside, RuleTie, StepCode, StepParams } from '../../core/questions/explanation-step.ts';
import type { Reason } from '../../core/questions/question.ts';
import type { UseCarrierId, UseConflict, UseKind } from '../../core/questions/use-statement.ts';
import type { Outcome } from '../../core/readers/reader.ts';
import { capitalize } from '../../core/text/capitalize.ts';
import { characterOrEscape, isOctetPerCharacter } from '../../core/text/escape-sequences.ts';
import { shortenEnd } from '../../core/text/shorten-text.ts';
import { inLanguage } from '../language.ts';
import { formatDay, formatSize, list, listAll, number, plural } from './counts.ts';
import { acapNames } from './formats/acap-names.ts';
import { purposeWords } from './formats/extensions.ts';
import { readerTitle } from './table.ts';

/** Lists names of crawlers. One that reads like several names is in quotation marks. */
const listNames = (names: readonly string[]): string =>
  list(names.map((name) => (name.includes(',') ? `“${name}”` : name)));

// English for the steps that find a host for mobile agents: one function per code.
type MobileStepsWords<Code extends keyof MobileStepParams> = (
  params: MobileStepParams[Code],
  line: string,
) => string;

/** What is wrong with a line, as the end of a sentence. */
export const mobileFaultWords = inLanguage('mobileFaultWords', {
  'no-path': 'it has neither a path nor a target',
  'no-target': 'it has a path but no target',
  extra: 'it has more than a path and a target',
  'bad-path': 'its path does not begin with a slash',
  'bad-url': 'its target is neither a protocol with an address nor “none”',
  'url-path': 'its target continues after the address',
  'url-empty': 'its target has no address',
} as const satisfies Record<MobileFault, string>);

const whyLast = (matching: number) =>
  matching === 1 ? 'it is the only line that matches' : `it is the last of ${matching} lines that match`;

export const mobileStepWords: { readonly [Code in keyof MobileStepParams]: MobileStepsWords<Code> } = {
  'mobile-file-absent': ({ path }) => `The site has no ${path}, so no path is assigned to a host.`,
  'mobile-last': ({ target, matching }, line) =>
    `${line} decides: ${whyLast(matching)}. Mobile agents go to ${target}.`,
  'mobile-none': ({ matching }, line) =>
    `${line} decides: ${whyLast(matching)}. No host accepts agents here.`,
  'mobile-earlier': ({ deciding }, line) =>
    `${line} also matches, but line ${deciding + 1} is later and overrides it.`,
  'mobile-no-match': ({ why, urlAt }, line) =>
    why === 'url-ends'
      ? `${line} does not match: the URL ends after character ${urlAt}.`
      : `${line} does not match: the URL differs at character ${urlAt + 1}.`,
  'mobile-skipped': ({ fault }, line) => `${line} is skipped: ${mobileFaultWords[fault]}.`,
  'mobile-no-line': ({ lines }) =>
    lines === 0
      ? 'No line assigns a host.'
      : 'No line matches, so the URL is assigned neither to a host nor to “none”.',
};

// English for the steps of a verdict about a document (robots PI, 1999): one function per code.
type DocumentStepsWords<Code extends keyof DocumentStepParams> = (
  params: DocumentStepParams[Code],
  line: string,
) => string;

/** Why an instruction is not valid, as the end of a sentence. */
export const faultWords: { readonly [Fault in PiFault]: string } = inLanguage('faultWords', {
  empty: 'it is empty',
  garbage: 'it contains something other than index and follow',
  'single-quotes': 'the quotes must be double quotes',
  unquoted: 'the values must be in double quotes',
  'space-around-equals': 'spaces around an equals sign are not allowed',
  'name-case': 'index and follow must be lowercase',
  'unknown-attribute': 'only index and follow are allowed',
  'duplicate-attribute': 'index or follow appears twice',
  'missing-index': 'index is missing',
  'missing-follow': 'follow is missing',
  order: 'index must be first',
  'value-case': 'yes and no must be lowercase',
  'bad-value': 'a value must be yes or no',
  'missing-space': 'a space is missing between index and follow',
  'trailing-space': 'a space before ?> is not allowed',
});

const hiddenIn = {
  comment: 'a comment',
  cdata: 'a CDATA section, which is text',
  entity: 'the value of an entity, which many crawlers do not read',
} as const satisfies Record<HiddenPi['where'], string>;

const parserNames = { xml: 'an XML parser', html: 'an HTML parser' } as const;

/** What an index and follow pair asks crawlers to do. */
function directivesInWords({ index, follow }: Pick<DirectiveParams, 'index' | 'follow'>): string {
  if (index) return follow ? 'index it, follow its links' : 'index it, do not follow its links';
  return follow ? 'do not index it, follow its links' : 'do not index it, do not follow its links';
}

const decidingLine = ({ decides }: { readonly decides: boolean }, line: string) =>
  decides ? `${line} decides:` : `${line} also counts:`;

/** What directives besides noindex and nofollow ask for, as the operators that document them say. */
const directiveMeanings: Readonly<Record<string, string>> = {
  nosnippet: 'results show no text of the page',
  'max-snippet': 'a limit to the text in results',
  'max-image-preview': 'a limit to the images in results',
  'max-video-preview': 'a limit to the videos in results',
  noarchive: 'no copy of the page is shown',
  noimageindex: 'images of the page are not indexed',
  notranslate: 'results offer no translation',
  unavailable_after: 'the page leaves the results on that date',
  indexifembedded: 'what is embedded in other pages is indexed with them',
};

export const documentStepWords: { readonly [Code in keyof DocumentStepParams]: DocumentStepsWords<Code> } = {
  'document-absent': ({ path }) =>
    `${path} is not among the files of this site, so what it says is unknown. It may be indexed unless it says noindex.`,
  'document-read': ({ path, parser }) => `${path} is read by ${parserNames[parser]}.`,
  'document-not-well-formed': () =>
    'The document is not well-formed XML. Gatepost reads what it can, but an XML parser stops at the error.',
  'pi-obeyed': (params, line) =>
    `${decidingLine(params, line)} it is the first valid robots instruction, and says: ${directivesInWords(params)}.${params.isLate ? ' It is after text or links, which a crawler that reads from the top has already seen.' : ''}`,
  'pi-illegal': ({ fault }, line) =>
    `${line} is a robots instruction, but it is not valid: ${faultWords[fault]}.`,
  'pi-later': ({ deciding }, line) =>
    `${line} does not count: the first valid instruction is on line ${deciding + 1}.`,
  'pi-misnamed': ({ target }, line) =>
    `${line} has an instruction for ${target}, but XML is case-sensitive and crawlers look for “robots”.`,
  'pi-hidden': ({ where }, line) =>
    `${line} has the text of a robots instruction, but in ${hiddenIn[where]}.`,
  'pi-unterminated': (_params, line) => `${line} begins a robots instruction that is never closed with ?>.`,
  'pi-not-read': (_params, line) => `${line} is a robots instruction, which an HTML parser does not read.`,
  'meta-not-read': (_params, line) => `${line} is a robots META tag, which an XML parser does not obey.`,
  'meta-obeyed': (params, line) =>
    params.tags === 1
      ? `${decidingLine(params, line)} the robots META tag says: ${directivesInWords(params)}.`
      : `${decidingLine(params, line)} ${params.tags} robots META tags together say: ${directivesInWords(params)}.`,
  'meta-joined': (_params, line) => `${line} is another robots META tag, read together with the first.`,
  'meta-for-crawler': (params, line) =>
    `${decidingLine(params, line)} the META tag for ${params.agent} says: ${directivesInWords(params)}.`,
  'header-obeyed': (params, line) =>
    `${decidingLine(params, line)} the response header${params.agent === '' ? '' : ` for ${params.agent}`} says: ${directivesInWords(params)}.`,
  'directive-beside': ({ name, text, agent, documentedBy, operator }, line) => {
    const meaning = directiveMeanings[name];
    const what = `${line} also says ${text}${agent === '' ? '' : ` to ${agent}`}${meaning === undefined ? '' : `: ${meaning}`}.`;
    return operator === undefined || documentedBy.includes(operator)
      ? `${what} Documented by ${listAll(documentedBy)}.`
      : `${what} ${operator} does not document it.`;
  },
  'document-silent': ({ parser }) =>
    parser === 'xml'
      ? 'An XML parser sees no robots instruction, so the document may be indexed and its links followed.'
      : 'There is no robots META tag, so the document may be indexed and its links followed.',
  'pi-only-illegal': ({ count }) =>
    count === 1
      ? 'The only robots instruction is not valid. A crawler reports it, then indexes the document and follows its links.'
      : `None of the ${count} robots instructions is valid. A crawler reports them, then indexes the document and follows its links.`,
};

// English for the steps of an answer about data sets (data.txt, as Gatepost reads it): one function per code.
type DatasetStepsWords<Code extends keyof DatasetStepParams> = (
  params: DatasetStepParams[Code],
  line: string,
) => string;

const visitor = (name: string) => (name === '' || name === '*' ? 'this crawler' : name);

const failed = (status: DatasetStepParams['dataset-unknown']['status']) =>
  status === 'timeout' ? 'No response in time' : status === 'network' ? 'No connection' : `Status ${status}`;

export const datasetStepWords: { readonly [Code in keyof DatasetStepParams]: DatasetStepsWords<Code> } = {
  'dataset-unknown': ({ status }) =>
    `${failed(status)}: whether the site has data sets is unknown. It may have some that can be found another way.`,
  'dataset-own-file': ({ path }) =>
    `${path} is a policy file itself. Rules do not apply to it, so no line announces it.`,
  'dataset-no-record': ({ name }) =>
    `No record applies to ${visitor(name)}, so no data set is mentioned to it.`,
  'dataset-not-mentioned': () => 'No rule matches: no line of the record mentions the URL.',
  'dataset-announced': ({ path, folder }, line) =>
    folder
      ? `${line} announces a folder of data sets: everything that begins with ${path}.`
      : `${line} announces a data set: everything that begins with ${path}.`,
  'dataset-closed': ({ path }, line) => `${line} closes everything that begins with ${path}.`,
  'dataset-described': ({ name, value }, line) =>
    value === ''
      ? `${line} describes the data: ${name}, without a value.`
      : `${line} describes the data: ${name}: ${value}.`,
};

// English for the steps of an answer about search, AI input, and AI training: one function per code.
type Params = AiUseStepParams;
type AiUseStepsWords<Code extends keyof Params> = (params: Params[Code], line: string) => string;

const agent = (name: string) => (name === '' ? 'any other crawler' : name);

/** `lines 2 and 5`, `line 3 of /license.xml`, by file. */
function placesIn(refs: readonly FieldRef[], path: string): readonly string[] {
  return [...new Set(refs.map((ref) => ref.path))].map((file) => {
    const lines = refs.flatMap((ref) => (ref.path === file ? [ref.line] : []));
    const numbers = [...new Set(lines)].toSorted((a, b) => a - b).map((line) => String(line + 1));
    return `${numbers.length === 1 ? 'line' : 'lines'} ${list(numbers)}${file === path ? '' : ` of ${file}`}`;
  });
}

/** `lines 2 and 5 say yes`. */
function saying(refs: readonly FieldRef[], path: string, answer: string): string {
  const isOne = new Set(refs.map((ref) => `${ref.line} ${ref.path}`)).size === 1;
  return `${list(placesIn(refs, path))} ${isOne ? 'says' : 'say'} ${answer}`;
}

const answers: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  'not-stated': 'Not said',
  contradictory: 'Both',
  terms: 'On terms',
};

const carrierNames: Readonly<Record<UseCarrierId, string>> = {
  document: 'the document itself',
  'response-headers': 'a response header',
  tdmrep: 'tdmrep.json',
  rsl: 'the license',
};

const useKinds: Readonly<Record<UseKind, string>> = {
  rule: 'a rule that blocks the site',
  named: 'an Allow for a crawler by name',
  token: 'a policy token',
  preference: 'Content-Usage',
  signal: 'Content-Signal',
  directive: 'indexing directives',
  reservation: 'a TDM reservation',
  license: 'a license',
};

/** What the sources leave open about statements that stand against each other. */
export const useConflictWords = inLanguage('useConflictWords', {
  leftOpen({ yes, no }: UseConflict): string {
    const kinds = [...new Set([...no, ...yes])].map((kind) => useKinds[kind]);
    return kinds.length === 1
      ? `No source says which of several statements counts: ${list(kinds)}.`
      : `No source says which counts: ${kinds.join(' or ')}.`;
  },
});

/** What follows for one purpose from a rule that blocks fetching. An address needs no fetching to be a search result. */
const notUsedFor = (purpose: AiPurpose) =>
  purpose === 'search'
    ? ', so the text is not read for search. Search results may still list the address.'
    : `, which is a no to ${purposeWords[purpose]}.`;

function answered({ purpose, answer, reason, path, yes, no, terms, conflict }: Params['ai-answer']): string {
  const closing = no.filter((ref) => ref.path === path);
  const open = conflict ? ` ${useConflictWords.leftOpen(conflict)}` : '';
  const to = `to ${purposeWords[purpose]}`;
  if (reason === 'own-file')
    return 'The policy file itself is not content, so nothing is said about its use.';
  if (reason === 'no-file') return 'The site has no such file, so nothing is said.';
  if (reason === 'closed')
    return `${capitalize(list(placesIn(closing, path)))} blocks fetching${notUsedFor(purpose)}`;
  if (reason === 'closed-and-granted')
    return `${capitalize(list(placesIn(closing, path)))} blocks fetching, but ${saying(yes, path, 'yes')} ${to}.${open}`;
  if (answer === 'contradictory')
    return `${capitalize(saying(no, path, 'no'))} ${to}, but ${saying(yes, path, 'yes')}.${open}`;
  if (answer === 'not-stated') return `No line says yes or no ${to} here.`;
  if (answer === 'terms')
    return no.length > 0
      ? `${capitalize(saying(no, path, 'no'))} ${to}, except on the terms in ${list(placesIn(terms, path))}.`
      : `${capitalize(saying(terms, path, 'yes'))} ${to}, on terms.`;
  return answer === 'yes'
    ? `${capitalize(saying(yes, path, 'yes'))} ${to}.`
    : `${capitalize(saying(no, path, 'no'))} ${to}.`;
}

const fetchOnly: Readonly<Record<Params['ai-fetch-only']['why'], AiUseStepsWords<'ai-fetch-only'>>> = {
  default: (_params, line) =>
    `The URL may be fetched${line === '' ? '' : ` because of ${line.toLowerCase()}`}, but the crawler is not named. That does not say yes to any use.`,
  purposes: ({ name, purpose }, line) =>
    `${line} allows ${name} by name, but ${name} is not known to fetch only for ${purposeWords[purpose]}, so this says neither yes nor no.`,
  uncovered: () => 'The URL may be fetched because no rule applies to it. That does not say yes to any use.',
};

const places: Readonly<Record<Params['ai-signal']['where'], string>> = {
  record: 'in the record for this crawler',
  default: 'outside any record, so it applies unless the record for this crawler has its own signal',
  file: 'and signals apply to the whole file',
};

const forPath = (path: string) => (path === '' ? 'for all paths' : `for ${path}`);

const aiUseStepsScopes: Readonly<Record<Params['ai-other-scope']['scope'], string>> = {
  record: 'If each signal applies only to its record',
  file: 'If every signal applies to the whole file',
};

export const aiUseStepWords: { readonly [Code in keyof Params]: AiUseStepsWords<Code> } = {
  'ai-answer': answered,
  'ai-closed': ({ purpose }, line) =>
    purpose === 'search'
      ? `${line} blocks fetching${notUsedFor(purpose)}`
      : `${line} blocks fetching. Every purpose begins with fetching, so this is a no to ${purposeWords[purpose]}.`,
  'ai-exception': ({ rule, isNarrower }) =>
    isNarrower
      ? `Another line says yes for more than this path. ${capitalize(lineNumber(rule))} is an exception to it, not a contradiction.`
      : `A line outside this record says yes. ${capitalize(lineNumber(rule))} blocks the site for this crawler, as an exception to it.`,
  'ai-named': ({ name, purpose }, line) =>
    `${line} allows ${name} by name. It fetches only for ${purposeWords[purpose]}, so this is a yes.`,
  'ai-fetch-only': (params, line) => fetchOnly[params.why](params, line),
  'ai-fetch-fallback': ({ name, token }, line) =>
    `${line} allows ${token}, whose record ${name} follows. ${name} itself is not named, so this does not say yes to any use.`,
  'ai-usage-no-label': ({ purpose, edition }) =>
    `Content-Usage has no label for ${purposeWords[purpose]} in ${edition}.`,
  'ai-usage': ({ label, says, path }, line) => `${line} says ${says} to ${label}, ${forPath(path)}.`,
  'ai-usage-silent': ({ label, path }, line) =>
    `${line} is ${forPath(path)} and does not state ${label}. Nothing is inherited from shorter paths.`,
  'ai-usage-unread': ({ path }, line) =>
    `${line} is ${forPath(path)} but cannot be read, so it says nothing. Nothing is inherited from shorter paths.`,
  'ai-usage-yields': ({ deciding }, line) =>
    `${line} has the same path as ${lineNumber(deciding)}, which counts. For the same path, a no counts first, then a yes.`,
  'ai-usage-wider': ({ label, narrower, deciding }, line) =>
    `${line} states ${label}, but ${lineNumber(deciding)} states the narrower label ${narrower}, which counts.`,
  'ai-usage-shorter': ({ deciding }, line) => `${line} has a shorter path than ${lineNumber(deciding)}.`,
  'ai-usage-no-match': ({ path }, line) => `${line} is for ${path}, which does not match the URL.`,
  'ai-signal': ({ key, value, where }, line) => `${line} says ${key}=${value}, ${places[where]}.`,
  'ai-signal-left-out': ({ key }, line) => `${line} leaves out ${key} and so says nothing about it.`,
  'ai-signal-unread': (_params, line) => `${line} cannot be read, so it says nothing.`,
  'ai-signal-default-unused': ({ key }, line) =>
    `${line} is outside any record, and the record for this crawler has its own ${key}.`,
  'ai-signal-elsewhere': ({ key, value }, line) =>
    `${line} says ${key}=${value} in another record. It applies to the crawlers of that record.`,
  'ai-token': ({ token, name, purpose, says, isNamed }, line) => {
    const what =
      says === 'no'
        ? `blocks ${token}${isNamed ? '' : ', like every name without its own record'}`
        : `allows ${token} by name`;
    return `${line} ${what}. That name is a switch: it says whether what ${agent(name)} fetches may be used for ${purposeWords[purpose]}. So this is a ${says}.`;
  },
  'ai-token-silent': ({ token, name, isNamed }) =>
    isNamed
      ? `${token}, a switch for what ${agent(name)} fetches, is named, but no Allow applies to it here. This says neither yes nor no.`
      : `${token}, a switch for what ${agent(name)} fetches, is not named. This says neither yes nor no.`,
  'ai-carrier': ({ purpose, says, words, isSettled, operators, overruledBy }, line) => {
    const statement = `${line} says ${words}: ${says === 'terms' ? 'yes on terms' : `a ${says}`} to ${purposeWords[purpose]}.`;
    if (overruledBy) return `${statement} It does not count: ${carrierNames[overruledBy]} takes precedence.`;
    if (!isSettled)
      return `${statement} It is not counted: no specification and no operator says what the words mean for this.`;
    return operators.length > 0
      ? `${statement} ${list(operators)} ${operators.length === 1 ? 'documents' : 'document'} that ${operators.length === 1 ? 'it follows' : 'they follow'} it.`
      : `${statement} No operator documents that it follows it.`;
  },
  'ai-license': ({ address }, line) =>
    `${line} names a license: ${address}. By itself, it says neither yes nor no.`,
  'ai-most': ({ value }, line) =>
    `${line} says use=${value}, the most that is allowed. It does not name a purpose, so it does not count here.`,
  'ai-other-scope': ({ scope, answer }) =>
    `${aiUseStepsScopes[scope]}, the answer is ${answers[answer] ?? answer}.`,
};

// English for the steps of a usage verdict (ACAP 1.1): one function per code.
type AcapStepsWords<Code extends keyof AcapStepParams> = (
  params: AcapStepParams[Code],
  line: string,
) => string;

const lineOf = ({ line }: FieldPlace) => `line ${line + 1}`;
const verb = (effect: UsageFieldParams['effect']) => (effect === 'allow' ? 'permits' : 'prohibits');
const says = ({ effect, usage }: UsageFieldParams) => `${verb(effect)} ${acapNames.usageNoun(usage)}`;
const conventionalRule = ({ effect, path }: { readonly effect: 'allow' | 'deny'; readonly path: string }) =>
  `${effect === 'allow' ? 'Allow' : 'Disallow'}: ${path}`;

const whyIgnored = {
  version: 'it needs ACAP 1.1, and the file does not declare that version',
  'undefined-usage': 'its usage is not defined',
  'undefined-set': 'its set of resources is not defined',
  'other-unqualified': 'other usages can be permitted only with a usage-ref',
} as const satisfies Record<IgnoredField['why'], string>;

function replaced(replacement: FallbackReplacement): string {
  const usage = acapNames.usageNoun(replacement.usage);
  if (replacement.why === 'usage')
    return `this crawler cannot distinguish ${acapNames.usageNoun(replacement.from)}, so the prohibition applies to ${usage}`;
  if (replacement.why === 'stem') return `its usage is unknown, so the prohibition applies to ${usage}`;
  return replacement.why === 'qualifier'
    ? `this crawler cannot honor ${replacement.qualifier}, so the permission counts as a prohibition of ${usage}`
    : `one of its restrictions cannot be read, so the permission counts as a prohibition of ${usage}`;
}

/** The beginnings of two patterns, up to the character where they differ. */
function scopes(pattern: string, other: string, at: number): string {
  const unit = (text: string) => (text[at] === undefined ? 'ends' : `has “${text[at]}”`);
  return `at character ${at + 1}, ${other} ${unit(other)} and ${pattern} ${unit(pattern)}`;
}

const limits = (qualifiers: readonly string[]) =>
  qualifiers.length > 0 ? ` with ${listAll(qualifiers)}` : '';

/** The combined limits of permissions that all apply. The earliest limit is reached first. */
function allHold(qualifiers: readonly string[]): string {
  if (qualifiers.length === 0) return '';
  const times = qualifiers.filter((qualifier) => qualifier.startsWith('time-limit='));
  const first = times.length > 1 ? ' The time limit that ends first counts.' : '';
  return `Section 2.4.6 does not choose between permissions, so all their restrictions apply here: ${listAll(qualifiers)}.${first}`;
}

/** What a line that decides alone does. A permission that is read as a prohibition says why it is one. */
function decided(
  { effect, usage, qualifiers, replacement }: AcapStepParams['acap-decides' | 'acap-decide-together'],
  where: string,
): string {
  const noun = acapNames.usageNoun(usage);
  if (!replacement) return `${verb(effect)} ${noun}${where}${limits(qualifiers)}`;
  const { why, usage: permitted } = replacement;
  const restriction =
    why === 'qualifier'
      ? `${replacement.qualifier}, which this crawler cannot honor`
      : 'a restriction that cannot be read';
  const wider = permitted === usage ? '' : ` of ${noun}`;
  return `permits ${acapNames.usageNoun(permitted)}${where} with ${restriction}, and so counts as a prohibition${wider}`;
}

const wayToPresent = ({ usage, asked }: AcapStepParams['acap-has-part']) =>
  usage === asked ? '' : `; presenting includes ${acapNames.usageNoun(asked)}`;

export const acapStepWords: { readonly [Code in keyof AcapStepParams]: AcapStepsWords<Code> } = {
  'acap-file-absent': ({ path }) => `The site has no ${path}, so nothing is said about usages.`,
  'acap-version': ({ version, stated, comment }, line) => {
    if (stated) return `${line} declares ACAP ${version}.`;
    return comment
      ? `The version on ${lineOf(comment)} is only a comment, so the file is read as ACAP ${version}.`
      : `No line declares a version, so the file is read as ACAP ${version}.`;
  },
  'acap-version-unknown': ({ version }, line) =>
    `${line} declares ACAP ${version}, which Gatepost does not read.`,
  'acap-record-named': ({ names }, line) =>
    `${line} begins a record that names this crawler (${listNames(names)}).`,
  'acap-record-any': (_params, line) => `${line} begins a record for any crawler.`,
  'acap-record-other': ({ names }, line) => `${line} begins a record for ${listNames(names)}.`,
  'acap-reference': ({ locator }, line) =>
    `${line} refers to ${locator}. Its ACAP records are read too, but its conventional records are not.`,
  'acap-reference-missing': ({ locator }, line) =>
    `${line} refers to ${locator}, which is not loaded. Until it is, every usage counts as prohibited.`,
  'acap-reference-chain': ({ locator }, line) =>
    `${line} refers to ${locator}, but a referenced file may not refer to another one. Until this is corrected, every usage counts as prohibited.`,
  'acap-no-purpose': () =>
    'The question does not name a purpose, so fields below a usage purpose do not apply.',
  'acap-field-ignored': ({ why }, line) => `${line} does not apply: ${whyIgnored[why]}.`,
  'acap-line-void': ({ name }, line) =>
    `${line} (${name}) does not apply: it does not follow the syntax of ACAP 1.1.`,
  'acap-field-replaced': ({ replacement }, line) =>
    `${line} is read as another field: ${replaced(replacement)}.`,
  'acap-field-no-match': ({ pattern }, line) =>
    pattern.includes(' ')
      ? `${line} does not match: none of ${pattern.replaceAll(' ', ', ')} matches the URL.`
      : `${line} does not match: ${pattern} does not match the URL.`,
  'acap-field-overridden': ({ by, tier, level }, line) =>
    `${line} is overridden by ${lineOf(by)}, which applies ${tier === 'named' ? 'to this crawler by name' : 'to any crawler'}${level === 'purpose' ? ', for this purpose' : ''}.`,
  'acap-field-wider': ({ pattern, other, at, by }, line) =>
    `${line} is overridden by ${lineOf(by)}, which is narrower: ${scopes(pattern, other, at)}.`,
  'acap-field-derived-first': ({ by }, line) =>
    `${line} is overridden by ${lineOf(by)}, which covers this way to present for the same paths.`,
  'acap-decides': (params, line) => `${line} decides: it ${decided(params, ` for ${params.pattern}`)}.`,
  'acap-decide-together': (params, line) => {
    const { effect, others, qualifiers } = params;
    return others.length > 0
      ? `${list([line, ...others.map(lineOf)])} decide together: each ${verb(effect)} it, and ${others.length > 1 ? 'none' : 'neither'} is narrower. ${allHold(qualifiers)}`.trim()
      : `${line} decides: it ${decided(params, '')}.`;
  },
  'acap-has-part': (params, line) =>
    `${line} ${says(params)} for ${params.pattern}${limits(params.qualifiers)}${wayToPresent(params)}.`,
  'acap-tied': ({ others }, line) =>
    `${line} and ${list(others.map(lineOf))} contradict each other and ${others.length > 1 ? 'none' : 'neither'} is narrower, so the usage is prohibited.`,
  'acap-other-prohibited': ({ asked }, line) =>
    `${line} prohibits every usage that is not permitted, and no line covers ${acapNames.usageNoun(asked)}.`,
  'acap-suspended': ({ reference, ...params }, line) =>
    `${line} is suspended: it ${says(params)} for ${params.pattern}${limits(params.qualifiers)}, but not while ${lineOf(reference)} refers to permissions that are not known.`,
  'acap-silent': ({ usage }) => `No line permits or prohibits ${acapNames.usageNoun(usage)}.`,
  'acap-only-purpose': ({ usage, effect, purpose, field }) =>
    `${capitalize(lineOf(field))} ${verb(effect)} ${acapNames.usageNoun(usage)} ${purpose === '*' ? 'for any purpose (*), but only if the question names one' : `only for the purpose ${purpose}`}.`,
  'conventional-ignored': (_params, line) => `${line} turns off the conventional records.`,
  'conventional-same-pattern': (params, line) =>
    `${line} (${conventionalRule(params)}) contradicts an ACAP field for the same paths, so it is ignored.`,
  'conventional-agrees': (params, line) => `${line} (${conventionalRule(params)}) says the same.`,
  'conventional-decides': (params, line) =>
    `${line} decides: ACAP says nothing, and the conventional record has ${conventionalRule(params)}.`,
  'conventional-stricter': (params, line) =>
    `${line} decides: ACAP would allow it, but the conventional record has ${conventionalRule(params)}, and both must allow it.`,
  'conventional-narrower': (params, line) =>
    `${line} decides: its path ${params.path} is narrower than that of the ACAP field.`,
  'conventional-tied': (params, line) =>
    `${line} (${conventionalRule(params)}) contradicts the ACAP field and neither is narrower, so the usage is prohibited.`,
  'conventional-overruled': (params, line) =>
    `${line} (${conventionalRule(params)}) is overridden by the ACAP field.`,
  'conventional-suspended': ({ reference, ...params }, line) =>
    `${line} (${conventionalRule(params)}) is suspended while ${lineOf(reference)} refers to permissions that are not known.`,
  'conventional-reader': ({ reader }) =>
    `The conventional records are read as ${readerTitle(reader)} reads them.`,
  'conventional-silent': () => 'No conventional rule applies to the URL.',
};

// English for crawlers that deviate from the specifications, and the source of that statement.
/** After the sentence: its source, the date of the source, and how reliable it is. */
function citeSource({ source, sourceDate, confidence, contested }: AgentQuirk): string {
  const where = /^https?:\/\/([^/]+)/.exec(source)?.[1] ?? source;
  const how = confidence === 'second-hand' ? 'second-hand, ' : '';
  const open = contested === undefined ? '' : ` Contested: ${contested}`;
  return ` (${how}${where}, ${formatDay(sourceDate)}).${open}`;
}

const heeds = {
  ignored: 'does not follow this file',
  'mostly-ignored': 'mostly does not follow this file',
  'may-be-ignored': 'may not follow this file',
} as const satisfies Record<NonNullable<AgentQuirk['robotsTxt']>, string>;

type QuirkCode = 'robots-txt-ignored' | 'record-fallback' | 'record-fallback-unknown' | 'record-star-ignored';

/** A sentence from the parameters of a code. `line`: as `Line 13`. */
export const quirkStepWords: {
  readonly [Code in QuirkCode]: (params: StepParams[Code], line: string) => string;
} = {
  'robots-txt-ignored': ({ name, how, source }) =>
    `${name} ${heeds[how]}. The answer is what the file says, not what ${name} does${citeSource(source)}`,
  'record-fallback': ({ name, token, source }) =>
    `No line names ${name}, so it follows the record for ${token}${citeSource(source)}`,
  'record-fallback-unknown': ({ name, source }) =>
    `${name} is not named. It may follow a record for other crawlers, but the source does not say which. Here it is treated as any other crawler${citeSource(source)}`,
  'record-star-ignored': ({ name, source }, line) =>
    `${line} applies to crawlers without a record of their own, but not to ${name}${citeSource(source)}`,
};

// English for the steps about rules, for places that show the line number and the outcome next to them.
/** A text in quotation marks; a long text is cut. */
const quoted = (text: string) => `“${shortenEnd(text, 40)}”`;

/** The character at a position, or the percent-escape that it is part of. */
const characterAt = (text: string, at: number) => quoted(characterOrEscape(text, at));

type NoMatch = StepParams['rule-no-match'];

const brieflyWhyNoMatch = {
  differs: ({ url, urlAt, rule, ruleAt }) =>
    `the URL continues with ${characterAt(url, urlAt)}, not ${characterAt(rule, ruleAt)}`,
  'url-ends': ({ missing }) => `the URL ends before ${quoted(missing)}`,
  'url-goes-on': ({ url, urlAt }) => `the URL continues with ${characterAt(url, urlAt)}`,
  'not-found': ({ missing }) => `the rest of the URL does not contain ${quoted(missing)}`,
  'not-at-end': ({ missing }) => `the URL does not end in ${quoted(missing)}`,
} as const satisfies Record<NoMatch['why'], (params: NoMatch) => string>;

const brieflyMatchNote = ({ directory, path }: { readonly directory: boolean; readonly path: string }) => {
  if (path === '') return '; without a path, it allows everything';
  return directory ? '; allowing the index page allows the directory' : '';
};

type Longest = StepParams['rule-longest'];

const tiedLines = ({ lines }: RuleTie) =>
  `${lines.length === 1 ? 'line' : 'lines'} ${list(lines.map((line) => String(line + 1)))}`;

const whyTied = { effect: 'Allow wins a tie', order: 'the first of them decides' } as const;

const brieflyTied = (params: Longest): string | undefined =>
  params.tie && `as long as ${tiedLines(params.tie)}; ${whyTied[params.tie.by]}${brieflyMatchNote(params)}`;

/** The steps about rules. Any other step is a sentence. */
export const briefWords: { readonly [Code in StepCode]?: (params: StepParams[Code]) => string } = inLanguage(
  'briefWords',
  {
    'rule-first': (params) => `the first match${brieflyMatchNote(params)}`,
    'rule-longest': (params) =>
      brieflyTied(params) ??
      (params.matching === 1 ? 'the only match' : `the longest of ${number(params.matching)} matches`) +
        brieflyMatchNote(params),
    'rule-furthest': (params) =>
      brieflyTied(params) ??
      (params.matching === 1
        ? 'the only match'
        : `of ${number(params.matching)} matches the one that ends last`) + brieflyMatchNote(params),
    'rule-no-match': (params) => brieflyWhyNoMatch[params.why](params),
    'rule-not-asked': ({ deciding }) => `${lineNumber(deciding)} comes first`,
    'rule-shorter': ({ octets, longest, deciding, rule, url }) =>
      `has ${isOctetPerCharacter(rule + url) ? plural(octets, 'character', 'characters') : plural(octets, 'byte', 'bytes')}; ${lineNumber(deciding)} has ${number(longest)}`,
    'rule-less-far': ({ octets, longest, deciding }) =>
      `matches the URL up to character ${number(octets)}; ${lineNumber(deciding)} up to character ${number(longest)}`,
    'rule-yields': ({ deciding }) => `as long as ${lineNumber(deciding)}; Allow wins a tie`,
    'rule-later': ({ deciding }) => `as long as ${lineNumber(deciding)}, which comes first`,
    'rule-empty': ({ effect }) => `without a path, it ${effect === 'deny' ? 'blocks' : 'allows'} nothing`,
    'rule-dollar': () => 'this reader ignores a rule with a $ inside its path',
    'rule-unknown': () => 'this reader does not know Allow',
    'rule-orphan': () => 'it is not in a record',
  },
);

/** The answers, as in cells and verdicts. */
export const answerWords = inLanguage('answerWords', {
  allow: 'Yes',
  deny: 'No',
  defer: 'Later',
  'no-information': 'Unknown',
} as const satisfies Record<Answer, string>);

const lineNumber = (line: number) => `line ${line + 1}`;

/** The name of a crawler in a sentence; '' and `*` are any other crawler. */
const robot = (name: string) => (name === '' || name === '*' ? 'this crawler' : name);

const followsFrom = {
  'allow-all': 'everything may be fetched',
  'deny-all': 'nothing may be fetched',
  defer: 'crawlers come back later',
  'no-information': 'this says nothing about the site',
  error: 'the reader stops with an error, and nothing is known about the site',
  parse: 'the file is used',
  follow: 'the redirect is followed',
} as const satisfies Record<Outcome, string>;

/** `names x`, or which other value counts as that name. */
function describeName(value: string, name: string): string {
  return value.toLowerCase() === name.toLowerCase() ? `names ${name}` : `says ${value}, which names ${name}`;
}

const whyNoMatch = {
  differs: ({ urlAt }) => `the URL differs at character ${urlAt + 1}`,
  'url-ends': ({ urlAt }) => `the URL ends after character ${urlAt}`,
  'url-goes-on': ({ urlAt }) => `the URL continues after character ${urlAt}`,
  'not-found': ({ missing, urlAt }) => `the URL has no ${missing} after character ${urlAt}`,
  'not-at-end': ({ missing }) => `the URL does not end in ${missing}`,
} as const satisfies Record<
  StepParams['rule-no-match']['why'],
  (params: StepParams['rule-no-match']) => string
>;

const matchNote = ({ directory, path }: { readonly directory: boolean; readonly path: string }) => {
  if (path === '') return ' Without a path, it allows everything.';
  return directory ? ' It allows an index page, and with it the directory.' : '';
};

function whyLongest({ matching, tie }: Longest): string {
  if (tie) return `it is as long as ${tiedLines(tie)}, and ${whyTied[tie.by]}`;
  return `it is the ${matching === 1 ? 'only' : 'longest'} rule that matches`;
}

function whyFurthest({ matching, tie }: Longest): string {
  if (tie) return `its match ends where that of ${tiedLines(tie)} ends, and ${whyTied[tie.by]}`;
  return matching === 1 ? 'it is the only rule that matches' : 'its match ends last in the URL';
}

const wouldBe = { allow: 'would allow it', deny: 'would block it' } as const satisfies Record<Effect, string>;

/** What else a person must know of the answer, as a further sentence. */
function asideNote({ aside }: { readonly aside?: Aside }): string {
  switch (aside?.why) {
    case 'unread':
      return ` Line ${aside.line + 1} ${wouldBe[aside.effect]}, but only the first ${formatSize(aside.octets)} of the file are read.`;
    case 'fallback':
      return ` No record names ${aside.name}, so it follows that for ${aside.token}.`;
    case 'replaced':
      return ` ${robot(aside.name)} follows only its own record: line ${aside.line + 1}, for any other crawler, ${wouldBe[aside.effect]}.`;
    case 'longer-name':
      return ` Line ${aside.line + 1} names ${shortenEnd(aside.value, 40)}, which this reader does not take for ${aside.name}.`;
    default:
      return '';
  }
}

/** A sentence from the parameters of a code. `line`: the line of the step, as `Line 13`. */
type Words<Code extends StepCode> = (params: StepParams[Code], line: string) => string;

/** A sentence from the parameters of a code. */
export const stepWords: { readonly [Code in StepCode]: Words<Code> } = inLanguage('stepWords', {
  ...acapStepWords,
  ...aiUseStepWords,
  ...documentStepWords,
  ...mobileStepWords,
  ...datasetStepWords,
  ...quirkStepWords,
  'other-site': ({ url, origin }) =>
    origin === ''
      ? `${url} is not on a site that has policy files.`
      : `${url} is on another site. The files of ${origin} do not apply to it.`,
  'own-file': ({ path }) => `${path} is a policy file itself. Every crawler may read it.`,
  'file-absent': ({ path }) => `The site has no ${path}, which counts as status 404.`,
  'file-read': ({ path, as }) => (path === as ? `${path} is read.` : `${path} is read as if it were ${as}.`),
  status: ({ status, outcome }) => {
    const what =
      status === 'timeout'
        ? 'No response in time'
        : status === 'network'
          ? 'No connection'
          : `Status ${status}`;
    return `${what}: ${followsFrom[outcome]}.`;
  },
  'access-unlimited': () =>
    'Without records, access is unlimited: crawlers may fetch everything, even if they know nothing else about the site.',
  redirects: ({ hops, max, outcome }) =>
    max === 0
      ? `Redirects are not followed: ${followsFrom[outcome]}.`
      : `${number(hops)} redirects exceed the limit of ${number(max)}: ${followsFrom[outcome]}.`,
  'encoding-unread': ({ encoding }) =>
    `The file is in ${encoding.toUpperCase()}. This reader finds no lines in it.`,
  'mark-kept': (_params, line) => `${line} begins with a byte order mark, which counts as part of it.`,
  'file-too-long': ({ octets }) =>
    `The file is longer than ${number(octets)} bytes. This reader reads none of it, so everything may be fetched.`,
  'file-not-utf-8': () =>
    'The file is not UTF-8. This reader stops with an error, and nothing is known about the site.',
  'value-invalid': ({ line, name, value, part }) =>
    `${capitalize(lineNumber(line))} has ${name}: ${shortenEnd(value, 40)}. This reader ${part === 'host' ? 'takes what follows // for a host, which is not valid' : 'takes the value for digits but cannot convert it to a number'}. It stops with an error, and nothing is known about the site.`,
  'line-cut': ({ octets }, line) => `${line} is read up to byte ${number(octets)} or its first NUL.`,
  'file-cut': ({ octets, isOpen }, line) =>
    `${line} is the last line read, because the file is read up to byte ${number(octets)}.${isOpen ? ' What the limit does to a line is not specified; its beginning is taken to be read.' : ''}`,
  'record-named': ({ name, value }, line) => `${line} ${describeName(value, name)}: its record applies.`,
  'record-joined': ({ name, value }, line) =>
    `${line} ${describeName(value, name)} again: its rules are added.`,
  'record-later': ({ name, value }, line) =>
    `${line} ${describeName(value, name)} too, but only the first such record counts.`,
  'record-less-specific': ({ name, preferred }, line) =>
    `${line} names ${name}, but ${preferred} takes precedence.`,
  'record-other': ({ agents }, line) => `${line} begins a record for ${listNames(agents)}.`,
  'record-ruleless': ({ value }, line) =>
    `${line} names ${value}, but no rule follows, so it does not begin a record.`,
  'record-default': ({ name }, line) =>
    `No record names ${robot(name)}. The record for any other crawler applies, from ${lower(line)} on.`,
  'record-default-joined': (_params, line) =>
    `${line} also applies to any other crawler: its rules are added.`,
  'record-default-later': (_params, line) =>
    `${line} also applies to any other crawler, but only the first such record counts.`,
  'record-default-unused': ({ name }, line) =>
    `${line} applies to crawlers without a record of their own. ${name} has one.`,
  'no-record': ({ name, answer, aside }) => {
    const may = `so it may fetch ${answer === 'allow' ? 'everything' : 'nothing'}`;
    return aside?.why === 'star-ignored'
      ? `${robot(name)} ignores the record for *, and no other names it, ${may}${citeSource(aside.source)}`
      : `No record applies to ${robot(name)}, ${may}.${asideNote({ ...(aside && { aside }) })}`;
  },
  'url-read-as': ({ written, read }) => `${written} is compared as ${read}.`,
  'rule-first': (params, line) =>
    `${line} decides: it is the first rule that matches.${matchNote(params)}${asideNote(params)}`,
  'rule-longest': (params, line) =>
    `${line} decides: ${whyLongest(params)}.${matchNote(params)}${asideNote(params)}`,
  'rule-furthest': (params, line) =>
    `${line} decides: ${whyFurthest(params)}.${matchNote(params)}${asideNote(params)}`,
  'rule-no-match': (params, line) => `${line} does not match: ${whyNoMatch[params.why](params)}.`,
  'rule-not-asked': ({ deciding }, line) =>
    `${line} is not reached: ${lineNumber(deciding)} comes first and decides.`,
  'rule-shorter': ({ octets, longest, deciding }, line) =>
    `${line} also matches, but is shorter than ${lineNumber(deciding)}: ${number(octets)} versus ${number(longest)} bytes.`,
  'rule-less-far': ({ octets, longest, deciding }, line) =>
    `${line} also matches, but only up to character ${number(octets)} of the URL as compared; ${lineNumber(deciding)} matches up to character ${number(longest)}.`,
  'rule-yields': ({ deciding }, line) =>
    `${line} is as long as ${lineNumber(deciding)}, and Allow wins a tie.`,
  'rule-later': ({ deciding }, line) => `${line} is as long as ${lineNumber(deciding)}, which comes first.`,
  'rule-empty': ({ effect }, line) =>
    `${line} has no path, so it ${effect === 'deny' ? 'blocks' : 'allows'} nothing.`,
  'rule-dollar': (_params, line) =>
    `${line} is skipped: this reader ignores a rule with a $ inside its path.`,
  'rule-unknown': (_params, line) => `${line} is skipped: this reader does not know Allow.`,
  'rule-orphan': (_params, line) => `${line} is not in a record, so it is not read.`,
  'no-rule': ({ answer, aside }) => {
    const may = answer === 'allow' ? 'it may be fetched' : 'it may not be fetched';
    return aside?.why === 'unread'
      ? `No rule matches in the first ${formatSize(aside.octets)}, which is all that is read, so ${may}: line ${aside.line + 1} ${wouldBe[aside.effect]}.`
      : `No rule matches, so ${may}.${asideNote({ ...(aside && { aside }) })}`;
  },
});

const lower = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);

const answerFollows = {
  allow: 'it may be fetched',
  deny: 'it may not be fetched',
  defer: 'crawlers come back later',
  'no-information': 'nothing is known about the site',
} as const satisfies Record<Answer, string>;

/** What decided, for a decision that has no explanation. `line`: as `Line 13`. */
export const decisionWords: { readonly [R in Reason]: (answer: Answer, line: string) => string } = inLanguage(
  'decisionWords',
  {
    rule: (answer, line) => `${line} decides: ${answerFollows[answer]}.`,
    'no-rule': (answer) => `No rule matches, so ${answerFollows[answer]}.`,
    'no-record': (answer) => `No record applies to this crawler, so ${answerFollows[answer]}.`,
    'own-file': () => 'The policy file itself may always be fetched.',
    status: (answer) => `The result of the request for the file decides: ${answerFollows[answer]}.`,
    'too-long': (answer) => `The file is too long for this reader, so ${answerFollows[answer]}.`,
    'not-utf-8': () =>
      'The file is not UTF-8. This reader stops with an error, and nothing is known about the site.',
    'invalid-value': () =>
      'This reader stops with an error at a value in the file, and nothing is known about the site.',
    'other-site': () => 'The URL is on another site, to which the file does not apply.',
  },
);

/** What is read of a line that a limit of the reader cuts, after the sentence about it. */
export const cutLineWords = inLanguage('cutLineWords', (text: string): string =>
  text === '' ? 'Nothing of this line is read.' : `Of this line, only ${quoted(text)} is read.`,
);

/** The beginning of a sentence about a line, counted from 1. */
export const lineReference = inLanguage('lineReference', (line: number): string => `Line ${line}`);
