// The link to the page that explains the selected reader.

import { Link } from 'react-router';
import { readerOf } from '../../core/readers/registry.ts';
import { aboutReader } from '../../messages/en/readers.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { readerLearnPath } from '../../messages/reader-learn-path.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { Icon } from '../../ui/icons/icon.tsx';

export interface AboutReaderProps {
  readonly className: string | undefined;
}

export function AboutReader({ className }: AboutReaderProps) {
  const reader = useDocument((state) => state.view.reader);
  const about = aboutReader(readerTitle(readerOf(reader)));
  return (
    <Link className={`ibtn ${className}`} to={readerLearnPath(reader)} aria-label={about} title={about}>
      <Icon name="g-note" />
    </Link>
  );
}
