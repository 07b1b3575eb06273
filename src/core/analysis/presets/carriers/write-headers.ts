// Writes the wishes of a preset into a `_headers` file, into its group for the whole site.
import { type AiPurpose, aiPurposes, signalPurposeOf } from '../../../catalogue/ai-purposes.ts';
import { robotsTagDirectives } from '../../../catalogue/robots-tag-directives.ts';
import { labelsFor, newestEdition, usageEditions } from '../../../catalogue/usage-vocabulary.ts';
import type { Source } from '../../../document/source.ts';
import {
  readContentSignal,
  replaceSignalAt,
  type Signal,
} from '../../../formats/extensions/lines/content-signal.ts';
import { preferenceOf } from '../../../formats/extensions/lines/content-usage.ts';
import {
  addField,
  addGroup,
  removeField,
  removeGroup,
  setValue,
} from '../../../formats/response-headers/edit/headers-edits.ts';
import {
  nameOfUseHeader,
  type UseHeaderId,
  useHeaderOf,
} from '../../../formats/response-headers/header-names.ts';
import {
  type HeaderField,
  type HeaderGroup,
  readHeadersFile,
  valueOfField,
} from '../../../formats/response-headers/headers-file.ts';
import { limitOf, type RobotsTagPart, readRobotsTag } from '../../../syntax/robots-tag.ts';
import { readDictionary } from '../../../syntax/structured-field.ts';
import type { UseWishes } from '../preset.ts';
import {
  type CarrierRemark,
  type CarrierWriter,
  editInTurn,
  RESERVED,
  reservationFor,
} from './carrier-writer.ts';

const EVERY_PATH = '/*';

/**
 * Whether a group applies to the whole site. In a saved response every header does; of several responses, those of
 * the last one.
 */
const isForWholeSite = ({ pattern, isRedirect }: HeaderGroup): boolean =>
  pattern ? pattern.text === EVERY_PATH : !isRedirect;

interface PlacedField {
  readonly group: number;
  readonly place: number;
  readonly field: HeaderField;
}

/** Returns the headers of one name for the whole site. */
const findFields = (source: Source, id: UseHeaderId): readonly PlacedField[] =>
  readHeadersFile(source).groups.flatMap((group, at) =>
    isForWholeSite(group)
      ? group.fields.flatMap((field, place) =>
          !field.detaches && useHeaderOf(field.name.text) === id ? [{ group: at, place, field }] : [],
        )
      : [],
  );

/** Adds a header for the whole site: to the last group for it, so that no group above removes it, or to a new group. */
function addHeader(source: Source, id: UseHeaderId, value: string): Source {
  const at = readHeadersFile(source).groups.findLastIndex(isForWholeSite);
  const name = nameOfUseHeader(id);
  return editInTurn(source, (now) =>
    at < 0 ? addGroup(now, EVERY_PATH, name, value) : addField(now, at, name, value),
  );
}

/** Changes a header. Without a value it is removed, and so is a group that has no other header. */
function changeValue(source: Source, { group, place }: PlacedField, value: string): Source {
  if (value !== '') return editInTurn(source, (now) => setValue(now, group, place, value));
  const isOnly = readHeadersFile(source).groups[group]?.fields.length === 1;
  const isPattern = readHeadersFile(source).groups[group]?.pattern !== undefined;
  return editInTurn(source, (now) =>
    isOnly && isPattern ? removeGroup(now, group) : removeField(now, group, place),
  );
}

/** Changes all headers of one name for the whole site. From the last one up, because a header may be removed. */
const changeFields = (source: Source, id: UseHeaderId, change: (value: string) => string): Source =>
  findFields(source, id).reduceRight((now, one) => {
    const value = valueOfField(one.field);
    const next = change(value);
    return next === value ? now : changeValue(now, one, next);
  }, source);

/** Returns the purposes for which what says no is removed. */
const openPurposes = (wishes: UseWishes): readonly AiPurpose[] =>
  aiPurposes.filter((purpose) => wishes[purpose] === 'open');

function writeReservation(source: Source, { 'ai-train': wish }: UseWishes): Source {
  if (wish === undefined) return source;
  if (wish === 'open')
    return changeFields(source, 'reservation', (value) => (value === RESERVED ? '' : value));
  const fields = findFields(source, 'reservation');
  return fields.length === 0
    ? addHeader(source, 'reservation', reservationFor(wish))
    : changeFields(source, 'reservation', () => reservationFor(wish));
}

