// The list of expectations, in place of the findings: those that fail first, a field that takes new ones as sentences,
// and the command that checks them in CI.
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import { type Claim, claimId } from '../../core/workspace/expectations/claim.ts';
import type { ExpectableCell } from '../../core/workspace/expectations/expectation.ts';
import {
  printExpectationsCsv,
  printExpectationsJson,
} from '../../core/workspace/expectations/expectation-files.ts';
import { number } from '../../messages/en/counts.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { saveBytes } from '../../state/disk/file-access.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { claimsOf } from '../../state/expectations/check-claims.ts';
import { removeAllExpectations } from '../../state/expectations/expectation-commands.ts';
import { type ExpectationFilter, expectationRows } from '../../state/expectations/expectation-rows.ts';
import { openExpectationDialog, openExpectations } from '../../state/expectations/expectations-panel.ts';
import {
  useClaimResults,
  useExpectationResults,
  useExpectationState,
} from '../../state/expectations/use-expectations.ts';
import { useShortText } from '../../ui/controls/use-short-text.ts';
import { useEscape } from '../../ui/environment/use-escape.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { useFocusReturn } from '../../ui/overlays/focus-return.ts';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { MenuItem } from '../../ui/overlays/menu-button.tsx';
import { CiCommand } from './ci-command.tsx';
import { Composer } from './composer.tsx';
import { ExpectationRows } from './expectation-rows.tsx';
import styles from './expectations.module.css';
import { openExpectedCell } from './open-cell.ts';

const words = expectationWords.list;

/** Returns a set with or without a key. */
const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]);

async function saveAs(format: 'json' | 'csv'): Promise<string> {
  const { document } = documentStore.getState();
  const { expectations } = document;
  const claims = claimsOf(document);
  const isJson = format === 'json';
  const text = isJson ? printExpectationsJson(expectations, claims) : printExpectationsCsv(expectations);
  const { done } = await saveBytes(`${words.file}.${format}`, new TextEncoder().encode(text), undefined);
  if (done === 'cancelled') return '';
  return isJson
    ? words.saved(expectations.length + claims.length)
    : words.savedCsv(expectations.length, claims.length);
}

interface FilterProps {
  readonly filter: ExpectationFilter;
  readonly onFilter: (filter: ExpectationFilter) => void;
  readonly counts: Readonly<Record<ExpectationFilter, number>>;
}

const filterNames: Readonly<Record<ExpectationFilter, string>> = {
  all: words.all,
  failing: words.failing,
  claims: words.inWords,
};

const filters: readonly ExpectationFilter[] = ['all', 'failing', 'claims'];

/** A filter for sentences is offered where there are some. */
const Filters = ({ filter, onFilter, counts }: FilterProps) => (
  <fieldset className={`filters ${styles['strip']}`} aria-label={words.show}>
    {filters
      .filter((one) => one !== 'claims' || one === filter || counts[one] > 0)
      .map((one) => (
        <button
          key={one}
          type="button"
          className="btn btn-quiet"
          aria-pressed={filter === one}
          onClick={() => onFilter(one)}
        >
          {one === 'failing' && <Icon name="g-cross" />}{' '}
          <span className={one === 'failing' ? styles['word'] : undefined}>{filterNames[one]}</span>{' '}
          <b>{number(counts[one])}</b>
        </button>
      ))}
  </fieldset>
);

const emptyWords: Readonly<Record<ExpectationFilter, string>> = {
  all: words.none,
  failing: words.noneFail,
  claims: words.noneInWords,
};

/** All expectations with their results. */
function useListed() {
  const expectations = useDocument((state) => state.document.expectations);
  const claims = useDocument((state) => claimsOf(state.document));
  const results = useExpectationResults();
  const { results: claimResults, isCurrent } = useClaimResults();
  return useMemo(
    () => ({
      isCurrent,
      expectations: expectations.map((expectation, index) => ({
        expectation,
        index,
        result: results.get(expectation),
      })),
      claims: claims.map((claim, index) => ({ claim, index, result: claimResults.get(claim) })),
    }),
    [expectations, claims, results, claimResults, isCurrent],
  );
}

