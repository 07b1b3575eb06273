import type * as english from '../../en/words/host-of.ts';

/** A site as it is named in sentences: its host and port, without the scheme; '' if it is not known. */
export const hostOf: typeof english.hostOf = (origin) => origin.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
