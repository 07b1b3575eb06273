// What the parts of a value are called where one writes them, and what each is.
import type { ValueType } from '../../../core/policy/directive.ts';

export interface PartWords {
  /** As it stands in the form of the value. */
  readonly shown: string;
  readonly about: string;
}

const window = {
  begin: { shown: 'hhmm', about: 'From this time on, UTC: hours and minutes.' },
  end: { shown: 'hhmm', about: 'To this time, UTC: hours and minutes.' },
};

const qualified = {
  qualifier: { shown: 'qualifier', about: 'A restriction: time-limit, max-length, …' },
  value: { shown: 'value', about: 'What the restriction asks for.' },
};

const name = { shown: 'name', about: 'The name that it gets in this file.' };

/** By the type of a value, then by the part. */
export const valueParts: Partial<Record<ValueType, Readonly<Record<string, PartWords>>>> = {
  parameters: {
    names: { shown: 'name&name…', about: 'Parameters that do not change the page, joined by &.' },
    path: { shown: '[path]', about: 'Only what begins with this path; the whole site without it.' },
  },
  rate: {
    pages: { shown: 'pages', about: 'How many pages at most.' },
    time: { shown: 'time', about: 'In how much time.' },
    unit: {
      shown: '[s|m|h]',
      about: 'Seconds, minutes or hours; seconds without it. Some readers take only numbers.',
    },
    begin: { shown: '[hhmm', about: window.begin.about },
    end: { shown: 'hhmm]', about: window.end.about },
  },
  'time-window': window,
  signals: {
    key: { shown: 'search|ai-input|ai-train|use', about: 'The use that is spoken of.' },
    answer: { shown: 'yes|no', about: 'yes or no; for use: immediate, reference or full.' },
  },
  'usage-statement': {
    path: { shown: '[/path]', about: 'Only what begins with this path; everything without it.' },
    label: { shown: 'train-ai|search', about: 'The category of use, in lower case.' },
    answer: { shown: 'y|n', about: 'y allows, n does not.' },
  },
  'agent-host': {
    path: { shown: 'path', about: 'The beginning of the paths that it is about.' },
    target: { shown: 'protocol://host:port|none', about: 'The host that takes mobile agents in, or none.' },
  },
  'usage-rule': {
    resource: {
      shown: 'path|the-acap:resource-set:name',
      about: 'The resources: a path, or a set that the file defines.',
    },
    ...qualified,
  },
  'qualified-usage': {
    name,
    usage: { shown: 'usage', about: 'The usage that the restrictions are about.' },
    ...qualified,
  },
  'composite-usage': {
    name,
    usage: { shown: 'usage', about: 'A usage, or a qualified usage of this file in parentheses.' },
  },
  'resource-set': { name, path: { shown: 'path', about: 'A path of the set.' } },
};
