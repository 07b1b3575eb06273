// What is expected at a place of a workspace file, as the end of a sentence.

const told: Readonly<Record<string, string>> = {
  'one-content': 'exactly one of text, base64 and href',
  'own-paths': 'a path of its own for each file',
  time: 'a time such as "2026-11-21T17:40:00.000Z"',
  workspace: 'a workspace, or its text',
  'hits-of-each': 'hits for each of the URLs',
  content: 'a file with text or base64',
};

const LEVELS = /^levels-(\d+)$/;

/** A code in words; what is written as JSON is, or called by valibot, stays as it is. */
export function expectedValue(expected: string): string {
  const levels = LEVELS.exec(expected)?.[1];
  return levels === undefined
    ? (told[expected] ?? expected)
    : `at most ${levels} levels of lists and objects`;
}
