// Writes the wishes of a preset into a `_headers` file, into its group for the whole site.
import { aiPurposes, signalPurposeOf } from '../../../catalogue/ai-purposes.ts';
import { robotsTagDirectives } from '../../../catalogue/robots-tag-directives.ts';
import { labelsFor, newestEdition } from '../../../catalogue/usage-vocabulary.ts';
import type { Source } from '../../../document/source.ts';
import { readContentSignal, replaceSignalAt } from '../../../formats/extensions/lines/content-signal.ts';
import { preferenceOf } from '../../../formats/extensions/lines/content-usage.ts';
import { addField, addGroup, setValue } from '../../../formats/response-headers/edit/headers-edits.ts';
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
import { readRobotsTag } from '../../../syntax/robots-tag.ts';
import { readDictionary } from '../../../syntax/structured-field.ts';
import type { UseWishes } from '../preset.ts';
import { type CarrierRemark, type CarrierWriter, editInTurn } from './carrier-writer.ts';

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

const changeValue = (source: Source, { group, place }: PlacedField, value: string): Source =>
  editInTurn(source, (now) => setValue(now, group, place, value));

function writeReservation(source: Source, { says, onlyWritten }: UseWishes): Source {
  const wish = says['ai-train'];
  if (wish === undefined) return source;
  const value = wish === 'no' ? '1' : '0';
  const fields = findFields(source, 'reservation');
  if (fields.length === 0) return onlyWritten ? source : addHeader(source, 'reservation', value);
  return fields.reduce((now, one) => changeValue(now, one, value), source);
}

/** Directives that prohibit use as model input and do not mention the index. */
const inputDirectives = robotsTagDirectives.filter(
  ({ effects, isProposal }) =>
    !isProposal &&
    effects.some((one) => one.purpose === 'ai-input' && one.says === 'no' && one.onlyWith === undefined) &&
    effects.every(({ purpose }) => purpose !== 'search'),
);

function writeRobotsTag(source: Source, { says }: UseWishes): Source {
  if (says['ai-input'] !== 'no') return source;
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
  const open = fields.find((one) => {
    const { agents, parts } = partsOf(one);
    return agents.length === 0 && parts.length > 0 && parts.every(({ value }) => value === undefined);
  });
  return open
    ? changeValue(source, open, [valueOfField(open.field), ...missing].join(', '))
    : addHeader(source, 'robots', missing.join(', '));
}

/** Returns the labels of Content-Usage with the wish for each. */
const usageWishes = ({ says }: UseWishes): readonly (readonly [label: string, says: 'yes' | 'no'])[] => [
  ...new Map(
    aiPurposes.flatMap((purpose) => {
      const wish = says[purpose];
      const [label] = labelsFor(newestEdition, purpose);
      return wish && label !== undefined ? [[label, wish] as const] : [];
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

function writeUsage(source: Source, wishes: UseWishes): Source {
  const wanted = usageWishes(wishes);
  const fields = findFields(source, 'usage');
  if (fields.length === 0) {
    if (wishes.onlyWritten || wanted.length === 0) return source;
    return addHeader(source, 'usage', wanted.map(([label, says]) => printUsage(label, says)).join(', '));
  }
  const dictionaries = fields.map(({ field }) => readDictionary(valueOfField(field)));
  const members = dictionaries.flatMap((read) => ('fault' in read ? [] : read.members));
  if (dictionaries.some((read) => 'fault' in read)) return source;
  let after = source;
  const missing: string[] = [];
  for (const [label, says] of wanted) {
    const isWritten = members.some(({ key }) => key === label);
    if (!isWritten && !wishes.onlyWritten) missing.push(printUsage(label, says));
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
 * Changes the signals that contradict a wish. No signal is added: as a header it applies to one host's crawler
 * only.
 */
function writeSignals(source: Source, { says }: UseWishes): Source {
  let after = source;
  for (const purpose of aiPurposes) {
    const wish = says[purpose];
    const key = signalPurposeOf(purpose);
    if (wish === undefined) continue;
    for (const one of findFields(after, 'signal')) {
      const value = valueOfField(one.field);
      const wrong = (readContentSignal(value).parts ?? []).filter(
        (signal) => signal.key === key && signal.value !== wish,
      );
      const corrected = wrong.reduceRight((text, at) => replaceSignalAt(text, at, `${key}=${wish}`), value);
      after = changeValue(after, one, corrected);
    }
  }
  return after;
}

/** Returns remarks on headers that cannot be read, and on groups for parts of the site with a different reservation. */
function remarksOn(source: Source, { says }: UseWishes): readonly CarrierRemark[] {
  const opposite = says['ai-train'] === 'no' ? '0' : '1';
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
  const [excerpt] = tagged === source ? [] : findFields(after, 'robots').slice(-1);
  return {
    source: after,
    remarks: [
      ...(excerpt ? [{ code: 'no-excerpt' as const, line: excerpt.field.line }] : []),
      ...remarksOn(after, wishes),
    ],
  };
};
