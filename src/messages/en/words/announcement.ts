// What is told aloud when the page changes elsewhere than where the focus is.
import { number } from './counts.ts';

export const announcementWords = {
  undone: (what: string) => `Undone: ${what}`,
  redone: (what: string) => `Redone: ${what}`,
  readAs: (reader: string, changed: number, all: number) =>
    changed === 0
      ? `Read as ${reader}: no cell changes`
      : `Read as ${reader}: ${number(changed)} of ${number(all)} cells ${changed === 1 ? 'changes' : 'change'}`,
} as const;
