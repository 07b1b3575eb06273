// Values with several items: names, tags, domains, ranges and templates of addresses, countries.

import { type ReactNode, useState } from 'react';
import { countryCodes } from '../../../core/catalogue/countries.ts';
import { maskOfPrefix } from '../../../core/formats/acap/ip-addresses.ts';
import { valueOfParts } from '../../../core/formats/acap/value-parts.ts';
import { once } from '../../../core/text/once.ts';
import { restrictionWords as words } from '../../../messages/en/acap.ts';
import { type ValueProblem } from '../../../messages/format-restriction.ts';
import { spokenLanguage } from '../../../messages/language.ts';
import { openSelectByKey } from '../../../ui/controls/open-select-by-key.ts';
import { removeAndRefocus } from '../../../ui/controls/remove-and-refocus.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './acap.module.css';
import { ItemInput, type Several, type ValueProps } from './item-input.tsx';

function Remove({ name, run }: { name: string; run: () => void }) {
  return (
    <button
      type="button"
      className={styles['cross']}
      aria-label={name}
      title={name}
      onClick={({ currentTarget }) =>
        removeAndRefocus(currentTarget, currentTarget.closest(`.${styles['items']}`), run)
      }
    >
      <Icon name="i-close" />
    </button>
  );
}

interface ItemProps {
  readonly index: number;
  readonly isNew: boolean;
  /** Goes on in a field of another item, or of one more. */
  readonly goOn: (index: number, what: string) => void;
}

/** The items one by one, each with its cross, and room for one more. */
function Items({ item, ...value }: ValueProps & { item: (props: ItemProps) => ReactNode }) {
  const { type, parts, label, write, focus, isNew } = value;
  const { items } = parts;
  const [adding, setAdding] = useState<number>();
  const count = Math.max(1, adding === items.length ? items.length + 1 : items.length);
  const remove = (index: number) => {
    const left = valueOfParts(type, { ...parts, items: items.toSpliced(index, 1) });
    if (left !== undefined) write(left);
  };
  // A field that is there takes the focus now, one that is not yet when it comes.
  const goOn = (index: number, what: string) => (index < count ? focus(what) : setAdding(index));
  return (
    <span className={styles['items']}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles['item']}>
          {item({ index, goOn, isNew: adding === index || (isNew && index === 0) })}
          {items.length > 1 && index < items.length && (
            <Remove name={label(words.removeItem(items[index]!))} run={() => remove(index)} />
          )}
        </span>
      ))}
      {items.length > 0 && adding !== items.length && (
        <button
          type="button"
          className="ibtn"
          aria-label={label(words.addAnother)}
          title={words.addAnother}
          onClick={() => setAdding(items.length)}
        >
          <Icon name="g-plus" />
        </button>
      )}
    </span>
  );
}

const nth = (what: string, index: number) => `${what} ${index + 1}`;

/** The items between commas; the last one is empty after a comma at the end. */
const pieces = (typed: string) => typed.split(',').map((one) => one.trim());

export function ListField({ problem, ...value }: ValueProps & { problem: ValueProblem }) {
  const item = ({ index, isNew, goOn }: ItemProps) => {
    const several = (typed: string): Several | undefined => {
      const typedItems = pieces(typed);
      const goesOnAt = index + typedItems.length - 1;
      return typedItems.length === 1
        ? undefined
        : {
            items: typedItems.filter((one) => one !== ''),
            goOn: () => goOn(goesOnAt, nth(words.parts.value, goesOnAt)),
          };
    };
    const what = nth(words.parts.value, index);
    return <ItemInput {...value} {...{ isNew, index, what, problem, several }} />;
  };
  return <Items {...value} item={item} />;
}

/** An item of two parts with a sign between them. */
interface Pair {
  readonly sign: '-' | '/';
  readonly names: () => readonly [string, string];
  /** The item of two parts; the second one may be empty. */
  readonly join: (first: string, second: string) => string;
}

const cut = (item: string, sign: string): readonly [string, string] => {
  const at = item.indexOf(sign);
  return at < 0 ? [item, ''] : [item.slice(0, at).trim(), item.slice(at + 1).trim()];
};

