// What a system does in its own way when a line is removed or a record added. A system without an entry does as
// robots.txt does. The code of a system is loaded when it is first needed, as most files have lines of one system only.
import type { DialectId } from './dialects.ts';
import type { SystemEdits } from './system-edits.ts';

/** The edits of each system, loaded by calling the entry. */
export const editsBySystem: { readonly [System in DialectId]?: () => Promise<SystemEdits> } = {
  acap: () => import('./acap/edit/system-edits.ts').then(({ acapEdits }) => acapEdits),
  'mobile-agents': () =>
    import('./mobile-agents/edit/system-edits.ts').then(({ mobileAgentEdits }) => mobileAgentEdits),
};
