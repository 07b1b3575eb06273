// Shapes from the sprite. A shape never stands alone: a word or an accessible name says the same.
import iconsUrl from '../icons.svg?no-inline';

/** `g-*` are 12 px marks (verdicts, small controls), `i-*` 16 px commands. */
export type IconName =
  | `g-${'yes' | 'no' | 'limited' | 'unsaid' | 'host' | 'free' | 'cross' | 'tick' | 'error' | 'warning' | 'note' | 'hint'}`
  | `g-${'down' | 'right' | 'plus' | 'drag' | 'more' | 'changed' | 'differs' | 'flag'}`
  | `i-${'search' | 'undo' | 'redo' | 'close' | 'collapse' | 'file' | 'folder' | 'paste' | 'menu' | 'mark'}`;

/** These point along the way of reading, and turn with it. */
const directionalIcons: ReadonlySet<IconName> = new Set([
  'g-host',
  'g-right',
  'i-collapse',
  'i-undo',
  'i-redo',
]);

/** One shape, hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  // There is one in every row: a dotted line is far less to draw than a shape of the sprite.
  if (name === 'g-more') return <span className="g dots" aria-hidden="true" />;
  return (
    <svg
      className={name.startsWith('g-') ? 'g' : 'i'}
      data-turns={directionalIcons.has(name) || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
