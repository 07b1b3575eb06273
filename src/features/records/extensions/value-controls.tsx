// The control for each kind of value, and the controls of the simple kinds.
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { signalPurposes } from '../../../core/catalogue/ai-purposes.ts';
import { type SignalKey, setSignal } from '../../../core/formats/extensions/edit/content-signal.ts';
import { delaySupport } from '../../../core/formats/extensions/line-facts.ts';
import { contentUses, readContentSignal } from '../../../core/formats/extensions/lines/content-signal.ts';
import { readLicense } from '../../../core/formats/extensions/lines/license.ts';
import { readNoindex } from '../../../core/formats/extensions/lines/noindex.ts';
import type { Extension } from '../../../core/formats/extensions/registry.ts';
import { isSameHost } from '../../../core/matching/host-name.ts';
import { urlParts } from '../../../core/matching/url-parts.ts';
import { blockAt, blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { extensionRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { runFixCommand } from '../../../state/findings/fix-commands.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useListActions, useRecordsForm } from '../form-context.ts';
import { ChoiceField } from './choice-field.tsx';
import { type ControlProps, checkPartWriting } from './control-props.ts';
import { setValuePart } from './extension-edits.ts';
import styles from './extensions.module.css';
import { ParametersControl } from './parameters-control.tsx';
import { RateControl } from './rate-control.tsx';
import { UsageControl } from './usage-control.tsx';
import { ValueField } from './value-field.tsx';
import { VisitHoursControl } from './visit-hours-control.tsx';

const withUnset = (words: readonly string[]) => [...words, ''];

/** A control for content signals: one choice for each purpose, and the most that is allowed. */
function SignalsControl(props: ControlProps) {
  const signals = readContentSignal(props.value).parts ?? [];
  const choice = (key: SignalKey, choices: readonly string[], labels: Readonly<Record<string, string>>) => (
    <ChoiceField
      key={key}
      {...props}
      field={`part-${key}`}
      label={key}
      value={signals.find((signal) => signal.key === key)?.value ?? ''}
      choices={withUnset(choices)}
      labels={labels}
      choose={(value) => setValuePart(props.id, setSignal(key, value === '' ? undefined : (value as 'yes')))}
    />
  );
  return (
    <>
      <span className={`flow ${styles['controls']}`}>
        {signalPurposes.map((key) => choice(key, ['yes', 'no'], words.saying))}
        {choice('use', contentUses, words.uses)}
      </span>
      <p className={`text-xs quiet breaks row-note ${styles['note']}`}>
        {words.contested} <Link to="/learn/findings/CSG-SCOPE">{words.contestedLink}</Link>
      </p>
    </>
  );
}

function RemoveLineButton({ id }: { id: number }) {
  const { remove } = useListActions();
  return (
    <button type="button" className="btn btn-link" onClick={() => remove(id)}>
      {words.remove}
    </button>
  );
}

const LegacyControl = ({
  props,
  note,
  children,
}: {
  props: ControlProps;
  note: string;
  children?: ReactNode;
}) => (
  <>
    <span className={`flow ${styles['controls']}`}>
      <ValueField {...props} />
    </span>
    <p className={`text-xs quiet breaks row-note ${styles['note']}`}>
      <Icon name="g-note" /> {note} {children} <RemoveLineButton id={props.id} />
    </p>
  </>
);

/** Lines that no crawler reads anymore: what they mean, and how to replace or remove them. */
const HostControl = (props: ControlProps) => <LegacyControl props={props} note={words.hostNote} />;

function NoindexControl(props: ControlProps) {
  const path = readNoindex(props.value).parts?.path.text;
  const showSnippet = () =>
    path !== undefined &&
    runFixCommand(documentStore, documentStore.getState().view.path, { do: 'page-snippet', path });
  return (
    <LegacyControl props={props} note={words.noindexNote}>
      {path !== undefined && (
        <button type="button" className="btn btn-link" onClick={showSnippet}>
          {words.snippet}
        </button>
      )}
    </LegacyControl>
  );
}

/** How many user-agents of each group are named. */
const MAX_NAMED_AGENTS = 4;

/** Returns the user-agents of the record around a line. */
function agentsOfRecordAt(policy: Policy, line: number): string[] {
  const block = blocksOf(policy)[blockAt(policy, line)];
  const names: string[] = [];
  for (let at = block?.start ?? 0; at < (block?.body ?? 0); at++) {
    const field = fieldAt(policy, at);
    if (field.directive?.role === 'agent') names.push(valueOf(field));
  }
  return [...new Set(names)];
}

const firstNames = (names: readonly string[]): readonly string[] =>
  names.length > MAX_NAMED_AGENTS
    ? [...names.slice(0, MAX_NAMED_AGENTS), words.others(names.length - MAX_NAMED_AGENTS)]
    : names;

/** Which user-agents of the record obey a crawl delay, and which do not. */
function ObeyingCrawlers({ line }: { line: number }) {
  const agents = agentsOfRecordAt(useRecordsForm().policy, line).filter((name) => name !== '*');
  const agentsWith = (support: 'obeyed' | 'ignored' | undefined) =>
    firstNames(agents.filter((name) => delaySupport(name) === support));
  const note = words.delay(agentsWith('obeyed'), agentsWith('ignored'), agentsWith(undefined));
  return note === '' ? null : <p className={`text-xs quiet breaks row-note ${styles['note']}`}>{note}</p>;
}

/** A delay in seconds, and which user-agents of the record obey it. */
function SecondsControl(props: ControlProps) {
  const writable = (typed: string) => {
    const text = typed.trim();
    return checkPartWriting({ ...props, value: '0' }, text, () => [{ start: 0, end: 1, text }]);
  };
  return (
    <>
      <span className={`flow ${styles['controls']}`} data-short="true">
        <ValueField {...props} inputMode="decimal" writable={writable} />
        <span className={`text-s faint ${styles['unit']}`}>{words.seconds}</span>
      </span>
      <ObeyingCrawlers line={props.line} />
    </>
  );
}

/** The address of a sitemap or a license, with a tag if its host or scheme differs from those of the site. */
function AddressControl(props: ControlProps) {
  const siteAuthority = urlParts(useDocument(({ document }) => document.origin)).authority;
  // `readLicense` parses the address of a sitemap too: both are full URLs. Other requirements of sitemaps are
  // shown below.
  const { parts } = readLicense(props.value);
  const isElsewhere = parts && siteAuthority && !isSameHost(parts.host, siteAuthority.host);
  const isUnencrypted = parts?.scheme === 'http' && siteAuthority?.scheme === 'https';
  return (
    <span className={`flow ${styles['controls']}`}>
      <ValueField {...props} placeholder={words.noAddress} inputMode="url" />
      {isElsewhere && (
        <span
          className={`text-xs quiet ${styles['tag']}`}
          title={words.otherHostTitle(parts.host, siteAuthority.host)}
        >
          {words.otherHost}
        </span>
      )}
      {isUnencrypted && (
        <span className={`text-xs quiet ${styles['tag']}`} title={words.schemeTitle}>
          {words.scheme(parts.scheme)}
        </span>
      )}
    </span>
  );
}

export interface ValueControl {
  readonly Control: ComponentType<ControlProps>;
  /** `any`: one field shows any value; `read-or-empty`, `read`: other values are shown as text. */
  readonly shows: 'any' | 'read-or-empty' | 'read';
  /** Set if several such lines are usual, so that Enter adds another one. */
  readonly repeats?: true;
}

const controlsByType: Readonly<Record<Extension['value'], ValueControl>> = {
  address: { Control: AddressControl, shows: 'any', repeats: true },
  seconds: { Control: SecondsControl, shows: 'any' },
  host: { Control: HostControl, shows: 'any' },
  parameters: { Control: ParametersControl, shows: 'read-or-empty', repeats: true },
  rate: { Control: RateControl, shows: 'read' },
  'time-window': { Control: VisitHoursControl, shows: 'read' },
  'unread-path': { Control: NoindexControl, shows: 'any' },
  signals: { Control: SignalsControl, shows: 'read-or-empty' },
  'usage-statement': { Control: UsageControl, shows: 'read-or-empty', repeats: true },
};

export const controlFor = ({ value }: Extension): ValueControl => controlsByType[value];

/** Whether a value can be parsed. A usage statement may have parts and still be invalid. */
function isReadable({ read }: Extension, value: string): boolean {
  const { parts } = read(value);
  return parts !== undefined && !('fault' in parts && parts.fault !== undefined);
}

/** Whether the control of a line can show a value; otherwise the plain field shows it. */
export function canShowValue(extension: Extension, value: string): boolean {
  const { shows } = controlFor(extension);
  return shows === 'any' || (shows === 'read-or-empty' && value === '') || isReadable(extension, value);
}
