// What the panes are called where they are chosen.
import type * as english from '../../en/words/panes.ts';
import type { Told } from '../../language.ts';

export const recordsTitle: Told<typeof english.recordsTitle> = 'Abschnitte';
export const textTitle: Told<typeof english.textTitle> = 'Text';
/** The region that the text pane is. */
export const policyTextTitle: Told<typeof english.policyTextTitle> = 'Text der Datei';
export const accessTitle: Told<typeof english.accessTitle> = 'Zugriff';
export const traceTitle: Told<typeof english.traceTitle> = 'Begründung';