/** The two fields of an item. Either takes a whole item too, and several between commas. */
function PairFields({ pair, value, ...at }: ItemProps & { pair: Pair; value: ValueProps }) {
  const { index, isNew, goOn } = at;
  const { sign, join } = pair;
  const names = pair.names();
  const [first, second] = cut(value.parts.items[index] ?? '', sign);
  const several = (typed: string): Several => {
    const items = pieces(typed);
    const goesOnAt = index + items.length - 1;
    const name = names[items.at(-1)?.includes(sign) ? 1 : 0];
    return {
      items: items.filter((one) => one !== '').map((one) => join(...cut(one, sign))),
      goOn: () => goOn(goesOnAt, nth(name, goesOnAt)),
    };
  };
  const inFirst = (typed: string) => {
    if (!typed.includes(',') && !typed.includes(sign)) return undefined;
    const hasBoth = pieces(typed)[0]?.includes(sign) || second === '';
    return several(hasBoth ? typed : typed.replace(/[^,]*/, (one) => `${one}${sign}${second}`));
  };
  const base = { ...value, index, problem: 'address' } as const;
  return (
    <>
      <ItemInput
        {...base}
        isNew={isNew}
        what={nth(names[0], index)}
        part={{ of: (one) => cut(one, sign)[0], compose: (typed) => join(typed.trim(), second) }}
        several={inFirst}
      />
      <span>{sign === '-' ? words.to : words.free}</span>
      <ItemInput
        {...base}
        isNew={false}
        what={nth(names[1], index)}
        part={{ of: (one) => cut(one, sign)[1], compose: (typed) => join(first, typed.trim()) }}
        several={(typed) => (typed.includes(',') ? several(`${first}${sign}${typed}`) : undefined)}
      />
    </>
  );
}

const range: Pair = {
  sign: '-',
  names: () => [words.parts.from, words.parts.to],
  join: (from, to) => (to === '' ? from : `${from}-${to}`),
};

export const RangesField = (value: ValueProps) => (
  <Items {...value} item={(props) => <PairFields {...props} pair={range} value={value} />} />
);

/** The prefix length that a mask of free bits stands for; undefined if its bits are no run at the end. */
const prefixOf = (mask: string) =>
  Array.from({ length: 33 }, (_, length) => length).find((length) => maskOfPrefix(length) === mask);

const noFreeBits = (address: string) => (address.includes(':') ? '::' : maskOfPrefix(32));

/** A mask as it is written, for itself or for a prefix length: `24` is `0.0.0.255`. */
const maskFor = (typed: string, address: string) =>
  /^[1-9]\d?$/.test(typed) && Number(typed) <= 32 && !address.includes(':')
    ? maskOfPrefix(Number(typed))
    : typed;

const template: Pair = {
  sign: '/',
  names: () => [words.parts.address, words.parts.mask],
  join: (address, mask) => `${address}/${mask === '' ? noFreeBits(address) : maskFor(mask, address)}`,
};

export function MasksField(value: ValueProps) {
  const item = (props: ItemProps) => {
    const { index } = props;
    const [address] = cut(value.parts.items[index] ?? '', '/');
    const ofPrefix = {
      of: (one: string) => String(prefixOf(cut(one, '/')[1]) ?? ''),
      compose: (typed: string) => {
        const length = Number(typed);
        const isLength = /^\d+$/.test(typed.trim()) && length <= 32;
        return `${address}/${isLength ? maskOfPrefix(length) : typed}`;
      },
    };
    return (
      <>
        <PairFields {...props} pair={template} value={value} />
        {!address.includes(':') && (
          <>
            <span>/</span>
            <ItemInput
              {...value}
              index={index}
              isNew={false}
              problem="prefix"
              isNumber
              what={nth(words.parts.prefix, index)}
              part={ofPrefix}
            />
          </>
        )}
      </>
    );
  };
  return <Items {...value} item={item} />;
}

const regions = once(() => new Intl.DisplayNames([spokenLanguage()], { type: 'region', fallback: 'code' }));
const countryName = (code: string) =>
  /^[A-Za-z]{2}$/.test(code) ? (regions().of(code.toUpperCase()) ?? code) : code;
const countries = once(() => {
  const { compare } = new Intl.Collator(spokenLanguage());
  return [...countryCodes]
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((a, b) => compare(a.name, b.name));
});

export function CountriesField({ type, parts, label, write }: ValueProps) {
  const { items } = parts;
  const put = (next: readonly string[]) => {
    const value = valueOfParts(type, { ...parts, items: next });
    if (value !== undefined) write(value);
  };
  return (
    <span className={styles['items']}>
      {items.map((code, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a file may name a country twice
        <span key={`${code} ${index}`} className={styles['token']}>
          <span title={code}>{countryName(code)}</span>
          {items.length > 1 && (
            <Remove
              name={label(words.removeItem(countryName(code)))}
              run={() => put(items.toSpliced(index, 1))}
            />
          )}
        </span>
      ))}
      <Select
        aria-label={label(words.parts.country)}
        value=""
        onKeyDown={openSelectByKey}
        onChange={(event) => put([...items, event.target.value])}
      >
        <option value="">{words.parts.country}…</option>
        {countries().map(({ code, name }) => (
          <option key={code} value={code} disabled={items.some((one) => one.toUpperCase() === code)}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
}
