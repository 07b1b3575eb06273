// Reads the extension lines of a file, in file order and by kind.

import type { SourceLine } from '../../document/lines.ts';
import { EXACT_FIELDS } from '../../syntax/directives.ts';
import { type Field, fieldAt, type Policy } from '../../syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../../syntax/recognize.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { fieldOfLine } from '../rep/record-parts.ts';
import { type Extension, extensions } from './registry.ts';

/** An extension line by itself, wherever it is. */
export interface ExtensionValue<Kind extends Extension = Extension> {
  readonly extension: Kind;
  /** The value as written. The columns of `read` start with it. */
  readonly value: string;
  readonly read: ReturnType<Kind['read']>;
}

/** A line of a file. Its number is 0-based and applies only to one Policy. */
export interface ExtensionLine<Kind extends Extension = Extension> extends ExtensionValue<Kind> {
  readonly line: number;
  readonly field: Field;
}

export interface ExtensionFile {
  readonly lines: readonly ExtensionLine[];
  readonly linesByKind: ReadonlyMap<Extension, readonly ExtensionLine[]>;
}

/** The lines of one kind. */
export const linesOf = <Kind extends Extension>(
  { linesByKind }: ExtensionFile,
  kind: Kind,
): readonly ExtensionLine<Kind>[] => (linesByKind.get(kind) ?? []) as readonly ExtensionLine<Kind>[];

type PartsOf<Kind extends Extension> = NonNullable<ReturnType<Kind['read']>['parts']>;

/** A line that can be read. */
export interface ReadableLine<Kind extends Extension = Extension> extends ExtensionLine<Kind> {
  readonly parts: PartsOf<Kind>;
}

/** The lines of one kind that can be read. */
export const readableLinesOf = <Kind extends Extension>(
  file: ExtensionFile,
  kind: Kind,
): readonly ReadableLine<Kind>[] =>
  linesOf(file, kind).flatMap((one) => {
    const parts: PartsOf<Kind> | undefined = one.read.parts;
    return parts === undefined ? [] : [{ ...one, parts }];
  });

const extensionsByName: ReadonlyMap<string, Extension> = new Map(
  extensions.map((one) => [lowerCase(one.name), one]),
);

/**
 * Reads a line. Undefined if it is not an extension line. Lines are read once for all versions of a file that
 * share the line, so that a keystroke in a large file reads only one line again.
 */
export const readExtensionLine = memoizeByKey((line: SourceLine): ExtensionValue | undefined => {
  const { name, value } = fieldOfLine(line);
  const extension = extensionsByName.get(lowerCase(name));
  return extension && { extension, value, read: extension.read(value) };
});

function linesIn(policy: Policy): ExtensionLine[] {
  const { source, format } = policy;
  const kinds = new Set(
    extensions
      .map(({ id }) => format.directives.findIndex((one) => one.id === id))
      .filter((at) => at >= 0)
      .map((at) => LINE_KIND.directive + at),
  );
  if (kinds.size === 0) return [];
  const lines: ExtensionLine[] = [];
  let start = 0;
  for (const chunk of source.lines.chunks) {
    kindsInChunk(chunk, format, EXACT_FIELDS).forEach((kind, i) => {
      if (!kinds.has(kind)) return;
      const field = fieldAt(policy, start + i, EXACT_FIELDS);
      const value = readExtensionLine(field.line);
      if (value) lines.push({ line: start + i, field, ...value });
    });
    start += chunk.length;
  }
  return lines;
}

/**
 * Reads the extension lines of a file. The result is kept because the rows of the form and the findings ask for
 * them one by one.
 */
export const readExtensionFile = memoizeByKey((policy: Policy): ExtensionFile => {
  const lines = linesIn(policy);
  const linesByKind = new Map(extensions.map((kind): [Extension, ExtensionLine[]] => [kind, []]));
  for (const one of lines) linesByKind.get(one.extension)?.push(one);
  return { lines, linesByKind };
});
