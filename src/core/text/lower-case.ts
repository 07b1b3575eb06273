/** Lowercases A to Z and nothing else: names are octets, not words. */
export const lowerCase = (text: string): string =>
  /[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (run) => run.toLowerCase()) : text;
