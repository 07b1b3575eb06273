// Reads the layout of a tdmrep.json: the text between its parts, so that a new part looks like its neighbors.

import { lineAt } from '../../../document/lines.ts';
import type { Source } from '../../../document/source.ts';
import { type JsonNode, type JsonObject, printJsonString } from '../../../syntax/json/read-json.ts';
import { nameOfMember, tdmrepMembers } from '../members.ts';
import type { TdmrepFile } from '../tdmrep-file.ts';

/** The text around the members of an object. */
export interface ObjectLayout {
  /** After the opening brace. */
  readonly open: string;
  /** Between two members, with the comma. */
  readonly between: string;
  /** Between a name and its value, with the colon. */
  readonly colon: string;
  /** Before the closing brace. */
  readonly close: string;
}

/** The content of a new location. */
export interface LocationIntent {
  readonly path: string;
  readonly isReserved: boolean;
  readonly policy?: string;
}

/** The line ending of a file: that of its first line. */
export const lineEndOf = ({ lines }: Source): string => lineAt(lines, 0)?.eol || '\n';

/** The layout for a file without locations: two spaces a level. */
export const usualLayout = (eol: string): ObjectLayout => ({
  open: `${eol}    `,
  between: `,${eol}    `,
  colon: ': ',
  close: `${eol}  `,
});

const separatorLike = (gap: string): string => `,${gap === '' ? ' ' : gap}`;

function layoutOfObject(text: string, { start, end, members }: JsonObject): ObjectLayout | undefined {
  const [first, second] = members;
  const last = members.at(-1);
  if (!first || !last) return undefined;
  const open = text.slice(start + 1, first.start);
  return {
    open,
    between: second
      ? text.slice(first.end, second.start)
      : separatorLike(open.includes('\n') || open.includes('\r') ? open : ' '),
    colon: text.slice(first.key.end, first.value.start),
    close: text.slice(last.end, end - 1),
  };
}

/** The layout of an object of the list. Without members, it is the layout of the last object that has some. */
export function layoutFor(source: Source, file: TdmrepFile, node?: JsonObject): ObjectLayout {
  const objects = file.entries.flatMap((entry) =>
    entry && entry.node.members.length > 0 ? [entry.node] : [],
  );
  const model = node && node.members.length > 0 ? node : objects.at(-1);
  return (model && layoutOfObject(file.text, model)) ?? usualLayout(lineEndOf(source));
}

/** What separates two items of the list, with the comma. */
export function separatorOf(text: string, list: JsonNode, items: readonly JsonNode[]): string {
  const [before, last] = items.slice(-2);
  if (before && last) return text.slice(before.end, last.start);
  return separatorLike(before ? text.slice(list.start + 1, before.start) : '');
}

const printMember = (name: string, value: string, { colon }: ObjectLayout): string =>
  printJsonString(name) + colon + value;

/** Prints a member: its name, and a value that is JSON. */
export const printTdmrepMember = (
  id: (typeof tdmrepMembers)[number]['id'],
  value: string,
  layout: ObjectLayout,
): string => printMember(nameOfMember(id), value, layout);

/** Prints a location. */
export function printLocation({ path, isReserved, policy }: LocationIntent, layout: ObjectLayout): string {
  const values = {
    location: printJsonString(path),
    reservation: isReserved ? '1' : '0',
    policy: policy === undefined ? undefined : printJsonString(policy),
  };
  const members = tdmrepMembers.flatMap(({ id, name }) => {
    const value = values[id];
    return value === undefined ? [] : [printMember(name, value, layout)];
  });
  return `{${layout.open}${members.join(layout.between)}${layout.close}}`;
}
