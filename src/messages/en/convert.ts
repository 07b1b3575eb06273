// English for what a conversion between conventional records and ACAP loses. One function per code.
import type { LossCode } from '../../core/convert/conversion.ts';
import { list } from './lists.ts';
import { pinsLossWords } from './pins-losses.ts';
import { placeLossWords } from './place-losses.ts';

type Words = (words: readonly string[]) => string;

export const lossWords: { readonly [Code in LossCode]: Words } = {
  ...pinsLossWords,
  ...placeLossWords,
  'acap-present': () => 'The file has ACAP lines already, so nothing is changed.',
  'nothing-to-convert': () => 'The file has no record that could be converted.',
  version: ([version]) => `The file is written in ACAP ${version}, which is not read here.`,
  case: ([path]) => `The case of ${path} counts for RFC 9309, but not for ACAP.`,
  'query-escapes': ([path]) =>
    `Behind “?”, RFC 9309 takes an escaped delimiter for a plain one and ACAP does not: there ${path} may match other URLs.`,
  'path-encoded': ([path, written]) =>
    `ACAP cannot write ${path} as it is. It becomes ${written}, which not every URL is compared with.`,
  'another-decides': ([before, ...now]) =>
    `Where ${before} and ${list(now)} match the same URL, ${before} decided, and now the other does.`,
  undecided: ([allowed, ...prohibited]) =>
    `Where ${allowed} and ${list(prohibited)} match the same URL, the permission decided. For ACAP neither is narrower, which is a prohibition.`,
  tie: ([path]) =>
    `A permission and a prohibition for ${path} contradicted each other, which is a prohibition. Now it is written as one.`,
  name: ([name]) =>
    `ACAP cannot write the name ${name}: this robot hears what is said to any crawler instead.`,
  'own-file': (names) =>
    `RFC 9309 always lets robots fetch the file itself. In ACAP it is prohibited like any other path, for ${list(names.map((name) => (name === '*' ? 'any crawler' : name)))}.`,
  'other-field': ([name, value]) => `There is no place for ${name}: ${value}.`,
  usage: ([usage, resource]) =>
    `Conventional records speak about crawling only. What is said about ${usage} for ${resource} is lost.`,
  qualifier: ([qualifier, usage]) => `The restriction ${qualifier} of ${usage} is lost.`,
  purpose: (purposes) => `Fields that hold only for the purpose ${list(purposes)} are lost.`,
  request: ([action, path]) => `The request to ${action} ${path} is lost.`,
  reference: ([locator]) =>
    `What ${locator} says about crawling now is copied. The rest of it is lost, and so is every later change.`,
  'reference-missing': ([locator]) =>
    `${locator} is not loaded. What it says is lost, and so is the prohibition that applies until it is loaded.`,
  silence: () =>
    'ACAP leaves it to the crawler what to do where no field speaks. Conventional records allow it.',
  'records-replaced': (names) =>
    `The conventional records for ${list(names)} said something else. They are replaced.`,
  comment: ([comment]) => `The comment “${comment}” goes with its line.`,
  'not-compared': () =>
    'More rules of this file can meet than are compared here: for some URLs another rule may decide.',
  'too-many-rules': () =>
    'The rules for all crawlers together are too many to be converted, so nothing is changed.',
};

/** A loss with its line, counted from 1. */
export const lossAt = (line: number, told: string): string => `Line ${line}: ${told}`;
