// A text of which some parts matter most.
import { Fragment, type ReactNode } from 'react';
import { VisibleText } from './visible-text.tsx';

interface TextPart {
  readonly text: string;
  readonly isStrong: boolean;
}

interface StrongPartsProps<Part extends TextPart> {
  readonly parts: readonly Part[];
  /** How a part is shown; as text by default. */
  readonly show?: (part: Part) => ReactNode;
}

/** Shows a part of a text. Spaces at its ends are spaces between words. */
export function PartText({ text }: Pick<TextPart, 'text'>) {
  const [, before = '', words = '', after = ''] = /^( *)([^]*?)( *)$/.exec(text) ?? [];
  return (
    <>
      {before}
      <VisibleText text={words} />
      {after}
    </>
  );
}

const showText = ({ text }: TextPart) => <PartText text={text} />;

/** Shows a text with its strong parts in bold. */
export const StrongParts = <Part extends TextPart>({ parts, show = showText }: StrongPartsProps<Part>) =>
  parts.map((part, i) =>
    part.isStrong ? <b key={i}>{show(part)}</b> : <Fragment key={i}>{show(part)}</Fragment>,
  );
