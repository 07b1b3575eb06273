// The namespace of license documents, and the usual path of the file.

/** The namespace of the elements (RSL 1.0 2.2). */
export const RSL_NAMESPACE = 'https://rslstandard.org/rsl';

/** The path that the guide of RSL gives the file. A License line, a header or a link announces it. */
export const RSL_PATH = '/license.xml';

/** The media type of license documents (RSL 1.0 4.5, 4.6). */
export const RSL_MEDIA_TYPE = 'application/rsl+xml';
