// Fields for values with several items: names, tags, domains, address ranges and masks, countries.

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
      className="faint ibtn cross"
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
  /** Continues in the field of another item, or of a new one. */
  readonly continueAt: (index: number, name: PartName) => void;
}

/** The items, each with a remove button, and a button that adds one. */
function ItemList({ item, ...value }: ValueProps & { item: (props: ItemProps) => ReactNode }) {
  const { type, parts, label, write, focus, isNew } = value;
  const { items } = parts;
  const [adding, setAdding] = useState<number>();
  const count = Math.max(1, adding === items.length ? items.length + 1 : items.length);
  const remove = (index: number) => {
    const remaining = valueOfParts(type, { ...parts, items: items.toSpliced(index, 1) });
    if (remaining !== undefined) write(remaining);
  };
  // An existing field gets the focus now; a new one when it is rendered.
  const continueAt = (index: number, name: PartName) =>
    index < count ? focus(name, index) : setAdding(index);
  return (
    <span className={styles['items']}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles['item']}>
          {item({ index, continueAt, isNew: adding === index || (isNew && index === 0) })}
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

/** Splits at commas; after a trailing comma, the last item is empty. */
const splitAtCommas = (typed: string) => typed.split(',').map((part) => part.trim());

export function ListField({ problem, ...value }: ValueProps & { problem: ValueProblem }) {
  const item = ({ index, isNew, continueAt }: ItemProps) => {
    const splitItems = (typed: string): SplitItems | undefined => {
      const typedItems = splitAtCommas(typed);
      const lastIndex = index + typedItems.length - 1;
      return typedItems.length === 1
        ? undefined
        : {
            items: typedItems.filter((text) => text !== ''),
            continueTyping: () => continueAt(lastIndex, 'value'),
          };
    };
    return <ItemInput {...value} {...{ isNew, index, problem, splitItems }} name="value" isNumbered />;
  };
  return <ItemList {...value} item={item} />;
}

/** The format of an item with two parts and a separator between them. */
interface PairFormat {
  readonly separator: '-' | '/';
  readonly names: readonly [PartName, PartName];
  /** Joins the two parts; the second may be empty. */
  readonly join: (first: string, second: string) => string;
}

const splitPair = (item: string, separator: string): readonly [string, string] => {
  const index = item.indexOf(separator);
  return index < 0 ? [item, ''] : [item.slice(0, index).trim(), item.slice(index + 1).trim()];
};

/**
 * The two fields of an item. The first also accepts a whole item, and both accept several items with commas
 * between them.
 */
function PairFields({ pair, value, ...itemProps }: ItemProps & { pair: PairFormat; value: ValueProps }) {
  const { index, isNew, continueAt } = itemProps;
  const { separator, join, names } = pair;
  const [first, second] = splitPair(value.parts.items[index] ?? '', separator);
  const splitItems = (typed: string): SplitItems => {
    const items = splitAtCommas(typed);
    const lastIndex = index + items.length - 1;
    const name = names[items.at(-1)?.includes(separator) ? 1 : 0];
    return {
      items: items.filter((text) => text !== '').map((text) => join(...splitPair(text, separator))),
      continueTyping: () => continueAt(lastIndex, name),
    };
  };
  const splitInFirst = (typed: string) => {
    if (!typed.includes(',')) return undefined;
    const hasBoth = splitAtCommas(typed)[0]?.includes(separator) || second === '';
    return splitItems(hasBoth ? typed : typed.replace(/[^,]*/, (text) => `${text}${separator}${second}`));
  };
  const isItem = (typed: string) => typed.includes(separator);
  // An item that ends with its separator is not complete: the user is about to type the other part.
  const itemFor = (typed: string) => {
    const halves = splitPair(typed, separator);
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
          of: (item) => splitPair(item, separator)[0],
          compose: (typed) => (isItem(typed) ? itemFor(typed) : join(typed.trim(), second)),
        }}
        splitItems={splitInFirst}
      />
      <span>{separator === '-' ? words.to : words.free}</span>
      <ItemInput
        {...base}
        isNew={false}
        name={names[1]}
        part={{ of: (item) => splitPair(item, separator)[1], compose: (typed) => join(first, typed.trim()) }}
        splitItems={(typed) => (typed.includes(',') ? splitItems(`${first}${separator}${typed}`) : undefined)}
      />
    </>
  );
}

const rangeFormat: PairFormat = {
  separator: '-',
  names: ['from', 'to'],
  join: (from, to) => (to === '' ? from : `${from}-${to}`),
};

export const RangesField = (value: ValueProps) => (
  <ItemList {...value} item={(props) => <PairFields {...props} pair={rangeFormat} value={value} />} />
);

/** Returns the prefix length of a mask of free bits; undefined if the bits are not a run at the end. */
const prefixOfMask = (mask: string) =>
  Array.from({ length: 33 }, (_, length) => length).find((length) => maskOfPrefix(length) === mask);

const fullMask = (address: string) => (address.includes(':') ? '::' : maskOfPrefix(32));

/** Returns the mask for a typed mask or prefix length: `24` becomes `0.0.0.255`. */
const maskForTyped = (typed: string, address: string) =>
  /^[1-9]\d?$/.test(typed) && Number(typed) <= 32 && !address.includes(':')
    ? maskOfPrefix(Number(typed))
    : typed;

const maskFormat: PairFormat = {
  separator: '/',
  names: ['address', 'mask'],
  join: (address, mask) => `${address}/${mask === '' ? fullMask(address) : maskForTyped(mask, address)}`,
};

export function MasksField(value: ValueProps) {
  const item = (props: ItemProps) => {
    const { index } = props;
    const [address] = splitPair(value.parts.items[index] ?? '', '/');
    const prefixPart = {
      of: (maskItem: string) => String(prefixOfMask(splitPair(maskItem, '/')[1]) ?? ''),
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
              part={prefixPart}
            />
          </>
        )}
      </>
    );
  };
  return <ItemList {...value} item={item} />;
}

/** Returns a function that names countries in the user's language, and the sorted list of all countries. */
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
  const writeItems = (next: readonly string[]) => {
    const value = valueOfParts(type, { ...parts, items: next });
    if (value !== undefined) write(value);
  };
  return (
    <span className={styles['items']}>
      {items.map((code, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a file may name a country twice
        <span key={`${code} ${index}`} className={`box ${styles['token']}`}>
          <span title={code}>{countries.nameOf(code)}</span>
          {items.length > 1 && (
            <RemoveItemButton
              name={label(words.removeItem(countries.nameOf(code)))}
              run={() => writeItems(items.toSpliced(index, 1))}
            />
          )}
        </span>
      ))}
      <Select
        aria-label={label(words.parts.country)}
        data-field={field('country')}
        value=""
        onKeyDown={openSelectByKey}
        onChange={(event) => writeItems([...items, event.target.value])}
      >
        <option value="">{words.parts.country}…</option>
        {countries.sorted.map(({ code, name }) => (
          <option key={code} value={code} disabled={items.some((item) => item.toUpperCase() === code)}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
}
