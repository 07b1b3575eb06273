// The head of a table with named columns.

interface TableHeadProps {
  readonly names: readonly string[];
  /** Whether the names are for screen readers only. */
  readonly isHidden?: boolean;
}

export const TableHead = ({ names, isHidden = false }: TableHeadProps) => (
  <thead className={isHidden ? 'vh' : undefined}>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
