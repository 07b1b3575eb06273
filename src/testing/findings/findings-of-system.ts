// Selects the findings of one system, for tests in which other systems may report the same file.

const codePatterns = { acap: /^[a-z]/, mobile: /^M\d/, data: /^D\d/ } as const;

/** The findings of a system, by the prefix of their codes. */
export const findingsOfSystem = <Found extends { readonly code: string }>(
  system: keyof typeof codePatterns,
  found: readonly Found[],
): Found[] => found.filter(({ code }) => codePatterns[system].test(code));
