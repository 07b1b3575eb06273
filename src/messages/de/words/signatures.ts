// What the parts of a value are called where one writes them, and what each is.
import type * as english from '../../en/words/signatures.ts';

const window = {
  begin: { shown: 'hhmm', about: 'Ab dieser Zeit, UTC: Stunden und Minuten.' },
  end: { shown: 'hhmm', about: 'Bis zu dieser Zeit, UTC: Stunden und Minuten.' },
};

const qualified = {
  qualifier: { shown: 'Einschränkung', about: 'Eine Einschränkung: time-limit, max-length, …' },
  value: { shown: 'Wert', about: 'Was die Einschränkung verlangt.' },
};

const name = { shown: 'Name', about: 'Der Name, den es in dieser Datei bekommt.' };

/** By the type of a value, then by the part. */
export const valueParts: typeof english.valueParts = {
  parameters: {
    names: { shown: 'Name&Name…', about: 'Parameter, die an der Seite nichts ändern, mit & verbunden.' },
    path: {
      shown: '[Pfad]',
      about: 'Nur was mit diesem Pfad beginnt; ohne ihn die ganze Website.',
    },
  },
  rate: {
    pages: { shown: 'Seiten', about: 'Wie viele Seiten höchstens.' },
    time: { shown: 'Zeit', about: 'In wie viel Zeit.' },
    unit: {
      shown: '[s|m|h]',
      about: 'Sekunden, Minuten oder Stunden; ohne sie Sekunden. Manche Leser nehmen nur Zahlen an.',
    },
    begin: { shown: '[hhmm', about: window.begin.about },
    end: { shown: 'hhmm]', about: window.end.about },
  },
  'time-window': window,
  signals: {
    key: { shown: 'search|ai-input|ai-train|use', about: 'Die Nutzung, um die es geht.' },
    answer: { shown: 'yes|no', about: 'yes oder no; bei use: immediate, reference oder full.' },
  },
  'usage-statement': {
    path: { shown: '[/Pfad]', about: 'Nur was mit diesem Pfad beginnt; ohne ihn alles.' },
    label: { shown: 'train-ai|search', about: 'Die Art der Nutzung, in Kleinbuchstaben.' },
    answer: { shown: 'y|n', about: 'y erlaubt, n nicht.' },
  },
  'agent-host': {
    path: { shown: 'Pfad', about: 'Der Anfang der Pfade, um die es geht.' },
    target: {
      shown: 'Protokoll://Host:Port|none',
      about: 'Der Host, der mobile Agenten aufnimmt, oder none.',
    },
  },
  'usage-rule': {
    resource: {
      shown: 'Pfad|the-acap:resource-set:Name',
      about: 'Die Ressourcen: ein Pfad oder eine Menge, die die Datei definiert.',
    },
    ...qualified,
  },
  'qualified-usage': {
    name,
    usage: { shown: 'Nutzung', about: 'Die Nutzung, für die die Einschränkungen gelten.' },
    ...qualified,
  },
  'composite-usage': {
    name,
    usage: {
      shown: 'Nutzung',
      about: 'Eine Nutzung, oder in Klammern eine eingeschränkte Nutzung dieser Datei.',
    },
  },
  'resource-set': { name, path: { shown: 'Pfad', about: 'Ein Pfad der Menge.' } },
};
