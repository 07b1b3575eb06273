// Document type definitions by their beginning: robots look for no rules in them, and the robots PI keeps out of them.

/** Comments and processing instructions, then a declaration that only a DTD begins with. */
const DTD =
  /^(?:<!--(?:(?!-->).)*-->|<\?(?:(?!\?>).)*\?>|\s)*<!(?:(?:ELEMENT|ATTLIST|ENTITY|NOTATION)\s|\[\s*(?:INCLUDE|IGNORE|%))/s;

/** Whether the beginning of a text is that of a document type definition. */
export const looksLikeDtd = (beginning: string): boolean => DTD.test(beginning);
