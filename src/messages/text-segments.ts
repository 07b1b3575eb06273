// A text in stretches to draw: characters that cannot be seen have their names.
import { escapeInvisible } from '../core/text/escape-invisible.ts';
import { hasInvisibleText, splitInvisible } from '../core/text/invisible-characters.ts';
import { invisibleWords } from './en/text.ts';

/** `says` is the whole name of what `text` names for short. */
export interface TextSegment {
  readonly kind: 'text' | 'apart' | 'mark';
  readonly text: string;
  readonly says: string;
}

/** @param keepsSpaces where it is drawn, spaces and tabs show as they are */
export const segmentText = (text: string, keepsSpaces: boolean): readonly TextSegment[] =>
  splitInvisible(text).map((stretch) => {
    if (stretch.kind !== 'mark') return { ...stretch, says: '' };
    if (keepsSpaces && /[ \t]/.test(stretch.text)) return { kind: 'text', text: stretch.text, says: '' };
    return { kind: 'mark', text: stretch.name, says: invisibleWords.name(stretch.name) };
  });

/** What a text is called in a name or a tooltip, where nothing can be drawn. */
export const nameOfText = (text: string): string => escapeInvisible(text);

/** Whether a field that holds the text does not show all of it. */
export const isHiddenInField = (text: string): boolean => hasInvisibleText(text);
