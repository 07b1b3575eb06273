// The host of a line: none, or protocol, address and port.
import { type KeyboardEvent, useState } from 'react';
import {
  isNone,
  parseTarget,
  printTarget,
  type TargetParts,
} from '../../../core/formats/mobile-agents/target.ts';
import { urlParts } from '../../../core/matching/url-parts.ts';
import { mobileWords } from '../../../messages/en/formats/mobile-agents.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { highlightLine } from '../highlight-line.ts';
import { focusLineField, runAfterMenuCloses } from '../list/focus-row.ts';
import listStyles from '../records.module.css';
import { DraftInput } from '../rows/draft-input.tsx';
import { setAssignmentTarget } from './mobile-agent-edits.ts';
import styles from './mobile-agents.module.css';
import { writableHostPart } from './writable-values.ts';

const words = mobileWords.form;
const DEFAULT_PROTOCOL = 'atp';

/** The initial host: the site itself, at the usual port. */
function defaultTargetParts(): TargetParts {
  const host = urlParts(documentStore.getState().document.origin).authority?.host ?? '';
  const address = host === '' || host.includes('[') ? 'host.example' : host;
  return { scheme: DEFAULT_PROTOCOL, address, port: '434' };
}

type ProtocolChoice = keyof typeof words.protocols;

interface HostFieldsProps {
  readonly id: number;
  readonly line: number;
  /** The target as written; `none` for a line without a target. */
  readonly target: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface HostPartFieldProps extends HostFieldsProps {
  readonly part: keyof TargetParts;
  readonly label: string;
  readonly className: string | undefined;
}

function HostPartField({ id, line, target, part, label, className, onKeyDown }: HostPartFieldProps) {
  const parts = parseTarget(target);
  const withPart = (text: string) => ({
    ...parts,
    [part]: part === 'port' && text === '' ? undefined : text,
  });
  return (
    <span className={`${listStyles['cell']} ${className}`}>
      <DraftInput
        field={part}
        label={label}
        value={parts[part] ?? ''}
        className={listStyles['path']}
        writable={writableHostPart(part)}
        commit={(text, visit) => setAssignmentTarget(id, printTarget(withPart(text)), visit)}
        onFocusField={() => highlightLine(line)}
        onKeyDown={onKeyDown}
        {...(part === 'port' ? { inputMode: 'numeric' as const } : {})}
      />
    </span>
  );
}

export function HostFields(props: HostFieldsProps) {
  const { id, line, target, onKeyDown } = props;
  const [isOtherSelected, setIsOtherSelected] = useState(false);
  const hasNoHost = isNone(target);
  const { scheme } = parseTarget(target);
  const isDefault = scheme.toLowerCase() === DEFAULT_PROTOCOL && !isOtherSelected;
  const selected: ProtocolChoice = hasNoHost ? 'none' : isDefault ? DEFAULT_PROTOCOL : 'other';
  const choose = (choice: ProtocolChoice) => {
    setIsOtherSelected(choice === 'other');
    if (choice === 'none') setAssignmentTarget(id, 'none');
    else if (hasNoHost) setAssignmentTarget(id, printTarget(defaultTargetParts()));
    else if (choice === DEFAULT_PROTOCOL)
      setAssignmentTarget(id, printTarget({ ...parseTarget(target), scheme: DEFAULT_PROTOCOL }));
    if (choice === 'other') runAfterMenuCloses(() => focusLineField(line, 'scheme', true));
    else if (hasNoHost && choice !== 'none') runAfterMenuCloses(() => focusLineField(line, 'address', true));
  };
  return (
    <span className={styles['host']}>
      <Select
        aria-label={words.protocol}
        data-field="protocol"
        value={selected}
        onKeyDown={onKeyDown}
        onChange={(event) => choose(event.target.value as ProtocolChoice)}
      >
        {Object.entries(words.protocols).map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </Select>
      {hasNoHost && <span className={styles['quiet']}>{words.noHost}</span>}
      {selected === 'other' && (
        <HostPartField {...props} part="scheme" label={words.otherProtocol} className={styles['scheme']} />
      )}
      {!hasNoHost && (
        <>
          <span className={styles['quiet']}>://</span>
          <HostPartField {...props} part="address" label={words.address} className={styles['address']} />
          <span className={styles['quiet']}>:</span>
          <HostPartField {...props} part="port" label={words.port} className={styles['port']} />
        </>
      )}
    </span>
  );
}