/** Directives that prohibit use as model input and do not mention the index. */
const inputDirectives = robotsTagDirectives.filter(
  ({ effects, isProposal }) =>
    !isProposal &&
    effects.some((one) => one.purpose === 'ai-input' && one.says === 'no' && one.onlyWith === undefined) &&
    effects.every(({ purpose }) => purpose !== 'search'),
);

/** Whether a directive says no to one of these purposes. */
const prohibits = ({ directive, value }: RobotsTagPart, purposes: readonly AiPurpose[]): boolean =>
  (directive?.effects ?? []).some(
    ({ purpose, says, onlyWith }) =>
      says === 'no' &&
      purposes.includes(purpose) &&
      (onlyWith === undefined || limitOf(value?.text ?? '') === onlyWith),
  );

/** Returns a value without the directives that say no to these purposes. Of an abbreviation, the rest stays. */
function withoutProhibitions(value: string, purposes: readonly AiPurpose[]): string {
  const { parts } = readRobotsTag(value, { hasAgents: true });
  if (!parts.some((part) => prohibits(part, purposes))) return value;
  const kept = parts.flatMap((part) => {
    const { agent, start, end, directive } = part;
    if (!prohibits(part, purposes)) return [{ agent, text: value.slice(start, end) }];
    return (directive?.equals ?? [])
      .filter((name) => withoutProhibitions(name, purposes) !== '')
      .map((text) => ({ agent, text }));
  });
  return kept
    .map(({ agent, text }, i) => (agent && agent !== kept[i - 1]?.agent ? `${agent.text}: ${text}` : text))
    .join(', ');
}

function writeRobotsTag(source: Source, wishes: UseWishes): Source {
  const open = openPurposes(wishes);
  if (open.length > 0) return changeFields(source, 'robots', (value) => withoutProhibitions(value, open));
  if (wishes['ai-input'] !== 'no') return source;
  const fields = findFields(source, 'robots');
  const partsOf = ({ field }: PlacedField) => readRobotsTag(valueOfField(field), { hasAgents: true });
  const written = new Set(
    fields.flatMap((one) =>
      partsOf(one).parts.flatMap(({ agent, directive }) => (agent || !directive ? [] : [directive.name])),
    ),
  );
  const missing = inputDirectives.map(({ name }) => name).filter((name) => !written.has(name));
  if (missing.length === 0) return source;
  // After a user-agent, directives apply only to it. A date may contain a comma.
  const general = fields.find((one) => {
    const { agents, parts } = partsOf(one);
    return agents.length === 0 && parts.length > 0 && parts.every(({ value }) => value === undefined);
  });
  return general
    ? changeValue(source, general, [valueOfField(general.field), ...missing].join(', '))
    : addHeader(source, 'robots', missing.join(', '));
}

/** Returns the labels of Content-Usage with the wish for each. */
const usageWishes = (wishes: UseWishes): readonly (readonly [label: string, says: 'yes' | 'no'])[] => [
  ...new Map(
    aiPurposes.flatMap((purpose) => {
      const wish = wishes[purpose];
      const [label] = labelsFor(newestEdition, purpose);
      return wish && wish !== 'open' && label !== undefined ? [[label, wish] as const] : [];
    }),
  ),
];

const printUsage = (label: string, says: 'yes' | 'no') => `${label}=${says === 'yes' ? 'y' : 'n'}`;

/** Returns a value in which a label has the wished value, wherever it is repeated. Everything else stays. */
function changeUsage(value: string, label: string, says: 'yes' | 'no'): string {
  const read = readDictionary(value);
  if ('fault' in read) return value;
  return read.members
    .filter(({ key }) => key === label)
    .toReversed()
    .reduce(
      (text, { start, end }) => text.slice(0, start) + printUsage(label, says) + text.slice(end),
      value,
    );
}

