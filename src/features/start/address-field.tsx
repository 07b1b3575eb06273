// The field for the domain or the address of a site.
import { startWords as words } from '../../messages/en/app/start.ts';

interface AddressFieldProps {
  readonly address: string;
  readonly isInvalid: boolean;
  readonly onAddress: (value: string) => void;
}

/** The element with the id `look-why` describes it. */
export const AddressField = ({ address, isInvalid, onAddress }: AddressFieldProps) => (
  <>
    {!/^https?:/i.test(address) && <span aria-hidden="true">https://</span>}
    <input
      aria-label={words.siteLabel}
      aria-describedby="look-why"
      aria-invalid={isInvalid || undefined}
      placeholder="shop.example"
      value={address}
      inputMode="url"
      autoComplete="url"
      autoCapitalize="off"
      spellCheck={false}
      dir="ltr"
      onChange={({ target }) => onAddress(target.value)}
    />
  </>
);
