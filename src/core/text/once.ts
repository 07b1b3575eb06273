/**
 * What is made when it is first asked for, and then kept. For what takes long to make and is often not needed, as what
 * sorts or writes by the rules of a language: the browser reads its tables for the first of them, 30 ms that a page would
 * begin with.
 */
export function once<Made extends NonNullable<unknown>>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
