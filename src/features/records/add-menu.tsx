// What else can be added to a file than a record of its main system.
import type { Policy } from '../../core/policy/policy.ts';
import { recordsWords as words } from '../../messages/words/records.ts';
import { Menu } from '../../ui/menu.tsx';
import { afterMenu } from './focus.ts';
import { loadAcapRows } from './loaded-row.tsx';

/** With the rows that are gone to once something is written. */
const acap = async () => (await Promise.all([import('./acap/add-items.ts'), loadAcapRows()]))[0];
const KINDS = ['resource-set', 'qualified-usage', 'composite-usage'] as const;

/** Offered where the format has what is written. */
export function AddMenu({ policy }: { policy: Policy }) {
  if (!policy.format.directives.some(({ value }) => value === 'usage-rule')) return null;
  const items = [
    { label: words.addMore.record, run: () => afterMenu(() => void acap().then((one) => one.addRecord())) },
    ...KINDS.map((kind) => ({
      label: words.addMore[kind],
      run: () => afterMenu(() => void acap().then((one) => one.addDefinition(kind))),
    })),
  ];
  return <Menu label={words.addMore.title} icon="g-down" items={items} />;
}
