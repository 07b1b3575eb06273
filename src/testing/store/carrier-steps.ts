// The commands of the forms for tdmrep.json, response headers, documents and licenses. Add new commands here.
import type { TextEdit } from '../../core/document/range.ts';
import type { Source } from '../../core/document/source.ts';
import {
  addField,
  addGroup,
  removeField,
  removeGroup,
  setName,
  setPattern,
  setValue,
} from '../../core/formats/response-headers/edit/headers-edits.ts';
import { useHeaders } from '../../core/formats/response-headers/header-names.ts';
import { readHeadersFile } from '../../core/formats/response-headers/headers-file.ts';
import {
  addMeta,
  removeMeta,
  setMetaContent,
  setMetaName,
  shownMetas,
} from '../../core/formats/robots-pi/edit/crawler-meta.ts';
import {
  addReporting,
  removeReporting,
  setLegal,
  setReporting,
} from '../../core/formats/rsl/edit/legal-edits.ts';
import {
  addContent,
  addLicense,
  removeContent,
  removeLicense,
  setAmount,
  setContentAttribute,
  setOffer,
  setPaymentType,
  setTerms,
  setWord,
  setWords,
} from '../../core/formats/rsl/edit/license-edits.ts';
import { setHolder, setHolderAttribute, setSchemaUrl } from '../../core/formats/rsl/edit/metadata-edits.ts';
import { readRslDocument } from '../../core/formats/rsl/rsl-document.ts';
import { rslLegalTypes, rslPayments, rslReportTypes, rslUsages } from '../../core/formats/rsl/vocabulary.ts';
import { addLocation, moveLocation, removeLocation } from '../../core/formats/tdmrep/edit/edit-list.ts';
import {
  setLocationPath,
  setPolicyUrl,
  setReservation,
} from '../../core/formats/tdmrep/edit/edit-members.ts';
import { readTdmrepFile } from '../../core/formats/tdmrep/tdmrep-file.ts';
import type { Random } from '../seeded-random.ts';
import { stepAgents, stepPaths } from './store-step.ts';

type CarrierCommand = (source: Source, random: Random) => readonly TextEdit[];
type CarrierCommands = Readonly<Record<string, CarrierCommand>>;

const values = [
  'noindex',
  'max-snippet:0',
  'googlebot: nosnippet',
  'train-ai=n, ai-use=y',
  '1',
  'é "x" & <y>',
] as const;
const addresses = ['https://a.example/p', '/p', 'https://a.example/?a=1&b="2"', ''] as const;

/** Runs a command on one of `count` items; no edits if there are none. */
const onOne =
  (
    countOf: (source: Source) => number,
    run: (source: Source, at: number, random: Random) => readonly TextEdit[],
  ): CarrierCommand =>
  (source, random) => {
    const count = countOf(source);
    return count === 0 ? [] : run(source, random.below(count), random);
  };

const entriesOf = (source: Source) =>
  readTdmrepFile(source).entries.flatMap((entry, place) => (entry ? [place] : []));
const onLocation = (run: (source: Source, place: number, random: Random) => readonly TextEdit[]) =>
  onOne(
    (source) => entriesOf(source).length,
    (source, at, random) => run(source, entriesOf(source)[at]!, random),
  );

const tdmrep: CarrierCommands = {
  addLocation: (source, random) =>
    addLocation(source, { path: random.pick(stepPaths), isReserved: random.once(2) }),
  removeLocation: onLocation((source, place) => removeLocation(source, place)),
  moveLocation: onLocation((source, place, random) =>
    moveLocation(source, place, random.below(readTdmrepFile(source).items.length)),
  ),
  setLocationPath: onLocation((source, place, random) =>
    setLocationPath(source, place, random.pick(stepPaths)),
  ),
  setReservation: onLocation((source, place, random) => setReservation(source, place, random.once(2))),
  setPolicyUrl: onLocation((source, place, random) =>
    setPolicyUrl(source, place, random.pick(addresses) || undefined),
  ),
};

const onGroup = (run: (source: Source, at: number, random: Random) => readonly TextEdit[]) =>
  onOne((source) => readHeadersFile(source).groups.length, run);
const onField = (run: (source: Source, at: number, field: number, random: Random) => readonly TextEdit[]) =>
  onGroup((source, at, random) => {
    const count = readHeadersFile(source).groups[at]!.fields.length;
    return count === 0 ? [] : run(source, at, random.below(count), random);
  });

