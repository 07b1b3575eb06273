// Words of the language server: notes beside rules, and what is reported besides findings.
import type { SizeExcess } from '../../core/document/size-limits.ts';
import { inLanguage } from '../language.ts';
import { number, plural } from './counts.ts';

export const languageServerWords = inLanguage('languageServerWords', {
  /** Beside a rule. */
  decides: (urls: number, of: number) =>
    urls === 0
      ? `decides none of ${plural(of, 'sample URL', 'sample URLs')}`
      : `decides ${number(urls)} of ${plural(of, 'sample URL', 'sample URLs')}`,
  neverDecides: 'never decides',
  limited: (shown: number, all: number) =>
    `${number(shown)} of ${number(all)} findings are shown, the most severe first. gatepost lint lists all of them.`,
  tooBig: ({ what, most }: SizeExcess) =>
    ({
      octets: `This file is not checked: it is larger than ${number(most)} bytes.`,
      lines: `This file is not checked: it has more than ${number(most)} lines.`,
      line: `This file is not checked: it has a line of more than ${number(most)} bytes.`,
    })[what],
  failed: (why: string) =>
    `This file could not be checked: ${why}. This is a bug in gatepost; please report it.`,
} as const);
