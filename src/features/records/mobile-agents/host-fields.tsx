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

/** The host to begin with: the site itself, at the usual port. */
function defaultTargetParts(): TargetParts {
  const host = urlParts(documentStore.getState().document.origin).authority?.host ?? '';
  const address = host === '' || host.includes('[') ? 'host.example' : host;
  return { scheme: DEFAULT_PROTOCOL, address, port: '434' };
}

type ProtocolChoice = keyof typeof words.protocols;

interface HostFieldsProps {
  readonly id: number;
  readonly line: number;
  /** As written; `none` for a line that says nothing yet. */
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
  const write = (text: string) => ({ ...parts, [part]: part === 'port' && text === '' ? undefined : text });
  return (
    <span className={`${listStyles['cell']} ${className}`}>
      <DraftInput
        field={part}
        label={label}
        value={parts[part] ?? ''}
        className={listStyles['path']}
        writable={writableHostPart(part)}
        commit={(text, visit) => setAssignmentTarget(id, printTarget(write(text)), visit)}
        onPoint={() => highlightLine(line)}
        onKeyDown={onKeyDown}
        {...(part === 'port' ? { inputMode: 'numeric' as const } : {})}
      />
    </span>
  );
}

export function HostFields(props: HostFieldsProps) {
  const { id, line, target, onKeyDown } = props;
  const [asksOther, setAsksOther] = useState(false);
  const none = isNone(target);
  const { scheme } = parseTarget(target);
  const isUsual = scheme.toLowerCase() === DEFAULT_PROTOCOL && !asksOther;
  const chosen: ProtocolChoice = none ? 'none' : isUsual ? DEFAULT_PROTOCOL : 'other';
  const choose = (choice: ProtocolChoice) => {
    setAsksOther(choice === 'other');
    if (choice === 'none') setAssignmentTarget(id, 'none');
    else if (none) setAssignmentTarget(id, printTarget(defaultTargetParts()));
    else if (choice === DEFAULT_PROTOCOL)
      setAssignmentTarget(id, printTarget({ ...parseTarget(target), scheme: DEFAULT_PROTOCOL }));
    if (choice === 'other') runAfterMenuCloses(() => focusLineField(line, 'scheme', true));
    else if (none && choice !== 'none') runAfterMenuCloses(() => focusLineField(line, 'address', true));
  };
  return (
    <span className={styles['host']}>
      <Select
        aria-label={words.protocol}
        data-field="protocol"
        value={chosen}
        onKeyDown={onKeyDown}
        onChange={(event) => choose(event.target.value as ProtocolChoice)}
      >
        {Object.entries(words.protocols).map(([choice, said]) => (
          <option key={choice} value={choice}>
            {said}
          </option>
        ))}
      </Select>
      {none && <span className={styles['quiet']}>{words.noHost}</span>}
      {chosen === 'other' && (
        <HostPartField {...props} part="scheme" label={words.otherProtocol} className={styles['scheme']} />
      )}
      {!none && (
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