/** Returns a value without the labels, of any edition, that say no to one of these purposes. */
function withoutRefusals(value: string, purposes: readonly AiPurpose[]): string {
  const labels = new Set(
    usageEditions.flatMap((edition) => purposes.flatMap((purpose) => labelsFor(edition, purpose))),
  );
  const read = readDictionary(value);
  if ('fault' in read) return value;
  const { members } = read;
  const isRefusal = ({ key }: (typeof members)[number]) =>
    labels.has(key) && preferenceOf({ members }, key) === 'disallowed';
  return members.some(isRefusal)
    ? members
        .filter((member) => !isRefusal(member))
        .map(({ start, end }) => value.slice(start, end))
        .join(', ')
    : value;
}

function writeUsage(source: Source, wishes: UseWishes): Source {
  const open = openPurposes(wishes);
  if (open.length > 0) return changeFields(source, 'usage', (value) => withoutRefusals(value, open));
  const wanted = usageWishes(wishes);
  const fields = findFields(source, 'usage');
  if (fields.length === 0) {
    if (wanted.length === 0) return source;
    return addHeader(source, 'usage', wanted.map(([label, says]) => printUsage(label, says)).join(', '));
  }
  const dictionaries = fields.map(({ field }) => readDictionary(valueOfField(field)));
  const members = dictionaries.flatMap((read) => ('fault' in read ? [] : read.members));
  if (dictionaries.some((read) => 'fault' in read)) return source;
  let after = source;
  const missing: string[] = [];
  for (const [label, says] of wanted) {
    const isWritten = members.some(({ key }) => key === label);
    if (!isWritten) missing.push(printUsage(label, says));
    if (!isWritten || preferenceOf({ members }, label) === (says === 'yes' ? 'allowed' : 'disallowed'))
      continue;
    for (const one of findFields(after, 'usage'))
      after = changeValue(after, one, changeUsage(valueOfField(one.field), label, says));
  }
  const [first] = findFields(after, 'usage');
  if (!first || missing.length === 0) return after;
  return changeValue(after, first, [valueOfField(first.field), ...missing].join(', '));
}

/**
 * Changes the signals that contradict a wish, or removes them. No signal is added: as a header it applies to one
 * host's crawler only.
 */
const writeSignals = (source: Source, wishes: UseWishes): Source =>
  aiPurposes.reduce((after, purpose) => {
    const wish = wishes[purpose];
    if (wish === undefined) return after;
    const key = signalPurposeOf(purpose);
    const isWrong = (signal: Signal) =>
      signal.key === key && (wish === 'open' ? signal.value === 'no' : signal.value !== wish);
    const text = wish === 'open' ? undefined : `${key}=${wish}`;
    return changeFields(after, 'signal', (value) =>
      (readContentSignal(value).parts ?? [])
        .filter(isWrong)
        .reduceRight((now, at) => replaceSignalAt(now, at, text), value),
    );
  }, source);

/** Returns remarks on headers that cannot be read, and on groups for parts of the site with a different reservation. */
function remarksOn(source: Source, { 'ai-train': wish }: UseWishes): readonly CarrierRemark[] {
  const opposite = reservationFor(wish === 'no' ? 'yes' : 'no');
  const usages = findFields(source, 'usage').filter(
    ({ field }) => 'fault' in readDictionary(valueOfField(field)),
  );
  const exceptions = readHeadersFile(source).groups.filter(
    (group) => !isForWholeSite(group) && group.pattern,
  );
  return [
    ...usages.map(({ field }): CarrierRemark => {
      return { code: 'unreadable-header', line: field.line, name: field.name.text };
    }),
    ...exceptions.flatMap(({ pattern, fields }) =>
      fields.flatMap((field): readonly CarrierRemark[] =>
        useHeaderOf(field.name.text) === 'reservation' && valueOfField(field) === opposite
          ? [{ code: 'exception', line: field.line, about: pattern!.text }]
          : [],
      ),
    ),
  ];
}

export const writeHeaders: CarrierWriter = (source, wishes) => {
  const tagged = writeRobotsTag(source, wishes);
  const after = [writeReservation, writeUsage, writeSignals].reduce(
    (now, write) => write(now, wishes),
    tagged,
  );
  const [excerpt] =
    tagged === source || wishes['ai-input'] !== 'no' ? [] : findFields(after, 'robots').slice(-1);
  return {
    source: after,
    remarks: [
      ...(excerpt ? [{ code: 'no-excerpt' as const, line: excerpt.field.line }] : []),
      ...remarksOn(after, wishes),
    ],
  };
};
