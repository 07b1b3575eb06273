// Host: the main mirror of a site, which one search engine read until 2018.

import { cite } from '../../../catalogue/citations.ts';
import { wholeValuePart } from '../../../syntax/value-parts.ts';
import { sliceWord, type Word } from '../../../syntax/words.ts';
import { hostOfOrigin } from '../../../text/host-of-origin.ts';
import { defineExtension, type ExtensionIssue } from '../define-extension.ts';
import { standaloneExample } from '../example.ts';
import { createIssueFactory, type ValueReader } from '../line-value.ts';
import { GOOGLE_PARSER } from '../sources.ts';
import { deleteLine } from '../value-repairs.ts';
import { isFirstWord } from '../value-suggestions.ts';

/** The main mirror. */
export interface HostValue {
  /** The name without scheme and port. */
  readonly host: Word;
}

const issues = {
  'HOST-EMPTY': {
    severity: 'error',
    repair: deleteLine,
    examples: standaloneExample('Host:', 'Host: h.example'),
  },
  'HOST-BAD': {
    severity: 'error',
    repair: deleteLine,
    examples: standaloneExample('Host: -x', 'Host: x'),
  },
  'HOST-PATH': {
    severity: 'warning',
    repair: deleteLine,
    examples: standaloneExample('Host: h.example/shop', 'Host: h.example'),
  },
  'HOST-OBSOLETE': {
    severity: 'info',
    repair: deleteLine,
    examples: standaloneExample('Host: h.example', 'Sitemap: https://h.example/s.xml'),
  },
} as const satisfies Record<string, ExtensionIssue>;

const issue = createIssueFactory(issues);

const isLabel = (label: string) =>
  /^[A-Za-z0-9-]+$/.test(label) && !label.startsWith('-') && !label.endsWith('-');
const isHostName = (text: string) => text.split('.').every(isLabel);

/**
 * Reads the value of a Host line: a name, perhaps with http or https before it and a port after it. Always reports
 * HOST-OBSOLETE.
 */
const readHost: ValueReader<HostValue, keyof typeof issues> = (value) => {
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

export const host = defineExtension({
  id: 'host',
  name: 'Host',
  role: 'setting',
  scope: 'file',
  value: 'host',
  source: cite('Yandex, until 2018'),
  facts: {
    status: 'retired',
    evaluated: false,
    relation: 'none',
    contested: [],
    honouredBy: [
      {
        who: 'Yandex',
        says: 'ignored',
        source: 'crawler-commons at 8e14e27: not supported any more',
        date: '2026-07-27',
        secondHand: true,
      },
      GOOGLE_PARSER,
    ],
    retired: '2018',
    share: 1.6,
  },
  readBy: [],
  read: readHost,
  issues,
  findParts: wholeValuePart,
  suggest: (position) =>
    isFirstWord(position) && position.origin ? [{ part: 'value', text: hostOfOrigin(position.origin) }] : [],
});
