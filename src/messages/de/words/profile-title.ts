// Names of programs and operators that check files, for people.
import type * as english from '../../en/words/profile-title.ts';

/** Names that are no names of programs or operators. */
const own: Readonly<Record<string, string>> = { 'strict-1996': '1996, streng nach dem Text' };

export const profileTitle: typeof english.profileTitle = ({ id, title }) => own[id] ?? title;
