// Above the records of a data.txt that is YAML: what it is, what is in it, and a way to make records of it.
import { useRef, useState } from 'react';
import { type PinsYaml, readPinsYaml } from '../../../core/dialects/datasets/yaml/pins.ts';
import type { Policy } from '../../../core/policy/policy.ts';
import { datasetFormWords } from '../../../messages/words/datasets.ts';
import { Icon } from '../../../ui/icon.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import styles from './datasets.module.css';
import type { PinsDialogProps } from './pins-dialog.tsx';

const words = datasetFormWords.yaml;

const PinsDialog = onDemand<PinsDialogProps>(
  () => import('./pins-dialog.tsx'),
  () => null,
);

/** So many of each are listed. */
const LISTED = 100;

function Part({ title, said }: { title: string; said: readonly (readonly [number, string])[] }) {
  if (said.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {said.slice(0, LISTED).map(([line, text]) => (
          <li key={`${line} ${text}`}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function Contents({ paths, fields, lists, columns, unread }: PinsYaml) {
  const entries = [
    ...fields.map(({ name, text, line }) => [line, words.entry(name, text)] as const),
    ...lists.map(
      ({ name, values, line }) =>
        [line, words.entry(name, words.column(values.map(({ text }) => text)))] as const,
    ),
  ].toSorted(([a], [b]) => a - b);
  return (
    <>
      <Part title={words.files} said={paths.map(({ text, line }) => [line, text])} />
      <Part title={words.entries} said={entries} />
      <Part
        title={words.columns}
        said={columns.map(({ name, type, description, line }) => [
          line,
          words.column([name, type, description]),
        ])}
      />
      {unread.length > 0 && <p>{words.unread(unread.slice(0, LISTED))}</p>}
    </>
  );
}

export default function PinsStrip({ policy }: { policy: Policy }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const pins = readPinsYaml(policy);
  if (!pins) return null;
  const { paths, fields, lists, columns } = pins;
  return (
    <section className={styles['strip']} aria-label={words.region}>
      <p>
        <Icon name="g-note" /> {words.is}
      </p>
      <details>
        <summary>{words.holds(paths.length, fields.length + lists.length, columns.length)}</summary>
        <Contents {...pins} />
      </details>
      <p>
        <button
          ref={button}
          type="button"
          className="btn"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {words.turn}
        </button>
      </p>
      {isOpen && (
        <PinsDialog
          onClose={() => setOpen(false)}
          onClosed={() =>
            (button.current ?? document.querySelector<HTMLElement>('[data-add-record]'))?.focus()
          }
        />
      )}
    </section>
  );
}
