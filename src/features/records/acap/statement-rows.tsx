// Rows of a record that are neither a permission nor a prohibition: purposes, requests, a reference to another file.
import type { ReactNode } from 'react';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { requestActions } from '../../../core/formats/acap/field.ts';
import { pathOnSite } from '../../../core/workspace/path-on-site.ts';
import { acapWords as words } from '../../../messages/en/formats/acap.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useRecordsForm } from '../form-context.ts';
import { highlightLine } from '../highlight-line.ts';
import { focusAddRecord, focusLineField, runAfterMenuCloses } from '../list/focus-row.ts';
import listStyles from '../records.module.css';
import { DraftInput, type DraftInputProps } from '../rows/draft-input.tsx';
import { LineMenu } from '../rows/other-rows.tsx';
import { useRuleActions } from '../rows/use-rule-actions.tsx';
import styles from './acap.module.css';
import * as commands from './acap-edits.ts';
import { AcapRowFrame, type AcapRowProps } from './acap-row-frame.tsx';
import { AddPermission } from './add-permission.tsx';
import { writableAddress, writablePurpose, writableResource } from './writable-values.ts';

type WordFieldProps = Pick<DraftInputProps, 'field' | 'label' | 'writable' | 'onKeyDown' | 'className'> & {
  readonly row: AcapRowProps<'purpose' | 'request' | 'reference'>;
};

/** The field for the single word of a line. */
function WordField({ row: { field, line, acap }, ...rest }: WordFieldProps) {
  return (
    <DraftInput
      {...rest}
      value={acap.word.text}
      commit={(text, visit) => commands.setWordText(field.line.id, text, visit)}
      onFocusField={() => highlightLine(line)}
    />
  );
}

export function RequestRow(props: AcapRowProps<'request'>) {
  const { field, line, block, acap } = props;
  const { id } = field.line;
  const { onKeyDown, menu, chooser } = useRuleActions({
    id,
    line,
    block,
    firstField: 'path',
    enterAdds: false,
    add: () => commands.addRequestLine(block, acap.action),
  });
  return (
    <AcapRowFrame {...props} className={styles['request']}>
      {menu}
      <span className={`text-s quiet ${styles['word']}`}>{words.request}</span>
      <select
        aria-label={words.request}
        data-field="action"
        className={styles['usage']}
        value={acap.action}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          const action = requestActions.find((one) => one === target.value);
          if (action) commands.setRequestAction(id, action);
        }}
      >
        {requestActions.map((action) => (
          <option key={action} value={action}>
            {words.requests[action]}
          </option>
        ))}
      </select>
      <span className={listStyles['cell']}>
        <WordField
          row={props}
          field="path"
          label={recordsWords.path}
          className={`mono bare-field ${listStyles['path']}`}
          writable={writableResource}
          onKeyDown={onKeyDown}
        />
      </span>
      {chooser}
    </AcapRowFrame>
  );
}

/** A purpose starts a part of the record, or adds to the purposes of the part that the line above starts. */
export function PurposeRow(props: AcapRowProps<'purpose'>) {
  const { field, line, block, acap } = props;
  const { policy } = useRecordsForm();
  const condition = acap.word.text === '*' ? words.everyPurpose : words.onlyWhen;
  const last = readAcapFile(policy).facts.purposeNesting().heads.get(line);
  const isHead = last !== undefined;
  const removePart = () => {
    commands.removePurposePart(field.line.id);
    runAfterMenuCloses(focusAddRecord);
  };
  return (
    <AcapRowFrame {...props} className={styles['purpose']}>
      <LineMenu {...props} more={isHead ? [{ label: words.menu.removePart, run: removePart }] : []} />
      <span className={`text-s quiet ${styles['word']}`}>{isHead ? condition : words.orPurpose}</span>
      <span className={`text-s ${listStyles['name']}`}>
        <WordField
          row={props}
          field="purpose"
          label={words.purpose}
          className={`text-s strong ${listStyles['agent']}`}
          writable={writablePurpose}
        />
      </span>
      <button
        type="button"
        className="ibtn"
        aria-label={words.addPurpose(line + 1)}
        data-field="new"
        title={words.addPurpose(line + 1)}
        onClick={() =>
          focusLineField(commands.addPurposeBelow(field.line.id, words.newPurpose), 'purpose', true)
        }
      >
        <Icon name="g-plus" />
      </button>
      <span className="spring" />
      {isHead && (
        <AddPermission
          label={words.addPermissionTo(line + 1)}
          block={block}
          after={last}
          className={styles['long']}
        />
      )}
    </AcapRowFrame>
  );
}

/** What crawlers do while the referenced file is missing, and a link to open or add it. */
function MissingReferenceNote({ acap, line }: AcapRowProps<'reference'>): ReactNode {
  const { policy, openFile } = useRecordsForm();
  const path = useDocument(({ document }) => pathOnSite(document.origin, acap.locator));
  const exists = useDocument(({ document }) => document.files.some((file) => file.path === path));
  const record = readAcapFile(policy).records.find(({ reference }) => reference?.line === line);
  const names = record?.crawlers.map(({ field }) => (field.any ? words.anyCrawler : field.name)) ?? [];
  const open = openFile && path.startsWith('/') && (
    <button type="button" className="btn btn-link" onClick={() => openFile(acap.locator)}>
      {exists ? words.openReference : words.addReference(path)}
    </button>
  );
  if (exists) return open && <p className={`text-xs quiet row-note ${styles['offer']}`}>{open}</p>;
  return (
    <p className={`text-xs quiet row-note ${styles['offer']}`}>
      <Icon name="g-warning" /> {words.notLoaded(names)} {open}
    </p>
  );
}

export function ReferenceRow(props: AcapRowProps<'reference'>) {
  return (
    <AcapRowFrame {...props} className={styles['reference']}>
      <LineMenu {...props} />
      <span className={`text-s quiet ${styles['word']}`}>{words.reference}</span>
      <span className={listStyles['cell']}>
        <WordField
          row={props}
          field="reference"
          label={words.referenceShort}
          className={`mono bare-field ${listStyles['path']}`}
          writable={writableAddress}
        />
      </span>
      <MissingReferenceNote {...props} />
    </AcapRowFrame>
  );
}

const ACAP_VERSIONS = ['1.0', '1.1'];

/** A version line. The version can also be selected above the records, where it is explained. */
export function VersionRow(props: AcapRowProps<'version'>) {
  const { field, acap, read } = props;
  const { text } = acap.word;
  const versions = ACAP_VERSIONS.includes(text) ? ACAP_VERSIONS : [...ACAP_VERSIONS, text];
  return (
    <AcapRowFrame {...props} className={styles['reference']}>
      <LineMenu {...props} />
      <span className={`text-s quiet ${styles['word']}`}>{read.name.text}</span>
      <span>
        <Select
          aria-label={read.name.text}
          data-field="version"
          value={text}
          onChange={({ target }) => commands.setVersionText(field.line.id, target.value)}
        >
          {versions.map((version) => (
            <option key={version}>{version}</option>
          ))}
        </Select>
      </span>
    </AcapRowFrame>
  );
}

export function IgnoreRow(props: AcapRowProps<'ignore-conventional'>) {
  return (
    <AcapRowFrame {...props} className={styles['reference']}>
      <LineMenu {...props} />
      <span className={`text-s quiet ${styles['word']}`}>{props.read.name.text}</span>
      <span />
    </AcapRowFrame>
  );
}
