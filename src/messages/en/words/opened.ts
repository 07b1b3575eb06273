// Words about a file that was opened and is not quite what it is opened as.
import { plural } from './counts.ts';
import { expectedValue } from './expected-value.ts';

export const openedWords = {
  otherName: (name: string, own: string) => `${name} is read as ${own}: that is the name robots ask for.`,
  smallLetters: (name: string, own: string) =>
    `${name} is read as ${own}: robots ask for that name, in small letters.`,
  other: {
    page: (name: string, own: string) =>
      `${name} begins like a web page. A robot that is handed it as ${own} finds hardly a line in it that it can read, and takes what it finds for rules. Nothing in it is changed here.`,
    dtd: (name: string, own: string) =>
      `${name} begins like a document type definition. Robots look for no rules in one; as ${own} they find none. Nothing in it is changed here.`,
  },
  /** Of a work that was open before, with a table and expectations of its own. */
  apart: (name: string, site: string, urls: number, expectations: number) =>
    `${name} is a work of its own now. ${site === '' ? 'What was open before' : `Your work on ${site}`}, with ${plural(urls, 'URL', 'URLs')} and ${plural(expectations, 'expectation', 'expectations')}, stays under “Earlier work” on the start page.`,
  takeInto: (site: string) => `Take it into ${site === '' ? 'that site' : site} instead`,
  siteElsewhere:
    'That site is open in another tab by now, so the file stays a work of its own. Nothing was changed.',
  problems: {
    'not-json': (name: string) => `${name} is not JSON, so it is no workspace. Nothing was opened.`,
    'not-a-workspace': (name: string) =>
      `${name} has no "gatepost" key, so it is no Gatepost workspace. Nothing was opened.`,
    'newer-version': (name: string, version: string) =>
      `${name} was written by a newer Gatepost (version ${version} of the format; this one reads version 1). Nothing was opened.`,
    missing: (name: string, where: string) =>
      `${name} has no "${where}", which a workspace needs. Nothing was opened.`,
    invalid: (name: string, where: string, expected: string) =>
      `${name}: "${where}" is not what a workspace holds there; expected ${expectedValue(expected)}. Nothing was opened.`,
  },
} as const;
