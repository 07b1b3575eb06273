// Values with several items: names, tags, domains, ranges and templates of addresses, countries.

import { type ReactNode, useMemo, useState } from 'react';
import { countryCodes } from '../../../../core/catalogue/country-codes.ts';
import { maskOfPrefix } from '../../../../core/formats/acap/ip-addresses.ts';
import { valueOfParts } from '../../../../core/formats/acap/value-parts.ts';
import { restrictionWords as words } from '../../../../messages/en/formats/acap.ts';
import type { ValueProblem } from '../../../../messages/format-restriction.ts';
import { languageTag } from '../../../../messages/language.ts';
import { openSelectByKey } from '../../../../ui/controls/open-select-by-key.ts';
import { removeAndRefocus } from '../../../../ui/controls/remove-and-refocus.ts';
import { Select } from '../../../../ui/controls/select.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import styles from '../acap.module.css';
import { ItemInput, type PartName, type SplitItems, type ValueProps } from './item-input.tsx';

function RemoveItemButton({ name, run }: { name: string; run: () => void }) {
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
  readonly goOn: (index: number, name: PartName) => void;
}

/** The items one by one, each with its cross, and room for one more. */
function ItemList({ item, ...value }: ValueProps & { item: (props: ItemProps) => ReactNode }) {
  const { type, parts, label, write, focus, isNew } = value;
  const { items } = parts;
  const [adding, setAdding] = useState<number>();
  const count = Math.max(1, adding === items.length ? items.length + 1 : items.length);
  const remove = (index: number) => {
    const left = valueOfParts(type, { ...parts, items: items.toSpliced(index, 1) });
    if (left !== undefined) write(left);
  };
  // A field that is there takes the focus now, one that is not yet when it comes.
  const goOn = (index: number, name: PartName) => (index < count ? focus(name, index) : setAdding(index));
  return (
    <span className={styles['items']}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles['item']}>
          {item({ index, goOn, isNew: adding === index || (isNew && index === 0) })}
          {items.length > 1 && index < items.length && (
            <RemoveItemButton name={label(words.removeItem(items[index]!))} run={() => remove(index)} />
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

/** The items between commas; the last one is empty after a comma at the end. */
const splitAtCommas = (typed: string) => typed.split(',').map((one) => one.trim());

export function ListField({ problem, ...value }: ValueProps & { problem: ValueProblem }) {
  const item = ({ index, isNew, goOn }: ItemProps) => {
    const several = (typed: string): SplitItems | undefined => {
      const typedItems = splitAtCommas(typed);
      const goesOnAt = index + typedItems.length - 1;
      return typedItems.length === 1
        ? undefined
        : {
            items: typedItems.filter((one) => one !== ''),
            goOn: () => goOn(goesOnAt, 'value'),
          };
    };
    return <ItemInput {...value} {...{ isNew, index, problem, several }} name="value" isNumbered />;
  };
  return <ItemList {...value} item={item} />;
}

/** An item of two parts with a sign between them. */
interface PairFormat {
  readonly sign: '-' | '/';
  readonly names: readonly [PartName, PartName];
  /** The item of two parts; the second one may be empty. */
  readonly join: (first: string, second: string) => string;
}

const splitPair = (item: string, sign: string): readonly [string, string] => {
  const at = item.indexOf(sign);
  return at < 0 ? [item, ''] : [item.slice(0, at).trim(), item.slice(at + 1).trim()];
};

/** The two fields of an item. The first takes a whole item too, and either takes several between commas. */
function PairFields({ pair, value, ...at }: ItemProps & { pair: PairFormat; value: ValueProps }) {
  const { index, isNew, goOn } = at;
  const { sign, join, names } = pair;
  const [first, second] = splitPair(value.parts.items[index] ?? '', sign);
  const several = (typed: string): SplitItems => {
    const items = splitAtCommas(typed);
    const goesOnAt = index + items.length - 1;
    const name = names[items.at(-1)?.includes(sign) ? 1 : 0];
    return {
      items: items.filter((one) => one !== '').map((one) => join(...splitPair(one, sign))),
      goOn: () => goOn(goesOnAt, name),
    };
  };
  const inFirst = (typed: string) => {
    if (!typed.includes(',')) return undefined;
    const hasBoth = splitAtCommas(typed)[0]?.includes(sign) || second === '';
    return several(hasBoth ? typed : typed.replace(/[^,]*/, (one) => `${one}${sign}${second}`));
  };
  const isItem = (typed: string) => typed.includes(sign);
  // An item that ends with its sign is not written: the other half is still to come.
  const itemFor = (typed: string) => {
    const halves = splitPair(typed, sign);
    return halves[1] === '' ? typed : join(...halves);
  };
  const base = { ...value, index, isNumbered: true, problem: 'address' } as const;
  return (
    <>
      <ItemInput
        {...base}
        isNew={isNew}
        name={names[0]}
        part={{
          of: (one) => splitPair(one, sign)[0],
          compose: (typed) => (isItem(typed) ? itemFor(typed) : join(typed.trim(), second)),
          isItem,
        }}
        several={inFirst}
      />
      <span>{sign === '-' ? words.to : words.free}</span>
      <ItemInput
        {...base}
        isNew={false}
        name={names[1]}
        part={{ of: (one) => splitPair(one, sign)[1], compose: (typed) => join(first, typed.trim()) }}
        several={(typed) => (typed.includes(',') ? several(`${first}${sign}${typed}`) : undefined)}
      />
    </>
  );
}

const rangeFormat: PairFormat = {
  sign: '-',
  names: ['from', 'to'],
  join: (from, to) => (to === '' ? from : `${from}-${to}`),
};

export const RangesField = (value: ValueProps) => (
  <ItemList {...value} item={(props) => <PairFields {...props} pair={rangeFormat} value={value} />} />
);

/** The prefix length that a mask of free bits stands for; undefined if its bits are no run at the end. */
const prefixOfMask = (mask: string) =>
  Array.from({ length: 33 }, (_, length) => length).find((length) => maskOfPrefix(length) === mask);

const fullMask = (address: string) => (address.includes(':') ? '::' : maskOfPrefix(32));

/** A mask as it is written, for itself or for a prefix length: `24` is `0.0.0.255`. */
const maskForTyped = (typed: string, address: string) =>
  /^[1-9]\d?$/.test(typed) && Number(typed) <= 32 && !address.includes(':')
    ? maskOfPrefix(Number(typed))
    : typed;

const maskFormat: PairFormat = {
  sign: '/',
  names: ['address', 'mask'],
  join: (address, mask) => `${address}/${mask === '' ? fullMask(address) : maskForTyped(mask, address)}`,
};

export function MasksField(value: ValueProps) {
  const item = (props: ItemProps) => {
    const { index } = props;
    const [address] = splitPair(value.parts.items[index] ?? '', '/');
    const ofPrefix = {
      of: (one: string) => String(prefixOfMask(splitPair(one, '/')[1]) ?? ''),
      compose: (typed: string) => {
        const length = Number(typed);
        const isLength = /^\d+$/.test(typed.trim()) && length <= 32;
        return `${address}/${isLength ? maskOfPrefix(length) : typed}`;
      },
    };
    return (
      <>
        <PairFields {...props} pair={maskFormat} value={value} />
        {!address.includes(':') && (
          <>
            <span>/</span>
            <ItemInput
              {...value}
              index={index}
              isNew={false}
              problem="prefix"
              isNumber
              name="prefix"
              isNumbered
              part={ofPrefix}
            />
          </>
        )}
      </>
    );
  };
  return <ItemList {...value} item={item} />;
}

/** What countries are called, and all of them by their names. */
function nameCountries() {
  const regions = new Intl.DisplayNames([languageTag()], { type: 'region', fallback: 'code' });
  const { compare } = new Intl.Collator(languageTag());
  const nameOf = (code: string) =>
    /^[A-Za-z]{2}$/.test(code) ? (regions.of(code.toUpperCase()) ?? code) : code;
  const sorted = [...countryCodes]
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((a, b) => compare(a.name, b.name));
  return { nameOf, sorted };
}

export function CountriesField({ type, parts, label, field, write }: ValueProps) {
  const { items } = parts;
  const countries = useMemo(() => nameCountries(), []);
  const put = (next: readonly string[]) => {
    const value = valueOfParts(type, { ...parts, items: next });
    if (value !== undefined) write(value);
  };
  return (
    <span className={styles['items']}>
      {items.map((code, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a file may name a country twice
        <span key={`${code} ${index}`} className={styles['token']}>
          <span title={code}>{countries.nameOf(code)}</span>
          {items.length > 1 && (
            <RemoveItemButton
              name={label(words.removeItem(countries.nameOf(code)))}
              run={() => put(items.toSpliced(index, 1))}
            />
          )}
        </span>
      ))}
      <Select
        aria-label={label(words.parts.country)}
        data-field={field('country')}
        value=""
        onKeyDown={openSelectByKey}
        onChange={(event) => put([...items, event.target.value])}
      >
        <option value="">{words.parts.country}…</option>
        {countries.sorted.map(({ code, name }) => (
          <option key={code} value={code} disabled={items.some((one) => one.toUpperCase() === code)}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
}
