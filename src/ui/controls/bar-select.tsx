// A labeled select in the bar above the grid.
import { useId } from 'react';
import { Select } from './select.tsx';

interface BarSelectProps<V extends string> {
  readonly label: string;
  readonly value: V;
  /** The options with their labels. */
  readonly options: readonly (readonly [value: V, word: string])[];
  readonly choose: (value: V) => void;
}

export function BarSelect<V extends string>({ label, value, options, choose }: BarSelectProps<V>) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <Select id={id} value={value} onChange={({ target }) => choose(target.value as V)}>
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** Returns options for names without duplicates. `everyone` is the label for all names. */
export const createNameOptions = (
  everyoneLabel: string,
  ...names: readonly string[]
): (readonly [string, string])[] => [
  ['', everyoneLabel],
  ...[...new Set(names)].filter((name) => name !== '' && name !== '*').map((name) => [name, name] as const),
];
