// Words about working without a network, new versions, and what comes from other programs.
import { number, plural, sizeTold } from './counts.ts';

export const offlineWords = {
  newVersion: 'A new version of Gatepost is ready. It is used after you reload; your work is kept.',
  reload: 'Reload now',
  sharedTitle: 'Shared with Gatepost',
  sharedAbout: (count: number) =>
    count === 1
      ? 'Another program sent this file. It opens as a work of its own; what you have open now is kept.'
      : `Another program sent these ${number(count)} files. They open as a work of their own; what you have open now is kept.`,
  sharedList: 'What was sent',
  sharedLeft: (left: number) =>
    `${plural(left, 'file was', 'files were')} left out: at most 100 files and 64 MiB are taken at a time.`,
  sharedOpen: 'Open',
  sharedDiscard: 'Do not open',
  sharedNothing:
    'Nothing arrived from the other program, or it could not be kept (is storage full?). Nothing was opened.',
  octets: sizeTold,
} as const;
