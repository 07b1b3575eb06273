import { describe, expect, test } from 'vitest';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { sourceAfterInput, textAreaText } from './pasted-text.ts';

const paste = (before: string, text: string, start = 0, end = before.length) => {
  const source = sourceOfText(before);
  const visibleText = textAreaText(source);
  const after = visibleText.slice(0, start) + text.replaceAll(/\r\n|\r/g, '\n') + visibleText.slice(end);
  return sourceAfterInput(source, after, { text, start, end });
};

describe('the text area of the start page keeps the line endings', () => {
  test.each(['a\r\nb\r\n', 'a\rb\r', 'a\nb', 'a\r\nb\nc\rd\r\n\r\n', ''])('of a pasted text: %j', (text) => {
    expect(textOfSource(paste('', text))).toBe(text);
  });

  test('of both texts, if one is pasted into another', () => {
    expect(textOfSource(paste('a\r\nb\r\n', 'x\ny\n', 2, 3))).toBe('a\r\nx\ny\n\r\n');
  });

  test('while the user types, and a typed line break is like the one above', () => {
    const source = sourceAfterInput(paste('', 'a\r\nb\r\n'), 'a\nb\nc');
    expect(textOfSource(source)).toBe('a\r\nb\r\nc');
    expect(textOfSource(sourceAfterInput(source, 'a\nb\nc\n'))).toBe('a\r\nb\r\nc\r\n');
    expect(textOfSource(sourceAfterInput(source, 'a\nc'))).toBe('a\r\nc');
  });

  test('a text that was only typed has LF', () => {
    expect(textOfSource(sourceAfterInput(sourceOfText(''), 'a\nb\n'))).toBe('a\nb\n');
  });

  test('after a paste that inserted nothing, for example a picture', () => {
    const source = paste('', 'a\r\nb\r\n');
    expect(textOfSource(sourceAfterInput(source, 'a\nbx\n', { text: '', start: 2, end: 2 }))).toBe(
      'a\r\nbx\r\n',
    );
  });

  test('if the text area shows something other than expected, its content is used', () => {
    expect(
      textOfSource(sourceAfterInput(sourceOfText(''), 'shown', { text: 'pasted', start: 0, end: 0 })),
    ).toBe('shown');
  });
});
