// Commands that edit the directives for crawlers in documents.

import type { Source } from '../../../core/document/source.ts';
import { hasMetaPlace, insertMeta, writeMetas } from '../../../core/formats/robots-pi/edit/meta-tag.ts';
import {
  moveOutOfHiding,
  movePi,
  removeOthers,
  removePi,
} from '../../../core/formats/robots-pi/edit/move-pi.ts';
import { lowerCaseTarget, moveDeclarationFirst } from '../../../core/formats/robots-pi/edit/repair.ts';
import {
  canWriteFor,
  setBitForParser,
  writeForParser,
} from '../../../core/formats/robots-pi/edit/write-for-parser.ts';
import {
  freeSpots,
  insertPi,
  rewritePi,
  setBit,
  writeDirectives,
} from '../../../core/formats/robots-pi/edit/write-pi.ts';
import { readRobotsDocument } from '../../../core/formats/robots-pi/robots-document.ts';
import type { Random } from '../../seeded-random.ts';
import type { CommandInput, CommandTable } from './command-table.ts';

const randomDirective = ({ random }: CommandInput) => ({ index: random.once(2), follow: random.once(2) });

const pickFrom = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length === 0 ? undefined : random.pick(list);

const findInstruction = (source: Source, { random }: CommandInput) =>
  pickFrom(readRobotsDocument(source).pis, random);

export const documentCommands: CommandTable = {
  lowerTarget: ({ source }, { random }) => {
    const one = pickFrom(readRobotsDocument(source).misnamed, random);
    return one ? lowerCaseTarget(source, one) : [];
  },
  declarationFirst: ({ source }) => moveDeclarationFirst(source),
  writeMetas: ({ source }, drawn) => writeMetas(source, randomDirective(drawn)),
  insertMeta: ({ source }, drawn) => (hasMetaPlace(source) ? insertMeta(source, randomDirective(drawn)) : []),
  movePi: ({ source }, drawn) => {
    const [pi, spot] = [findInstruction(source, drawn), pickFrom(freeSpots(source), drawn.random)];
    return pi && spot ? movePi(source, pi, spot) : [];
  },
  removePi: ({ source }, drawn) => {
    const pi = findInstruction(source, drawn);
    return pi ? removePi(source, pi) : [];
  },
  removeOthers: ({ source }) => removeOthers(source),
  moveOut: ({ source }, drawn) => {
    const hidden = pickFrom(readRobotsDocument(source).hidden, drawn.random);
    return hidden ? moveOutOfHiding(source, hidden, randomDirective(drawn)) : [];
  },
  writeFor: ({ source }, drawn) => {
    const parser = drawn.random.pick(['xml', 'html'] as const);
    return canWriteFor(source, parser)
      ? writeForParser(source, parser, randomDirective(drawn), drawn.random.once(2))
      : [];
  },
  setBitFor: ({ source }, { random }) => {
    const parser = random.pick(['xml', 'html'] as const);
    return canWriteFor(source, parser)
      ? setBitForParser(source, parser, { index: random.once(2) }, random.once(2))
      : [];
  },
  insertPi: ({ source }, drawn) => {
    const spot = pickFrom(freeSpots(source), drawn.random);
    return spot ? insertPi(source, randomDirective(drawn), spot) : [];
  },
  rewritePi: ({ source }, drawn) => {
    const pi = findInstruction(source, drawn);
    return pi ? rewritePi(source, pi, randomDirective(drawn)) : [];
  },
  writeRobots: ({ source }, drawn) =>
    freeSpots(source).length > 0 ? writeDirectives(source, randomDirective(drawn)) : [],
  setBit: ({ source }, { random }) =>
    freeSpots(source).length > 0 ? setBit(source, 'follow', random.once(2)) : [],
};
