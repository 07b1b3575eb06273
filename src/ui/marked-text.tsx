// A text with what cannot be seen in it as small boxes, in an order that nothing in it can turn.
import { type ToldStretch, toldStretches } from '../messages/marked.ts';
import styles from './marked-text.module.css';
import type { VisibleTextProps } from './visible-text.tsx';

function Drawn({ kind, text, says }: ToldStretch) {
  if (kind === 'text') return text;
  if (kind === 'apart') return <bdi>{text}</bdi>;
  return (
    <span className={styles['mark']} title={says}>
      <span aria-hidden="true">{text}</span>
      <span className="vh"> {says} </span>
    </span>
  );
}

export default function MarkedText({ text, keepsSpaces = false }: VisibleTextProps) {
  const stretches = toldStretches(text, keepsSpaces);
  return (
    <bdi dir="ltr">
      {stretches.map((stretch, place) => (
        // By place: the stretches of one text never change places.
        <Drawn key={place} {...stretch} />
      ))}
    </bdi>
  );
}
