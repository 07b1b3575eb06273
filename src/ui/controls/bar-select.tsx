// A choice in the bar above the grid, with its name before it.
import { useId } from 'react';
import { Select } from './select.tsx';

interface BarSelectProps<V extends string> {
  readonly label: string;
  readonly value: V;
  /** What can be chosen, each with its word. */
  readonly options: readonly (readonly [value: V, word: string])[];
  readonly choose: (value: V) => void;
}

export function BarSelect<V extends string>({ label, value, options, choose }: BarSelectProps<V>) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <Select id={id} value={value} onChange={({ target }) => choose(target.value as V)}>
        {options.map(([one, word]) => (
          <option key={one} value={one}>
            {word}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** Names to choose from, each once; those that stand for everyone have a word of their own. */
export const createNameOptions = (
  everyone: string,
  ...names: readonly string[]
): (readonly [string, string])[] => [
  ['', everyone],
  ...[...new Set(names)].filter((name) => name !== '' && name !== '*').map((name) => [name, name] as const),
];
