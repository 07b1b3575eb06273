// The head of a table whose columns have a name each.

interface TableHeadProps {
  readonly names: readonly string[];
  /** True where only those who hear the page need the names. */
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
