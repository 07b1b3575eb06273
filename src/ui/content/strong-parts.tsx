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

const showText = ({ text }: TextPart) => <VisibleText text={text} />;

/** Shows a text with its strong parts in bold. */
export const StrongParts = <Part extends TextPart>({ parts, show = showText }: StrongPartsProps<Part>) =>
  parts.map((part, i) =>
    part.isStrong ? <b key={i}>{show(part)}</b> : <Fragment key={i}>{show(part)}</Fragment>,
  );
