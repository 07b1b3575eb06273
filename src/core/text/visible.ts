// Text in which nothing hides: what cannot be seen, or turns the direction of what can, is written as its code point.

/** Controls but the tab, what is never drawn, turns of direction, blanks that pose as the usual one, halves of pairs. */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex -- controls are what is looked for
  /[\u0000-\u0008\u000a-\u001f\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufff9-\ufffb]|\p{Default_Ignorable_Code_Point}|\p{Surrogate}|\p{Private_Use}|\p{Noncharacter_Code_Point}/gu;

const nameOf = (character: string) =>
  `‹U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}›`;

/** The text with hidden characters as `‹U+202E›`. Line ends count as hidden: it is meant for one line. */
export const visible = (text: string): string => text.replace(HIDDEN, nameOf);