export interface ExpectationsPanelProps {
  readonly onClose: () => void;
  /** Called after the explanation of a cell was opened. */
  readonly onShown: () => void;
  readonly onSaveWorkspace: () => void;
}

export function ExpectationsPanel({ onClose, onShown, onSaveWorkspace }: ExpectationsPanelProps) {
  const { expectations, claims, isCurrent } = useListed();
  const [filter, setFilter] = useState<ExpectationFilter>('all');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<Claim>();
  const [said, say] = useShortText();
  const { checkClaimsNow } = useExpectationState();
  const goBack = useFocusReturn();
  const keys = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const rows = useMemo(
    () => expectationRows(expectations, claims, filter, open),
    [expectations, claims, filter, open],
  );
  const failing = [...expectations, ...claims].filter(({ result }) => result?.outcome === 'failed').length;
  const counts = { all: expectations.length + claims.length, failing, claims: claims.length };
  const toggle = (key: string) => setOpen((keysBefore) => toggled(keysBefore, key));
  const focusHeading = useCallback((title: HTMLHeadingElement | null) => {
    heading.current = title;
    title?.focus({ preventScroll: true });
  }, []);
  const close = () => {
    onClose();
    goBack();
  };
  useEscape(panel, close);
  const onShow = (cell: ExpectableCell, repairs?: Claim) =>
    void openExpectedCell(documentStore, cell, repairs)
      .catch(() => false)
      .then((isShown) => isShown && onShown());
  usePane('findings-frame', { element: () => panel.current, close: () => openExpectations(false) });
  const focusTitle = () => heading.current?.focus();
  const menu: readonly MenuItem[] = [
    { label: words.record, run: () => openExpectationDialog('record', focusTitle) },
    { label: words.import, run: () => openExpectationDialog('import', focusTitle) },
    ...(counts.all === 0
      ? []
      : [
          { label: words.saveJson, run: () => void saveAs('json').then(say) },
          { label: words.saveCsv, run: () => void saveAs('csv').then(say) },
          { label: words.removeAll, run: () => removeAllExpectations(documentStore) },
        ]),
  ];
  return (
    <dialog
      open
      ref={panel}
      aria-label={words.title}
      tabIndex={-1}
      className={styles['panel']}
      data-stop="findings"
    >
      <header className={`pane-head ${styles['head']}`}>
        <h2 ref={focusHeading} tabIndex={-1}>
          {words.title}
        </h2>
        <Filters filter={filter} onFilter={setFilter} counts={counts} />
        <span className="spring" />
        <output className="text-s quiet">{said}</output>
        <Menu label={words.more} items={menu} />
        <button type="button" className="ibtn" aria-label={words.close} title={words.close} onClick={close}>
          <Icon name="i-close" />
        </button>
      </header>
      <div className={styles['body']}>
        {rows.length === 0 && <p className={`text-s ${styles['none']}`}>{emptyWords[filter]}</p>}
        <Composer
          key={edited ? claimId(edited) : 'new'}
          edited={edited}
          onEdited={() => setEdited(undefined)}
        />
        {checkClaimsNow && (
          <p className={`strip flow text-s ${styles['long']}`}>
            {words.long}
            <button type="button" className="btn btn-link" onClick={checkClaimsNow}>
              {words.checkNow}
            </button>
          </p>
        )}
        <ExpectationRows
          rows={rows}
          isCurrent={isCurrent}
          open={open}
          keys={keys}
          onToggle={toggle}
          onShow={onShow}
          onEdit={setEdited}
          onEmptied={focusTitle}
        />
        <CiCommand onSaveWorkspace={onSaveWorkspace} />
      </div>
      <p id={keys} className="vh">
        {words.keys}
      </p>
    </dialog>
  );
}
