import { describe, expect, test } from 'vitest';
import { type AcapSiteOptions, askAcap, expandAcapText, formatAcapAnswer } from './ask-acap.ts';

/** The name, the file (bar: line break, plus: `ACAP-`), the question, and the answer or the restrictions. */
export type AcapRow = readonly [
  name: string,
  file: string,
  question: string,
  answer: string,
  rest?: AcapSiteOptions,
];

/** Registers one test for each row. */
export const testAcapRows = (title: string, rows: readonly AcapRow[]): void => {
  const whole = rows.map(
    ([name, file, question, answer, rest]): Required<AcapRow> => [name, file, question, answer, rest ?? {}],
  );
  describe(title, () => {
    test.each(whole)('acap 1.1 %s', (_name, file, question, answer, rest) => {
      expect(formatAcapAnswer(askAcap(expandAcapText(file), question, rest))).toBe(answer);
    });
  });
};
