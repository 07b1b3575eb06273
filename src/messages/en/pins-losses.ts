// English for what is lost when a data.txt of the R package pins is turned into records. One function per code.
import type { PinsLossCode } from '../../core/convert/conversion.ts';

type Words = (words: readonly string[]) => string;

export const pinsLossWords: { readonly [Code in PinsLossCode]: Words } = {
  'pins-elsewhere': ([address]) =>
    `${address} is on another site, of which no Allow can speak. It stays as a line that describes the record.`,
  'pins-columns': ([count]) =>
    count === '1'
      ? 'A column becomes a line: name, type and description in this order.'
      : `${count} columns become a line each: name, type and description in this order.`,
  'pins-name': ([name, value]) => `${name} cannot be the name of a line, so “${value}” is lost.`,
  'pins-value': ([name, value]) => `${name} cannot be written in one line, so “${value}” is lost.`,
  'pins-line-breaks': ([name]) => `The line breaks in ${name} become blanks.`,
  'pins-unread': () => 'This line is not read, so what it says is lost.',
};

export const pinsLossTitles: { readonly [Code in PinsLossCode]: string } = {
  'pins-elsewhere': 'Addresses on other sites',
  'pins-columns': 'Columns',
  'pins-name': 'Names that cannot be written',
  'pins-value': 'Values that cannot be written',
  'pins-line-breaks': 'Line breaks in values',
  'pins-unread': 'Lines that are not read',
};
