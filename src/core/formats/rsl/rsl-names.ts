// The namespace of license documents, and the usual path of the file.

/** The namespace of the elements (RSL 1.0 2.2). */
export const RSL_NAMESPACE = 'https://rslstandard.org/rsl';

/** Where the guide of RSL puts the file; it is announced by a License line, a header or a link. */
export const RSL_PATH = '/license.xml';
