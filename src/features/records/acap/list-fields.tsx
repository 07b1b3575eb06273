// Values with several items: names, tags, domains, ranges and templates of addresses, countries.

import { type ReactNode, useState } from 'react';
import { countryCodes } from '../../../core/catalogue/countries.ts';
import { maskOfPrefix } from '../../../core/dialects/acap/ip-addresses.ts';
import { valueOfParts } from '../../../core/dialects/acap/value-model.ts';
import { once } from '../../../core/text/once.ts';
import { spokenLanguage } from '../../../messages/language.ts';
import { type ValueProblem, restrictionWords as words } from '../../../messages/words/acap-restrictions.ts';
import { removeBeside } from '../../../ui/beside.ts';
import { Icon } from '../../../ui/icon.tsx';
import { openFirst } from '../../../ui/open-first.ts';
import { Select } from '../../../ui/select.tsx';
import styles from './acap.module.css';
import { ItemInput, type ValueProps } from './item-input.tsx';

function Remove({ name, run }: { name: string; run: () => void }) {
  return (
    <button
      type="button"
      className={styles['cross']}
      aria-label={name}
      title={name}
      onClick={({ currentTarget }) =>
        removeBeside(currentTarget, currentTarget.closest(`.${styles['items']}`), run)
      }
    >
      <Icon name="i-close" />
    </button>
  );
}

/** The items one by one, each with its cross, and room for one more. */
function Items({ item, ...value }: ValueProps & { item: (index: number, isNew: boolean) => ReactNode }) {
  const { type, parts, label, write, isNew } = value;
  const { items } = parts;
  const [adding, setAdding] = useState<number>();
  const count = Math.max(1, adding === items.length ? items.length + 1 : items.length);
  const remove = (index: number) => {
    const left = valueOfParts(type, { ...parts, items: items.toSpliced(index, 1) });
    if (left !== undefined) write(left);
  };
  return (
    <span className={styles['items']}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles['item']}>
          {item(index, adding === index || (isNew && index === 0))}
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

export function ListField({ problem, ...value }: ValueProps & { problem: ValueProblem }) {
  return (
    <Items
      {...value}
      item={(index, isNew) => (
        <ItemInput
          {...value}
          isNew={isNew}
          index={index}
          what={nth(words.parts.value, index)}
          problem={problem}
        />
      )}
    />
  );
}

const cut = (item: string, sign: string): readonly [string, string] => {
  const at = item.indexOf(sign);
  return at < 0 ? [item, ''] : [item.slice(0, at), item.slice(at + 1)];
};

export function RangesField(value: ValueProps) {
  const item = (index: number, isNew: boolean) => {
    const [from, to] = cut(value.parts.items[index] ?? '', '-');
    const join = (a: string, b: string) => (b.trim() === '' ? a.trim() : `${a.trim()}-${b.trim()}`);
    const base = { ...value, index, problem: 'address' } as const;
    const begin = { of: (one: string) => cut(one, '-')[0], compose: (typed: string) => join(typed, to) };
    const end = { of: (one: string) => cut(one, '-')[1], compose: (typed: string) => join(from, typed) };
    return (
      <>
        <ItemInput {...base} isNew={isNew} what={nth(words.parts.from, index)} part={begin} />
        <span>{words.to}</span>
        <ItemInput {...base} isNew={false} what={nth(words.parts.to, index)} part={end} />
      </>
    );
  };
  return <Items {...value} item={item} />;
}

/** The prefix length that a mask of free bits stands for; undefined if its bits are no run at the end. */
const prefixOf = (mask: string) =>
  Array.from({ length: 33 }, (_, length) => length).find((length) => maskOfPrefix(length) === mask);

const noFreeBits = (address: string) => (address.includes(':') ? '::' : maskOfPrefix(32));

export function MasksField(value: ValueProps) {
  const item = (index: number, isNew: boolean) => {
    const [address, mask] = cut(value.parts.items[index] ?? '', '/');
    const base = { ...value, index, isNew: false, problem: 'address' } as const;
    const ofAddress = {
      of: (one: string) => cut(one, '/')[0],
      compose: (typed: string) => `${typed.trim()}/${mask || noFreeBits(typed)}`,
    };
    const ofMask = {
      of: (one: string) => cut(one, '/')[1],
      compose: (typed: string) => `${address}/${typed.trim()}`,
    };
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
        <ItemInput {...base} isNew={isNew} what={nth(words.parts.address, index)} part={ofAddress} />
        <span>{words.free}</span>
        <ItemInput {...base} what={nth(words.parts.mask, index)} part={ofMask} />
        {!address.includes(':') && (
          <>
            <span>/</span>
            <ItemInput
              {...base}
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
        onKeyDown={openFirst}
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
