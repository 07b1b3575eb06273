// Question 2: an edit of one line, up to a new policy with the kind of every line, compared with parsing the file
// again.

import { getLine } from '../../src/core/document/lines.ts';
import { readRecords } from '../../src/core/formats/rep/records.ts';
import { applyEdits, type Site } from '../../src/core/index.ts';
import { blocksOf } from '../../src/core/syntax/blocks.ts';
import { fileAt } from '../../src/core/workspace/site.ts';
import { groupsFile, randomOf } from '../generate.ts';
import { keep, median, type Runner, race, type Time } from '../measure.ts';
import { open, reader, readWhole, recogniseAll } from '../ours.ts';
import { PATH } from '../peers.ts';
import { duration, type Found, percent } from '../report.ts';
import type { Settings } from '../settings.ts';

const encoder = new TextEncoder();
const SIZES = [50, 500, 5000].map((kib) => ({ name: `${kib.toLocaleString('en')} KiB`, octets: kib * 1024 }));
/** Consecutive edits in a round. */
const EDITS = 40;

/** Repeats the last letter of a rule, somewhere in the file. */
export function typeSomewhere(site: Site, random: () => number): Site {
  const { lines } = fileAt(site, PATH).source;
  let line = 0;
  let column = 0;
  while (column === 0) {
    line = Math.floor(random() * lines.length);
    column = getLine(lines, line).text.length;
  }
  const at = { line, column };
  return applyEdits(site, PATH, [{ range: { start: at, end: at }, text: 'x' }]);
}

/** The blocks of the form and the records of a reader, which the first question after an edit also needs. */
function gather(site: Site): void {
  const policy = recogniseAll(site);
  keep([blocksOf(policy), readRecords(policy, reader)]);
}

const fileOf = (octets: number, round: number) =>
  encoder.encode(groupsFile({ seed: round, size: octets, groups: 100 }));

function runnersFor(octets: number): readonly Runner[] {
  const edited = (name: string, after: (site: Site) => void): Runner => ({
    name,
    ready: (round) => {
      const random = randomOf(round);
      let site = open(fileOf(octets, round));
      after(site);
      return () => {
        for (let i = 0; i < EDITS; i++) {
          site = typeSomewhere(site, random);
          after(site);
        }
        return EDITS;
      };
    },
  });
  const read = (name: string, after: (site: Site) => void): Runner => ({
    name,
    ready: (round) => {
      const bytes = fileOf(octets, round);
      return () => {
        after(readWhole(bytes).site);
        return 1;
      };
    },
  });
  return [
    edited('edit', (site) => keep(recogniseAll(site))),
    read('read', keep),
    edited('edit, gathered', gather),
    read('read, gathered', gather),
  ];
}

interface Measured {
  readonly name: string;
  readonly of: (name: string) => number;
}

async function measure({ name, octets }: (typeof SIZES)[number], rounds: number): Promise<Measured> {
  const found: readonly Time[] = await race(runnersFor(octets), rounds);
  return { name, of: (what) => median(found.filter((one) => one.name === what).map(({ ms }) => ms)) };
}

export async function editing({ rounds }: Settings): Promise<Found> {
  const found: Measured[] = [];
  for (const size of SIZES) found.push(await measure(size, rounds(size.octets > 1e6 ? 5 : 15)));
  const [small, usual, big] = found as [Measured, Measured, Measured];
  const share = ({ of }: Measured, more = '') => of(`edit${more}`) / of(`read${more}`);
  return {
    claims: [
      {
        what: 'one line edited in 500 KiB, to a new Policy',
        target: 'a small fraction of a full read: at most 5 %',
        found: percent(share(usual)),
        met: share(usual) <= 0.05,
      },
      {
        what: 'the same in a file 100 times as big as 50 KiB',
        target: 'not growing beyond the chunk list: at most 10 times the time',
        found: `${percent(big.of('edit') / small.of('edit') / 100)} of the growth of the file`,
        met: big.of('edit') <= 10 * small.of('edit'),
      },
    ],
    tables: [
      {
        title: '2. Editing one line',
        about:
          `A letter is typed at the end of some line, and the kind of every line asked for; ${EDITS} edits in a round. ` +
          '"Gathered" adds the blocks of the form and the records of a reader, which are gathered from the kinds of all lines.',
        head: ['file', 'edit', 'full read', 'part', 'edit, gathered', 'full read, gathered', 'part'],
        rows: found.map((one) => [
          one.name,
          duration(one.of('edit')),
          duration(one.of('read')),
          percent(share(one)),
          duration(one.of('edit, gathered')),
          duration(one.of('read, gathered')),
          percent(share(one, ', gathered')),
        ]),
      },
    ],
  };
}
