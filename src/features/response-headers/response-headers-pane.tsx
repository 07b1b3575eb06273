// The form of response headers: what is wrong with the file, and each pattern of URLs with its headers.
import { createLineKeys } from '../../core/document/line-keys.ts';
import type { Source } from '../../core/document/source.ts';
import {
  addField,
  addGroup,
  removeField,
  removeGroup,
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
import { Select } from '../../ui/controls/select.tsx';
import { AddButton, FormPane, RemoveButton, useForm } from '../../ui/forms/form-pane.tsx';
import { SchemaFields } from '../../ui/forms/schema-fields.tsx';
import { CopyForServer } from './copy-for-server.tsx';
import { editHeaders, headerFields, headerNames, patternFields } from './headers-schema.ts';
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

interface FieldProps {
  readonly field: HeaderField;
  readonly group: number;
  readonly at: number;
}

function HeaderRow({ field, group, at }: FieldProps) {
  const { name } = field;
  return (
    <li className={`stack ${styles['header']}`}>
      <SchemaFields
        fields={headerFields}
        part={field}
        run={(edit, visit) => editHeaders((source) => edit(source, { group, at }), visit)}
      />
      {field.detaches && <span>{words.detaches}</span>}
      <RemoveButton
        label={words.removeHeader(name.text, field.line)}
        remove={() => editHeaders((source) => removeField(source, group, at))}
      />
      {useHeaderOf(name.text) === 'robots' && !field.detaches && (
        <RobotsTagControl
          value={valueOfField(field)}
          write={(text, visit) => editHeaders((source) => setValue(source, group, at, text.trim()), visit)}
        />
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
          <SchemaFields
            fields={patternFields}
            part={group}
            run={(edit, visit) => editHeaders((source) => edit(source, at), visit)}
          />
        ) : (
          <h3>{title}</h3>
        )}
        <RemoveButton
          label={words.removeGroup(pattern?.text ?? title)}
          remove={() => editHeaders((source) => removeGroup(source, at))}
        />
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

export function ResponseHeadersPane() {
  const { path, source } = useDocument(openFile);
  const { formRef, focusForm } = useForm();
  const file = readHeadersFile(source);
  const { groups } = file;
  const keyOf = createLineKeys(source);
  const findings = useFindingItems(path, focusForm);
  const add = () =>
    editHeaders((from) => addGroup(from, freePattern(groups), nameOfUseHeader('robots'), firstValues.robots));
  return (
    <FormPane label={words.pane} title={words.title} path={path} form={formRef} id="response-headers">
      {groups.length === 0 && <p className="faint">{words.firstStep}</p>}
      <FindingList {...findings} />
      {groups.slice(0, MAX_GROUPS).map((group, i) => (
        <GroupCard key={keyOf(group.line)} source={source} group={group} at={i} />
      ))}
      {groups.length > MAX_GROUPS && <p>{words.more(groups.length - MAX_GROUPS)}</p>}
      <div>
        <AddButton label={words.addPattern} add={add} /> <CopyForServer file={file} />
      </div>
      <p className="faint">{words.serve}</p>
    </FormPane>
  );
}
