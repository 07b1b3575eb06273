// The rows of ACAP, loaded when a file first needs them.
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { OtherFieldRow } from './other-rows.tsx';
import type { LineProps } from './rule-row.tsx';

let loaded: ComponentType<LineProps> | undefined;

/** Loads the rows. Those drawn afterwards are there at once, so that they can be gone to. */
export async function loadAcapRows(): Promise<{ default: ComponentType<LineProps> }> {
  const rows = await import('./acap/acap-row.tsx');
  loaded = rows.default;
  return rows;
}

const Late = lazy(loadAcapRows);

/** Until the rows are there, their lines are shown as fields that nobody knows: as high, and as editable. */
export function AcapRow(props: LineProps) {
  // What was drawn first stays: another component would lose what is typed into it.
  const [Row] = useState(() => loaded ?? Late);
  return (
    <Suspense fallback={<OtherFieldRow {...props} />}>
      <Row {...props} />
    </Suspense>
  );
}
