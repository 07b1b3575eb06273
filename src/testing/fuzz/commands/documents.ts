// Commands about what documents say to robots.
import { documentOf } from '../../../core/dialects/robots-pi/document.ts';
import { declarationFirst, lowerTarget } from '../../../core/dialects/robots-pi/edit/mend.ts';
import { hasMetaPlace, insertMeta, writeMetas } from '../../../core/dialects/robots-pi/edit/meta.ts';
import { moveOut, movePi, removeOthers, removePi } from '../../../core/dialects/robots-pi/edit/move.ts';
import {
  freeSpots,
  insertPi,
  rewritePi,
  setBit,
  writeRobots,
} from '../../../core/dialects/robots-pi/edit/write.ts';
import { canWriteFor, setBitFor, writeFor } from '../../../core/dialects/robots-pi/edit/write-both.ts';
import type { Source } from '../../../core/text/source.ts';
import type { Random } from '../../sync-random.ts';
import type { Commands, Drawn } from './commands.ts';

const says = ({ random }: Drawn) => ({ index: random.once(2), follow: random.once(2) });

const some = <T>(list: readonly T[], random: Random): T | undefined =>
  list.length === 0 ? undefined : random.pick(list);

const piOf = (source: Source, { random }: Drawn) => some(documentOf(source).pis, random);

export const documentCommands: Commands = {
  lowerTarget: ({ source }, { random }) => {
    const one = some(documentOf(source).misnamed, random);
    return one ? lowerTarget(source, one) : [];
  },
  declarationFirst: ({ source }) => declarationFirst(source),
  writeMetas: ({ source }, drawn) => writeMetas(source, says(drawn)),
  insertMeta: ({ source }, drawn) => (hasMetaPlace(source) ? insertMeta(source, says(drawn)) : []),
  movePi: ({ source }, drawn) => {
    const [pi, spot] = [piOf(source, drawn), some(freeSpots(source), drawn.random)];
    return pi && spot ? movePi(source, pi, spot) : [];
  },
  removePi: ({ source }, drawn) => {
    const pi = piOf(source, drawn);
    return pi ? removePi(source, pi) : [];
  },
  removeOthers: ({ source }) => removeOthers(source),
  moveOut: ({ source }, drawn) => {
    const hidden = some(documentOf(source).hidden, drawn.random);
    return hidden ? moveOut(source, hidden, says(drawn)) : [];
  },
  writeFor: ({ source }, drawn) => {
    const parser = drawn.random.pick(['xml', 'html'] as const);
    return canWriteFor(source, parser) ? writeFor(source, parser, says(drawn), drawn.random.once(2)) : [];
  },
  setBitFor: ({ source }, { random }) => {
    const parser = random.pick(['xml', 'html'] as const);
    return canWriteFor(source, parser)
      ? setBitFor(source, parser, { index: random.once(2) }, random.once(2))
      : [];
  },
  insertPi: ({ source }, drawn) => {
    const spot = some(freeSpots(source), drawn.random);
    return spot ? insertPi(source, says(drawn), spot) : [];
  },
  rewritePi: ({ source }, drawn) => {
    const pi = piOf(source, drawn);
    return pi ? rewritePi(source, pi, says(drawn)) : [];
  },
  writeRobots: ({ source }, drawn) => (freeSpots(source).length > 0 ? writeRobots(source, says(drawn)) : []),
  setBit: ({ source }, { random }) =>
    freeSpots(source).length > 0 ? setBit(source, 'follow', random.once(2)) : [],
};
