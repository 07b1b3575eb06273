// A text with its invisible characters as small boxes, always in left-to-right order.
import { segmentText, type TextSegment } from '../../messages/text-segments.ts';
import styles from './text-with-hidden-characters.module.css';

export interface VisibleTextProps {
  readonly text: string;
  /** Whether spaces and tabs are kept, as in `pre`. */
  readonly keepsSpaces?: boolean;
}

function SegmentText({ kind, text, says }: TextSegment) {
  if (kind === 'text') return text;
  if (kind === 'apart') return <bdi>{text}</bdi>;
  return (
    <span className={`differs ${styles['mark']}`} title={says}>
      <span aria-hidden="true">{text}</span>
      <span className="vh"> {says} </span>
    </span>
  );
}

export function TextWithHiddenCharacters({ text, keepsSpaces = false }: VisibleTextProps) {
  const segments = segmentText(text, keepsSpaces);
  return (
    <bdi dir="ltr">
      {segments.map((segment, place) => (
        // The index is a stable key: the segments of a text never change places.
        <SegmentText key={place} {...segment} />
      ))}
    </bdi>
  );
}
