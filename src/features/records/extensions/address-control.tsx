// The address of a sitemap or a licence, with a mark on another host or scheme.
import { readLicense } from '../../../core/formats/extensions/lines/license.ts';
import { isSameHost } from '../../../core/matching/host-name.ts';
import { urlParts } from '../../../core/matching/url-parts.ts';
import { modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import type { ControlProps } from './control-props.ts';
import styles from './extensions.module.css';
import { ValueField } from './value-field.tsx';

export function AddressControl(props: ControlProps) {
  const own = urlParts(useDocument(({ document }) => document.origin)).authority;
  // Both are complete URLs; what else a sitemap asks for is said below.
  const { parts } = readLicense(props.value);
  const isElsewhere = parts && own && !isSameHost(parts.host, own.host);
  const isOpen = parts?.scheme === 'http' && own?.scheme === 'https';
  return (
    <span className={styles['controls']}>
      <ValueField {...props} placeholder={words.noAddress} inputMode="url" />
      {isElsewhere && (
        <span className={styles['tag']} title={words.otherHostTitle(parts.host, own.host)}>
          {words.otherHost}
        </span>
      )}
      {isOpen && (
        <span className={styles['tag']} title={words.schemeTitle}>
          {words.scheme(parts.scheme)}
        </span>
      )}
    </span>
  );
}
