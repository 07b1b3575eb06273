// Targets in the browser, and their results: shares, counts, and the few times that represent a frame.
import { median, ms, p95 } from './figures.ts';
import type { Measured } from './measured.ts';
import type { Typed } from './typing.ts';

/** A target. `isMet`: whether the result meets it. */
interface Claim {
  readonly what: string;
  readonly target: string;
  readonly found: string;
  readonly isMet: boolean;
}

const KEY_SHARE = 0.65;
const SLOWER = 4;
const SCRIPT = 16;
const LONG = 100;
const KIB = 150;
const SCROLL_SCRIPT = 4;
const BLANK = 2;

const most = (what: string, target: string, found: number, limit: number, print = ms): Claim => ({
  what,
  target,
  found: print(found),
  isMet: found <= limit,
});
const times = (value: number) => `${value.toFixed(2)} times`;
const plain = (value: number) => String(value);

function typingClaims(typed: readonly Typed[]): Claim[] {
  const [big, bigSlow, small] = typed;
  if (!big || !bigSlow || !small) return [];
  const over = [big, small].flatMap(({ ours }) => ours.long.filter((time) => time > LONG));
  const inSlow = p95(bigSlow.ours.keys);
  return [
    most(
      'a key in 500 KiB, p95, beside a textarea with the same file',
      `at most ${KEY_SHARE} times`,
      p95(big.ours.keys) / p95(big.textarea.keys),
      KEY_SHARE,
      times,
    ),
    most(
      `the same ${bigSlow.throttle}x slower, beside our own p95`,
      `at most ${SLOWER} times`,
      inSlow / p95(big.ours.keys),
      SLOWER,
      times,
    ),
    most('scripts of a key in 5 KiB, p95', `under ${SCRIPT} ms`, p95(small.script.toFrame), SCRIPT),
    most(`long tasks over ${LONG} ms while somebody types`, 'none', over.length, 0, plain),
  ];
}

const loadClaims = ({ loads }: Measured): Claim[] =>
  loads
    .filter(({ throttle }) => throttle === 1)
    .flatMap(({ start, octets, shift, early }) => [
      most(
        `scripts until the workbench can be used, with ${start}`,
        `at most ${KIB} KiB`,
        octets / 1024,
        KIB,
        (kib) => `${kib.toFixed(1)} KiB`,
      ),
      most(`layout shift, with ${start}`, '0.00', shift, 0.005, (value) => value.toFixed(3)),
      most(`keys lost while Monaco comes, with ${start}`, 'none', early.typed - early.arrived, 0, plain),
    ]);

const scrollClaims = ({ scrolled }: Measured): Claim[] =>
  scrolled
    ? [
        most(
          'scripts for a frame of scrolling 100 million cells, p50',
          `under ${SCROLL_SCRIPT} ms`,
          median(scrolled.script.toFrame),
          SCROLL_SCRIPT,
        ),
        most('the same, p95', `under ${SCROLL_SCRIPT} ms`, p95(scrolled.script.toFrame), SCROLL_SCRIPT),
        most('long tasks in 150 frames of that', 'none', scrolled.longScrolling.length, 0, plain),
        most('blank rows in a frame', `at most ${BLANK}`, Math.max(...scrolled.blank), BLANK, plain),
      ]
    : [];

const wanted = { start: { desktop: 100, mobile: 100 }, workbench: { desktop: 90, mobile: 80 } } as const;

function scoreClaims({ scores }: Measured): Claim[] {
  if (typeof scores === 'string') return [];
  return scores.map(({ page, form, performance }) => {
    const least = wanted[page][form];
    return {
      what: `Lighthouse, performance: ${page}, ${form}`,
      target: least === 100 ? '100' : `at least ${least}`,
      found: String(performance),
      isMet: performance >= least,
    };
  });
}

/** All targets of the measurements. */
export const claimsOf = (measured: Measured): Claim[] => [
  ...typingClaims(measured.typed),
  ...loadClaims(measured),
  ...scrollClaims(measured),
  ...scoreClaims(measured),
];
