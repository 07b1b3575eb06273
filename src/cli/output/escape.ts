// Makes text from files harmless in the output, for each kind of output: no character controls a terminal or stays
// invisible, no value begins a new line, and no line is a command for a CI system. Markdown: core/text/markdown.ts.
import { escapeInvisible } from '../../core/text/escape-invisible.ts';

/** Control characters, except those that JSON and XML escape by themselves, and marks of direction. */
const CONTROLS = /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Controls of both kinds, except line breaks and tabs. */
const ALL_CONTROLS =
  /[\0-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** All invisible characters; of line breaks only a lone CR. The brackets of the codes are escaped too. */
const UNPRINTABLE = /[[\p{C}\p{DI}\p{Zl}\p{Zp}\u27e6\u27e7]--[\t\n\r]]|\r(?!\n)/gv;

/** Commands that CI systems find anywhere in a line: GitHub Actions, Azure Pipelines, TeamCity. */
const COMMAND_MARK = /#(?=#(?:\[|vso\[|teamcity\[))/gi;

/** Commands of GitHub Actions, which begin a line. Colors of the program may be before them. */
const COMMAND_START = /^((?:[^\S\r\n]|\u001b\[\d+m)*):(?=:)/gm;

const codeOf = (text: string): string => escapeInvisible(text);

/** Escapes text for people: invisible characters become their codes. Its line breaks stay. */
export const escapeText = (text: string): string => text.replace(UNPRINTABLE, codeOf);

/** Escapes a text that must stay one line. */
export const escapeLine = (line: string): string => escapeText(line).replace(/[\r\n]/g, codeOf);

/** Escapes what CI systems would run in their logs. It is called with whole lines. */
export const escapeCommands = (text: string): string =>
  text.replace(COMMAND_START, '$1\u27e6U+003A\u27e7').replace(COMMAND_MARK, '\u27e6U+0023\u27e7');

/** Escapes controls in the name of a file for a program, which needs the other characters to find the file. */
export const escapeFileName = (name: string): string => name.replace(ALL_CONTROLS, codeOf);

const jsonEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes printed JSON. Its value stays the same. */
export const escapeJson = (json: string): string =>
  json.replace(CONTROLS, jsonEscape).replace(COMMAND_MARK, jsonEscape);

/** Formats JSON. */
export const formatJson = (value: unknown, indent?: number): string =>
  `${escapeJson(JSON.stringify(value, undefined, indent))}\n`;

const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const xmlReference = (character: string) => `&#${character.charCodeAt(0)};`;

/** Characters that XML 1.0 cannot contain, not even escaped. */
const INVALID_XML_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes text for an element or an attribute. Its value stays the same, but invalid characters become U+FFFD. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(INVALID_XML_CHARACTERS, '\ufffd')
    .replace(/[&<>"]/g, (character) => xmlEntities[character]!)
    .replace(/[\r\n\t]/g, xmlReference)
    .replace(CONTROLS, xmlReference)
    .replace(COMMAND_MARK, xmlReference);
