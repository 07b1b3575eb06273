// What is said of a work that is open in another tab too.
import { hostOf } from '../../../core/text/host-of.ts';

export const readOnlyWords = {
  elsewhere: (path: string, origin: string) =>
    `${path.slice(1)}${origin === '' ? '' : ` of ${hostOf(origin)}`} is open in another tab. You can read it here.`,
  free: (path: string, origin: string) =>
    `The other tab with ${path.slice(1)}${origin === '' ? '' : ` of ${hostOf(origin)}`} was closed. Go on here, or make a copy.`,
  takeOver: 'Take over',
  takeOverHint: 'The other tab finishes writing and can only be read from then on',
  copy: 'Make a copy',
  copyHint: 'A work of its own: neither tab changes what the other holds',
  goOn: 'Go on here',
  notWritten: 'Nothing was changed: this work is open in another tab. Take over, or make a copy.',
  lost: 'Another tab has taken over this work. It can only be read here from now on.',
  lostWithCopy:
    'Another tab has taken over this work before all of it was written. What was missing there is kept as a work of its own: the start page offers it.',
  copied: 'This is a copy now: a work of its own, and neither tab changes what the other holds.',
  taken: 'You have taken over: from now on this tab writes, and the other one only reads.',
  failed: 'That did not work: the storage of this browser did not answer. Try again, or save the file.',
  dismiss: 'Dismiss',
  othersElsewhere:
    'This is a work of its own, still empty. Other works are open in other tabs: the start page lists them.',
  toStart: 'Go to the start page',
  markElsewhere: 'open in another tab',
} as const;
