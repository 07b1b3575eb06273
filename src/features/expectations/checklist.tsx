// Names to choose from, all chosen at first, with a box for all of them.
import { expectationWords } from '../../messages/en/expectations.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import styles from './expectations.module.css';

const words = expectationWords.record;

/** Nobody goes through more one by one. */
const MAX_LISTED = 1000;

interface ChecklistProps {
  readonly legend: string;
  readonly all: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly nameOf: (one: string) => string;
  readonly isCode?: boolean;
}

export function Checklist({ legend, all, chosen, onChoose, nameOf, isCode }: ChecklistProps) {
  const isAll = all.every((one) => chosen.has(one));
  const toggle = (one: string) => {
    const next = new Set(chosen);
    if (!next.delete(one)) next.add(one);
    onChoose(next);
  };
  return (
    <fieldset className={styles['checklist']}>
      <legend>{legend}</legend>
      {all.length > MAX_LISTED ? (
        <p>{words.tooMany(all.length)}</p>
      ) : (
        <>
          <label>
            <input type="checkbox" checked={isAll} onChange={() => onChoose(new Set(isAll ? [] : all))} />
            {words.all}
          </label>
          <ul>
            {[...new Set(all)].map((one) => (
              <li key={one}>
                <label>
                  <input type="checkbox" checked={chosen.has(one)} onChange={() => toggle(one)} />
                  {isCode ? (
                    <code>
                      <VisibleText text={nameOf(one)} />
                    </code>
                  ) : (
                    <VisibleText text={nameOf(one)} />
                  )}
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}
