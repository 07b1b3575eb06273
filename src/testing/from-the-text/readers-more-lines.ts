// What second readings of the four further readers share: what is the same in all texts.

/** An answer, and the lines, counted from 1, any of which may be named as the one that decides. */
export interface Said {
  readonly answer: 'allow' | 'deny';
  readonly lines: readonly number[];
}
export type Slowly = (file: string, agent: string, url: string) => Said;

export interface Rule {
  readonly allow: boolean;
  readonly path: string;
  readonly line: number;
}
export interface Names {
  readonly names: string[];
  readonly rules: Rule[];
}

export const host = 'https://h.example';
export const allowed: Said = { answer: 'allow', lines: [] };
export const by = ({ allow, line }: Rule): Said => ({ answer: allow ? 'allow' : 'deny', lines: [line] });

export const isBlank = (line: string): boolean => /^[ \t]*$/.test(line);

/** Field in lower case and value, without comment and the blanks around them. */
export function fieldOf(line: string): readonly [string, string] | undefined {
  const [, field, value] =
    /^[ \t]*([^:]*?)[ \t]*:[ \t]*(.*?)[ \t]*$/s.exec(line.split('#')[0] as string) ?? [];
  return field === undefined || value === undefined ? undefined : [field.toLowerCase(), value];
}
