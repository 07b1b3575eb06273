// Icons from the sprite, which the page itself contains. An icon is never alone: a word or an accessible name has the same meaning.

/** `g-*` are marks of 12 px (answers, small controls), `i-*` commands of 16 px. */
export type IconName =
  | `g-${'yes' | 'no' | 'limited' | 'unsaid' | 'host' | 'free' | 'cross' | 'tick' | 'error' | 'warning' | 'note' | 'hint'}`
  | `g-${'down' | 'right' | 'plus' | 'drag' | 'more' | 'changed' | 'differs' | 'flag' | 'pin' | 'pin-o' | 'copy' | 'out' | 'swap'}`
  | `i-${'search' | 'undo' | 'redo' | 'close' | 'collapse' | 'file' | 'folder' | 'paste' | 'menu' | 'mark'}`;

/** These icons point in the reading direction and are mirrored with it. */
const directionalIcons: ReadonlySet<IconName> = new Set([
  'g-host',
  'g-out',
  'g-right',
  'i-collapse',
  'i-undo',
  'i-redo',
]);

/** An icon, hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  // There is one in every row: a dotted line renders much faster than an icon of the sprite.
  if (name === 'g-more') return <span className="g dots" aria-hidden="true" />;
  return (
    <svg
      className={name.startsWith('g-') ? 'g' : 'i'}
      data-turns={directionalIcons.has(name) || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${name}`} />
    </svg>
  );
}
