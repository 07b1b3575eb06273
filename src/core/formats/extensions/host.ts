// Host: the main mirror of a site, which one search engine read until 2018 (modern-lines 4).
import type { Severity } from '../../diagnostics/finding.ts';
import { sliceWord, type Word } from '../../syntax/words.ts';
import { createIssueFactory, type ValueReader } from './line-value.ts';

/** The main mirror that is named. */
export interface HostValue {
  /** The name without scheme and port. */
  readonly host: Word;
}

/** What can be said of a Host line, and how bad it is (modern-lines 16). */
export const hostCodes = {
  'HOST-EMPTY': 'error',
  'HOST-BAD': 'error',
  'HOST-PATH': 'warning',
  'HOST-OBSOLETE': 'info',
} as const satisfies Record<string, Severity>;

const issue = createIssueFactory(hostCodes);

const isLabel = (label: string) =>
  /^[A-Za-z0-9-]+$/.test(label) && !label.startsWith('-') && !label.endsWith('-');
const isHostName = (text: string) => text.split('.').every(isLabel);

/** The value of a Host line: a name, perhaps with http or https in front and a port behind. HOST-OBSOLETE always. */
export const readHost: ValueReader<HostValue, keyof typeof hostCodes> = (value) => {
  const { length } = value;
  const obsolete = issue('HOST-OBSOLETE', 0, length);
  if (length === 0) return { issues: [obsolete, issue('HOST-EMPTY', 0, 0)] };
  const [scheme] = /^https?:\/\//i.exec(value) ?? [''];
  const rest = value.slice(scheme.length);
  const slash = rest.search(/[/?]/);
  const address = slash < 0 ? rest : rest.slice(0, slash);
  const name = address.replace(/:[0-9]{1,5}$/, '');
  if (!isHostName(name)) return { issues: [obsolete, issue('HOST-BAD', 0, length)] };
  const host = sliceWord(value, scheme.length, scheme.length + name.length);
  const path = slash < 0 ? [] : [issue('HOST-PATH', scheme.length + slash, length)];
  return { parts: { host }, issues: [obsolete, ...path] };
};
