// The form of response headers: what is wrong with the file, and each pattern of URLs with its headers.
import { useCallback, useRef } from 'react';
import { createLineKeys } from '../../core/document/line-keys.ts';
import type { Source } from '../../core/document/source.ts';
import {
  addField,
  addGroup,
  removeField,
  removeGroup,
  setName,
  setPattern,
  setValue,
} from '../../core/formats/response-headers/edit/headers-edits.ts';
import {
  nameOfUseHeader,
  useHeaderOf,
  useHeaders,
} from '../../core/formats/response-headers/header-names.ts';
import {
  type HeaderField,
  type HeaderGroup,
  readHeadersFile,
  valueOfField,
} from '../../core/formats/response-headers/headers-file.ts';
import { headersWords as words } from '../../messages/en/formats/response-headers.ts';
import { openFile } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { useFindingItems } from '../../state/findings/use-finding-items.ts';
import { FindingList } from '../../ui/content/finding-list.tsx';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { DraftField } from '../../ui/controls/draft-field.tsx';
import { PaneTitle } from '../../ui/controls/pane-title.tsx';
import { removeAndRefocus } from '../../ui/controls/remove-and-refocus.ts';
import { Select } from '../../ui/controls/select.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { CopyForServer } from './copy-for-server.tsx';
import { editHeaders } from './headers-edit.ts';
import styles from './response-headers.module.css';
import { RobotsTagControl } from './robots-tag-control.tsx';

/** The maximum number of groups in the form; the text contains all of them. */
const MAX_GROUPS = 100;

/** The initial value of each header. */
const firstValues = {
  robots: 'noindex',
  usage: 'train-ai=n',
  signal: 'ai-train=no',
  reservation: '1',
  policy: 'https://example.com/policy.json',
  link: '<https://example.com/license.xml>; rel="license"; type="application/rsl+xml"',
} as const;

const headerNames = useHeaders.map(({ name }) => name);

interface FieldProps {
  readonly field: HeaderField;
  readonly group: number;
  readonly at: number;
}

function HeaderRow({ field, group, at }: FieldProps) {
  const { name } = field;
  const value = valueOfField(field);
  const write = (text: string, visit?: string) =>
    editHeaders((source) => setValue(source, group, at, text.trim()), visit);
  return (
    <li className={`stack ${styles['row']}`}>
      <DraftField
        label={words.name}
        value={name.text}
        suggestions={headerNames}
        onWrite={(text, visit) => editHeaders((source) => setName(source, group, at, text.trim()), visit)}
      />
      {field.detaches ? (
        <span>{words.detaches}</span>
      ) : (
        <DraftField label={words.value(name.text)} value={value} onWrite={write} />
      )}
      <button
        type="button"
        className="ibtn"
        aria-label={words.removeHeader(name.text, field.line)}
        onClick={({ currentTarget }) =>
          removeAndRefocus(currentTarget, currentTarget.closest('[data-form]'), () =>
            editHeaders((source) => removeField(source, group, at)),
          )
        }
      >
        <Icon name="g-cross" />
      </button>
      {useHeaderOf(name.text) === 'robots' && !field.detaches && (
        <RobotsTagControl value={value} write={write} />
      )}
    </li>
  );
}

interface GroupProps {
  readonly source: Source;
  readonly group: HeaderGroup;
  readonly at: number;
}

function GroupCard({ source, group, at }: GroupProps) {
  const keyOf = createLineKeys(source);
  const { pattern, fields, isRedirect } = group;
  const title = pattern ? words.pages(pattern.text) : isRedirect ? words.redirect : words.everyPage;
  return (
    <section className={`stack loose card ${styles['group']}`} aria-label={title}>
      <div className={`stack ${styles['head']}`}>
        {pattern ? (
          <DraftField
            label={words.pattern}
            value={pattern.text}
            onWrite={(text, visit) => editHeaders((source) => setPattern(source, at, text.trim()), visit)}
          />
        ) : (
          <h3>{title}</h3>
        )}
        <button
          type="button"
          className="ibtn"
          aria-label={words.removeGroup(pattern?.text ?? title)}
          onClick={({ currentTarget }) =>
            removeAndRefocus(currentTarget, currentTarget.closest('[data-form]'), () =>
              editHeaders((source) => removeGroup(source, at)),
            )
          }
        >
          <Icon name="g-cross" />
        </button>
      </div>
      <ul className={`stack ${styles['rows']}`}>
        {fields.map((field, i) => (
          <HeaderRow key={keyOf(field.line)} field={field} group={at} at={i} />
        ))}
      </ul>
      <Select
        aria-label={words.addHeaderTo(pattern?.text ?? title)}
        value=""
        onChange={({ target }) => {
          const header = useHeaders.find(({ name }) => name === target.value);
          if (header) editHeaders((source) => addField(source, at, header.name, firstValues[header.id]));
        }}
      >
        <option value="">{words.addHeader}</option>
        {headerNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </section>
  );
}

/** Returns the first pattern that no group uses yet. */
function freePattern(groups: readonly HeaderGroup[]): string {
  const usedPatterns = new Set(groups.map(({ pattern }) => pattern?.text));
  if (!usedPatterns.has('/*')) return '/*';
  for (let count = 1; ; count++) {
    const pattern = count === 1 ? '/new/*' : `/new-${count}/*`;
    if (!usedPatterns.has(pattern)) return pattern;
  }
}

export default function ResponseHeadersPane() {
  const { path, source } = useDocument(openFile);
  const form = useRef<HTMLDivElement>(null);
  const focusForm = useCallback(() => form.current?.focus(), []);
  const file = readHeadersFile(source);
  const { groups } = file;
  const keyOf = createLineKeys(source);
  const findings = useFindingItems(path, focusForm);
  const add = () =>
    editHeaders((from) => addGroup(from, freePattern(groups), nameOfUseHeader('robots'), firstValues.robots));
  return (
    <section className="pane" aria-label={words.pane}>
      <div className="pane-head">
        <PaneTitle name={words.title} />
        <span className="meta">
          <VisibleText text={path} />
        </span>
      </div>
      <div ref={form} className="form-body" data-form="response-headers" tabIndex={-1}>
        {groups.length === 0 && <p className="faint">{words.firstStep}</p>}
        <FindingList {...findings} />
        {groups.slice(0, MAX_GROUPS).map((group, i) => (
          <GroupCard key={keyOf(group.line)} source={source} group={group} at={i} />
        ))}
        {groups.length > MAX_GROUPS && <p>{words.more(groups.length - MAX_GROUPS)}</p>}
        <div>
          <button type="button" className="btn" onClick={add}>
            <Icon name="g-plus" />
            {words.addPattern}
          </button>{' '}
          <CopyForServer file={file} />
        </div>
        <p className="faint">{words.serve}</p>
      </div>
    </section>
  );
}
