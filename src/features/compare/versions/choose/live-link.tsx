// A link to the file as the site serves it; nothing where the site is not known.
import { versionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { originOfSession } from '../../../../state/document/session-name.ts';
import { useDocument } from '../../../../state/document/use-document.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';

interface LiveLinkProps {
  readonly path: string;
  readonly className: string;
  /** Called before the other page opens. */
  readonly onOpen?: () => void;
}

export function LiveLink({ path, className, onOpen }: LiveLinkProps) {
  const origin = useDocument(originOfSession);
  if (origin === '') return null;
  return (
    <a className={className} href={`${origin}${path}`} target="_blank" rel="noreferrer" onClick={onOpen}>
      {words.openLive} <Icon name="g-out" />
    </a>
  );
}
