// Formats origins for sentences.

/** Returns the name of a site for sentences: host and port without the scheme. '' if it is not known. */
export const hostOfOrigin = (origin: string): string => origin.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
