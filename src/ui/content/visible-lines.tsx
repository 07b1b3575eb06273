// A text of several lines, for a `pre`: what cannot be seen in it is drawn, and each end of a line is one.
import type { ReactNode } from 'react';
import { isPlainText } from '../../messages/is-plain-text.ts';
import { VisibleText } from './visible-text.tsx';

export function VisibleLines({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  // Plain lines in a row are one piece: a file may have thousands of them.
  let plain = '';
  for (const [place, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (place > 0) plain += '\n';
    if (isPlainText(line)) plain += line;
    else {
      parts.push(plain, <VisibleText key={place} text={line} keepsSpaces />);
      plain = '';
    }
  }
  return [...parts, plain];
}