const headers: CarrierCommands = {
  addGroup: (source, random) =>
    addGroup(source, random.pick(stepPaths), random.pick(useHeaders).name, random.pick(values)),
  removeGroup: onGroup((source, at) => removeGroup(source, at)),
  setPattern: onGroup((source, at, random) => setPattern(source, at, random.pick(stepPaths))),
  addField: onGroup((source, at, random) =>
    addField(source, at, random.pick(useHeaders).name, random.pick(values)),
  ),
  setName: onField((source, at, field, random) => setName(source, at, field, random.pick(useHeaders).name)),
  setValue: onField((source, at, field, random) => setValue(source, at, field, random.pick(values))),
  removeField: onField((source, at, field) => removeField(source, at, field)),
};

const onMeta = (run: (source: Source, at: number, random: Random) => readonly TextEdit[]) =>
  onOne((source) => shownMetas(source).length, run);

const metas: CarrierCommands = {
  addMeta: (source, random) => addMeta(source, random.pick(stepAgents), random.pick(values)),
  setMetaName: onMeta((source, at, random) => setMetaName(source, at, random.pick(stepAgents))),
  setMetaContent: onMeta((source, at, random) => setMetaContent(source, at, random.pick(values))),
  removeMeta: onMeta((source, at) => removeMeta(source, at)),
};

const onContent = (run: (source: Source, content: number, random: Random) => readonly TextEdit[]) =>
  onOne((source) => readRslDocument(source).contents.length, run);
const onLicense = (
  run: (source: Source, place: { content: number; license: number }, random: Random) => readonly TextEdit[],
) =>
  onContent((source, content, random) => {
    const count = readRslDocument(source).contents[content]!.licenses.length;
    return count === 0 ? [] : run(source, { content, license: random.below(count) }, random);
  });
const onReport = (
  run: (
    source: Source,
    place: { content: number; license: number },
    at: number,
    random: Random,
  ) => readonly TextEdit[],
) =>
  onLicense((source, place, random) => {
    const { reports } = readRslDocument(source).contents[place.content]!.licenses[place.license]!;
    return reports.length === 0 ? [] : run(source, place, random.below(reports.length), random);
  });
const effects = ['permits', 'prohibits'] as const;

const licenses: CarrierCommands = {
  addContent: (source, random) => addContent(source, random.pick(stepPaths)),
  removeContent: onContent((source, at) => removeContent(source, at)),
  setContentAttribute: onContent((source, at, random) =>
    setContentAttribute(
      source,
      at,
      random.pick(['url', 'server', 'lastmod'] as const),
      random.pick([...stepPaths, ...addresses]),
    ),
  ),
  setTerms: onContent((source, at, random) => setTerms(source, at, random.pick(addresses))),
  setSchemaUrl: onContent((source, at, random) => setSchemaUrl(source, at, random.pick(addresses))),
  setHolder: onContent((source, at, random) => setHolder(source, at, random.pick(values))),
  setHolderAttribute: onContent((source, at, random) =>
    setHolderAttribute(
      source,
      at,
      random.pick(['type', 'contactEmail', 'contactUrl'] as const),
      random.pick(addresses),
    ),
  ),
  addLicense: onContent((source, at) => addLicense(source, at)),
  removeLicense: onLicense((source, place) => removeLicense(source, place)),
  setWord: onLicense((source, place, random) =>
    setWord(
      source,
      place,
      'usage',
      random.pick(rslUsages).name,
      random.pick([...effects, undefined] as const),
    ),
  ),
  setWords: onLicense((source, place, random) =>
    setWords(source, place, random.pick(effects), 'geo', random.pick([['DE'], ['DE', 'FR'], []] as const)),
  ),
  setPaymentType: onLicense((source, place, random) =>
    setPaymentType(source, place, random.pick([...rslPayments.map(({ name }) => name), undefined])),
  ),
  setAmount: onLicense((source, place, random) =>
    setAmount(source, place, random.pick(['0.5', '1', '']), 'EUR'),
  ),
  addReporting: onLicense((source, place, random) =>
    addReporting(source, place, random.pick(rslReportTypes)),
  ),
  removeReporting: onReport((source, place, at) => removeReporting(source, place, at)),
  setReporting: onReport((source, place, at, random) =>
    setReporting(
      source,
      place,
      at,
      random.pick(['type', 'profile', 'endpoint'] as const),
      random.pick(addresses),
    ),
  ),
  setLegal: onLicense((source, place, random) =>
    setLegal(source, place, random.pick(rslLegalTypes), random.pick(addresses)),
  ),
  setOffer: onLicense((source, place, random) =>
    setOffer(source, place, random.pick(['standard', 'custom'] as const), random.pick(addresses)),
  ),
};

/** The commands of each form, by name. */
export const carrierCommands = { tdmrep, headers, metas, licenses } as const;
