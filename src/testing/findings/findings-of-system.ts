// The findings of one system, for tests that are about it: others may find something in the same files.

const codePatterns = { acap: /^[a-z]/, mobile: /^M\d/, data: /^D\d/ } as const;

/** Those of a system, by what its codes begin with. */
export const findingsOfSystem = <Found extends { readonly code: string }>(
  system: keyof typeof codePatterns,
  found: readonly Found[],
): Found[] => found.filter(({ code }) => codePatterns[system].test(code));
