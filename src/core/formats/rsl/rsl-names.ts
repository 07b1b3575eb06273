// By what license documents are known: their namespace, and the usual place of the file.

/** The namespace of the elements (RSL 1.0 2.2). */
export const RSL_NAMESPACE = 'https://rslstandard.org/rsl';

/** Where the guide of RSL puts the file; it is announced by a License line, a header or a link. */
export const RSL_PATH = '/license.xml';
