// Shown above the records of data.txt: which reading is used, and a list of what a visiting tool would see. For a
// YAML file: its content, and a button that converts it into records.

import { useMemo, useRef, useState } from 'react';
import { type PinsYaml, readPinsYaml } from '../../../core/formats/data-txt/yaml/pins.ts';
import { blocksOf } from '../../../core/syntax/blocks.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { datasetFormWords } from '../../../messages/en/formats/data-txt.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { focusAddRecord } from '../list/focus-row.ts';
import { CatalogueDialog } from './catalogue-dialog.tsx';
import styles from './datasets.module.css';
import { PinsDialog } from './pins-dialog.tsx';

const words = datasetFormWords.yaml;

/** How many items of each part are listed. */
const MAX_LISTED_PATHS = 100;

function StripPart({
  title,
  said: entries,
}: {
  title: string;
  said: readonly (readonly [number, string])[];
}) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {entries.slice(0, MAX_LISTED_PATHS).map(([line, text]) => (
          <li key={`${line} ${text}`}>
            <VisibleText text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PinsContents({ paths, fields, lists, columns, unread: unreadLines }: PinsYaml) {
  const entries = [
    ...fields.map(({ name, text, line }) => [line, words.entry(name, text)] as const),
    ...lists.map(
      ({ name, values, line }) =>
        [line, words.entry(name, words.column(values.map(({ text }) => text)))] as const,
    ),
  ].toSorted(([a], [b]) => a - b);
  return (
    <>
      <StripPart title={words.files} said={paths.map(({ text, line }) => [line, text])} />
      <StripPart title={words.entries} said={entries} />
      <StripPart
        title={words.columns}
        said={columns.map(({ name, type, description, line }) => [
          line,
          words.column([name, type, description]),
        ])}
      />
      {unreadLines.length > 0 && <p>{words.unread(unreadLines.slice(0, MAX_LISTED_PATHS))}</p>}
    </>
  );
}

function PinsStrip({ pins }: { pins: PinsYaml }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { paths, fields, lists, columns } = pins;
  return (
    <section
      className={`stack tight text-s ${styles['strip']} ${styles['whole']}`}
      aria-label={words.region}
      data-instead="true"
    >
      <p>
        <Icon name="g-note" /> {words.is}
      </p>
      <details open>
        <summary>{words.holds(paths.length, fields.length + lists.length, columns.length)}</summary>
        <PinsContents {...pins} />
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
          onClosed={() => (button.current ? button.current.focus() : focusAddRecord())}
        />
      )}
    </section>
  );
}

function ListStrip() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`stack tight text-s ${styles['strip']}`} data-brief="true">
      <span>{datasetFormWords.ours}</span>
      <button
        ref={button}
        type="button"
        className="btn btn-link"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {datasetFormWords.list}
      </button>
      {isOpen && <CatalogueDialog onClose={() => setOpen(false)} onClosed={() => button.current?.focus()} />}
    </div>
  );
}

export function DatasetStrip({ policy }: { policy: Policy }) {
  const pins = useMemo(() => readPinsYaml(policy), [policy]);
  if (pins) return <PinsStrip pins={pins} />;
  return blocksOf(policy).length > 0 ? <ListStrip /> : null;
}
