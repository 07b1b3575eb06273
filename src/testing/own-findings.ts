// The findings of one system, for tests that are about it: others may find something in the same files.

const patterns = { acap: /^[a-z]/, mobile: /^M\d/, data: /^D\d/ } as const;

/** Those of a system, by what its codes begin with. */
export const ownOf = <Found extends { readonly code: string }>(
  system: keyof typeof patterns,
  found: readonly Found[],
): Found[] => found.filter(({ code }) => patterns[system].test(code));
