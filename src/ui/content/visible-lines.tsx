// A text of several lines for a `pre`. Invisible characters are shown, and every line ending is normalized.
import type { ReactNode } from 'react';
import { isPlainText } from '../../messages/is-plain-text.ts';
import { VisibleText } from './visible-text.tsx';

export function VisibleLines({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  // Consecutive plain lines are one text node: a file may have thousands of them.
  let plainText = '';
  for (const [place, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (place > 0) plainText += '\n';
    if (isPlainText(line)) plainText += line;
    else {
      parts.push(plainText, <VisibleText key={place} text={line} keepsSpaces />);
      plainText = '';
    }
  }
  return [...parts, plainText];
}
