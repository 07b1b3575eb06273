// A text with what cannot be seen in it as small boxes, in an order that nothing in it can turn.
import { segmentText, type TextSegment } from '../../messages/text-segments.ts';
import styles from './text-with-hidden-characters.module.css';

export interface VisibleTextProps {
  readonly text: string;
  /** Spaces and tabs show as they are, as in `pre`. */
  readonly keepsSpaces?: boolean;
}

function SegmentText({ kind, text, says }: TextSegment) {
  if (kind === 'text') return text;
  if (kind === 'apart') return <bdi>{text}</bdi>;
  return (
    <span className={styles['mark']} title={says}>
      <span aria-hidden="true">{text}</span>
      <span className="vh"> {says} </span>
    </span>
  );
}

export default function TextWithHiddenCharacters({ text, keepsSpaces = false }: VisibleTextProps) {
  const stretches = segmentText(text, keepsSpaces);
  return (
    <bdi dir="ltr">
      {stretches.map((stretch, place) => (
        // By place: the stretches of one text never change places.
        <SegmentText key={place} {...stretch} />
      ))}
    </bdi>
  );
}
