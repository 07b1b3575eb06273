// Edits the members of a definition: the patterns of a resource set, the parts of a composite usage (ACAP 1.1
// 2.7).

import type { TextEdit } from '../../../document/range.ts';
import type { Policy } from '../../../syntax/policy.ts';
import type { Word } from '../../../syntax/words.ts';
import { acapFieldAt, insertWords, removeWords, replaceWord } from './edit-context.ts';

function membersAt(policy: Policy, line: number): { readonly name: Word; readonly members: readonly Word[] } {
  const field = acapFieldAt(policy, line, 'resource-set', 'composite-usage');
  const members = field.kind === 'resource-set' ? field.patterns : field.parts.map(({ word }) => word);
  return { name: field.name, members };
}

function memberAt(members: readonly Word[], index: number): Word {
  const member = members[index];
  if (!member) throw new RangeError(`there is no member ${index}`);
  return member;
}

/**
 * Adds members after the last one. @throws RangeError if the line is not a set or composite, or a text is not one
 * word.
 */
export function addMembers(policy: Policy, line: number, texts: readonly string[]): TextEdit[] {
  const { members } = membersAt(policy, line);
  return insertWords(line, memberAt(members, members.length - 1).end, texts);
}

/** Replaces member number `index` by others. @throws RangeError as above, or if there is no such member. */
export function setMember(
  policy: Policy,
  line: number,
  index: number,
  ...texts: readonly string[]
): TextEdit[] {
  const member = memberAt(membersAt(policy, line).members, index);
  const [first = '', ...more] = texts;
  const replaced = member.text === first ? [] : replaceWord(line, member, first);
  return [...replaced, ...insertWords(line, member.end, more)];
}

/** Removes member number `index`. The only member is kept (no edits). @throws RangeError if there is no such member. */
export function removeMember(policy: Policy, line: number, index: number): TextEdit[] {
  const { name, members } = membersAt(policy, line);
  const { end } = memberAt(members, index);
  return members.length === 1 ? [] : removeWords(line, (members[index - 1] ?? name).end, end);
}
