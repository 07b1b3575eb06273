// Words about everything that the browser keeps as one file: saving it, and what such a file brings.
import { plural } from './counts.ts';
import { expectedValue } from './expected-value.ts';

const works = (count: number) => plural(count, 'work', 'works');

export const everythingWords = {
  save: 'Save everything…',
  saveHint: 'All works of this browser with their versions, and the settings, as one file',
  saved: (count: number) => `Everything was saved as one file: ${works(count)} and the settings.`,
  saveFailed:
    'Not everything could be saved: this browser’s storage cannot be read, or the file could not be written. Save the work that is open by itself.',
  problems: {
    'too-big': (name: string) =>
      `${name} is bigger than 100 MiB, more than a browser would keep. Nothing was added.`,
    'not-json': (name: string) =>
      `${name} begins like everything that Gatepost saves, but it is no JSON: it may have been cut off. Take another copy of it. Nothing was added.`,
    'newer-version': (name: string, version: string) =>
      `${name} was written by a newer Gatepost (version ${version} of the format; this one reads version 1). Nothing was added.`,
    invalid: (name: string, where: string, expected: string) =>
      `${name}: “${where}” is not what such a file holds there; expected ${expectedValue(expected)}. Nothing was added.`,
    storage: (name: string) =>
      `${name} cannot be added: this browser’s storage is forbidden or broken. Nothing was added.`,
  },
  title: (name: string) => `What ${name} holds`,
  about: (when: string, count: number) =>
    `Saved ${when}: ${works(count)}. What you choose is added beside the works of this browser; none of them is changed.`,
  none: 'It holds no work.',
  works: 'Works',
  of: (path: string, origin: string) => (origin === '' ? path : `${path} of ${origin}`),
  when: (time: string) => `last changed ${time}`,
  versions: (count: number) => (count === 0 ? 'no versions' : plural(count, 'version', 'versions')),
  unsaved: 'not saved to a file',
  new: 'new',
  here: 'here already',
  hereWithout: (count: number) =>
    `here already, without ${plural(count, 'of its versions', 'of its versions')}`,
  newer: (version: string) =>
    `cannot be read: written by a newer Gatepost (version ${version} of the format)`,
  unreadable: (where: string) =>
    where === ''
      ? 'cannot be read: no workspace'
      : `cannot be read: “${where}” is not what a workspace holds there`,
  settings: 'Settings, in place of those of this browser: theme, widths of the panes, formatting',
  add: (count: number, hasSettings: boolean) => {
    if (count === 0) return hasSettings ? 'Take over the settings' : 'Add';
    return hasSettings ? `Add ${works(count)} and the settings` : `Add ${works(count)}`;
  },
  done: (added: number, hasSettings: boolean) => {
    const settings = hasSettings ? ' The settings are taken over.' : '';
    return added === 0 ? settings.trim() : `${works(added)} added: the start page lists them.${settings}`;
  },
  doneSome: (added: number, wanted: number) =>
    `${added} of ${works(wanted)} added, then this browser’s storage refused. Make room in it, and open the file again: what is here already is not doubled.`,
  toStart: 'To the start page',
  cancel: 'Cancel',
  close: 'Close',
} as const;
