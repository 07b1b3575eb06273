// Origins in sentences.

/** A site as it is named in sentences: its host and port, without the scheme; '' if it is not known. */
export const hostOfOrigin = (origin: string): string => origin.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
