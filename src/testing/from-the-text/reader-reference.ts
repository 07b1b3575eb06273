// The common parts of the reference implementations of readers.

/** An answer, and the lines that may be named as the deciding one, counted from 1. */
export interface ReferenceAnswer {
  readonly answer: 'allow' | 'deny';
  readonly lines: readonly number[];
}
export type ReferenceReader = (file: string, agent: string, url: string) => ReferenceAnswer;

export interface ReferenceRule {
  readonly allow: boolean;
  readonly path: string;
  readonly line: number;
}
export interface ReferenceGroup {
  readonly names: string[];
  readonly rules: ReferenceRule[];
}

export const REFERENCE_HOST = 'https://h.example';
export const allowedAnswer: ReferenceAnswer = { answer: 'allow', lines: [] };
export const answerByRule = ({ allow, line }: ReferenceRule): ReferenceAnswer => ({
  answer: allow ? 'allow' : 'deny',
  lines: [line],
});

export const isBlankLine = (line: string): boolean => /^[ \t]*$/.test(line);

/** The field name in lower case and the value, without comment and white space around them. */
export function parseField(line: string): readonly [string, string] | undefined {
  const [, field, value] =
    /^[ \t]*([^:]*?)[ \t]*:[ \t]*(.*?)[ \t]*$/s.exec(line.split('#')[0] as string) ?? [];
  return field === undefined || value === undefined ? undefined : [field.toLowerCase(), value];
}
