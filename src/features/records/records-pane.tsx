// The form: records as cards in file order, with everything between them in its place. Only visible rows are
// rendered.

import {
  type ComponentType,
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusedPaneContext } from '../../actions/action.ts';
import { getPane, registerPane } from '../../actions/panes.ts';
import { usePane } from '../../actions/use-pane.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { type Format, hasRecords, LENIENT_FIELDS, type ValueType } from '../../core/syntax/directives.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { directiveOfKind, kindsInChunk } from '../../core/syntax/recognize.ts';
import { number } from '../../messages/en/counts.ts';
import { recordsWords as words } from '../../messages/en/records.ts';
import { fileOf } from '../../state/document/document.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { useLayout } from '../../state/layout/use-layout.ts';
import { PaneTabsContext, PaneTitle } from '../../ui/controls/pane-title.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import * as commands from './edits/line-edits.ts';
import { classifyEmptyFile, type EmptyFileKind } from './empty-file-kind.ts';
import { AnnounceContext } from './highlight-line.ts';
import { focusLineField } from './list/focus-row.ts';
import { RecordList } from './list/record-list.tsx';
import { loadOtherLines } from './load-other-lines.ts';
import { BadgesProvider } from './marks/badges-provider.tsx';
import { addRecord } from './record-actions.ts';
import styles from './records.module.css';

/** Reserves the space of a strip while its code is loading. */
const StripPlaceholder = () => <div className={styles['stripRoom']} />;

/** Strips by the value type of a directive that only one system has. */
const stripsByType: Partial<Record<ValueType, ComponentType<{ policy: Policy }>>> = {
  'usage-rule': lazyComponent(loadOtherLines, 'AcapFileStrip', StripPlaceholder),
  'agent-host': lazyComponent(
    () => import('./mobile-agents/mobile-agent-strip.tsx'),
    'MobileAgentStrip',
    StripPlaceholder,
  ),
};

/** The menu that adds to the file. Its space is reserved while its code is loading. */
const AddMenu = lazyComponent(
  () => import('./add-menu.tsx'),
  'AddMenu',
  () => (
    <span className="btn btn-quiet">
      <Icon name="g-plus" /> {words.addShort}
    </span>
  ),
);

const DatasetStrip = lazyComponent(loadOtherLines, 'DatasetStrip', () => null);

/** The systems of a format that have a directive of this value. */
const findDialects = ({ directives }: Format, value: string) =>
  new Set(directives.filter((row) => row.value === value).map(({ dialect }) => dialect));

function usesDialect({ source, format }: Policy, dialects: ReadonlySet<string>): boolean {
  return source.lines.chunks.some((chunk) =>
    kindsInChunk(chunk, format, LENIENT_FIELDS).some((kind) => {
      const directive = directiveOfKind(format, kind);
      return directive !== undefined && dialects.has(directive.dialect);
    }),
  );
}

/** The strips for a file, with their keys. */
const findStrips = (policy: Policy) => [
  ...Object.entries(stripsByType).filter(([value]) =>
    usesDialect(policy, findDialects(policy.format, value)),
  ),
  ...(policy.format.describes ? [['describes', DatasetStrip] as const] : []),
];

const add = () => addRecord.run(focusedPaneContext(null));

interface EmptyFileNoteProps {
  readonly kind: EmptyFileKind;
  readonly button: Ref<HTMLButtonElement>;
}

function EmptyFileNote({ kind, button }: EmptyFileNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // If it disappears with the focus and nothing else takes it, the focus stays in the pane.
  useLayoutEffect(() => {
    const element = note.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) getPane('add-record-button')?.focus();
      });
    };
  }, []);
  return (
    <div ref={note} className={`stack ${styles['empty']}`}>
      <p>
        <strong>{words.emptyTitle}</strong>, {words.emptyText[kind]}
      </p>
      <button ref={button} type="button" className="btn" data-field="first-record" onClick={add}>
        {words.emptyAdd}
      </button>
    </div>
  );
}

interface RecordsPaneProps {
  /** Other tools for the file, at the end of the head. */
  readonly tools: ReactNode;
  /** Opens a file of the site that a record refers to, creating it if necessary. */
  readonly openFile?: (path: string) => void;
}

export function RecordsPane({ tools, openFile }: RecordsPaneProps) {
  const policy = useDocument(openPolicy);
  const file = useDocument(({ document, view }) => fileOf(document, view.path)?.id);
  const [said, setSaid] = useState({ sentence: '', file });
  const setAnnouncement = useCallback((sentence: string) => setSaid({ sentence, file }), [file]);
  const count = blocksOf(policy).length;
  // On a phone, they scroll with the records.
  const isScrolling = useLayout(({ kind }) => kind === 'narrow') && count > 0;
  const addButton = useRef<HTMLButtonElement>(null);
  // The tab of the records shows their number.
  const tabs = use(PaneTabsContext);
  const strips = findStrips(policy).map(([name, Strip]) => <Strip key={name} policy={policy} />);
  // Registered once, not at every render: the list may focus the button while a render is being committed.
  useLayoutEffect(() => registerPane('add-record-button', { focus: () => addButton.current?.focus() }), []);
  usePane(
    'records',
    hasRecords(policy.format)
      ? { addRecord: () => focusLineField(commands.insertRecord(), 'agent', true) }
      : undefined,
  );
  return (
    <section className="pane" aria-label={words.title}>
      <div className="pane-head">
        <PaneTitle name={words.title} />
        <span className="meta" title={words.counts(count)}>
          {!tabs && <span aria-hidden="true">{number(count)}</span>}
          <span className="vh">{words.counts(count)}</span>
        </span>
        <span className="spring" />
        {(hasRecords(policy.format) || policy.format.describes) && (
          <AddMenu format={policy.format} buttonRef={count > 0 ? addButton : undefined} />
        )}
        {tools}
      </div>
      <div className={`column ${styles['body']}`}>
        {!isScrolling && strips}
        <AnnounceContext value={setAnnouncement}>
          <BadgesProvider>
            <RecordList
              key={file}
              policy={policy}
              openFile={openFile}
              above={isScrolling && strips.length > 0 ? strips : undefined}
              empty={
                count === 0 && hasRecords(policy.format) ? (
                  <EmptyFileNote kind={classifyEmptyFile(policy)} button={addButton} />
                ) : undefined
              }
            />
          </BadgesProvider>
        </AnnounceContext>
      </div>
      <output className="vh">{said.file === file && said.sentence}</output>
    </section>
  );
}
