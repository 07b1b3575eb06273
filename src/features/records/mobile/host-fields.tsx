// The host of a line: none, or protocol, address and port.
import { type KeyboardEvent, useState } from 'react';
import {
  isNone,
  parseTarget,
  printTarget,
  type TargetParts,
} from '../../../core/formats/mobile-agents/target.ts';
import { urlParts } from '../../../core/matching/url-parts.ts';
import { mobileWords } from '../../../messages/en/mobile-agents.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { DraftInput } from '../draft-input.tsx';
import { afterMenu, focusField } from '../focus.ts';
import { pointAt } from '../pointing.ts';
import listStyles from '../records.module.css';
import styles from './mobile.module.css';
import { writeTarget } from './mobile-commands.ts';
import { mobilePart } from './writable.ts';

const words = mobileWords.form;
const USUAL = 'atp';

/** The host to begin with: the site itself, at the usual port. */
function firstParts(): TargetParts {
  const host = urlParts(documentStore.getState().document.origin).authority?.host ?? '';
  const address = host === '' || host.includes('[') ? 'host.example' : host;
  return { scheme: USUAL, address, port: '434' };
}

type Choice = keyof typeof words.protocols;

interface Props {
  readonly id: number;
  readonly line: number;
  /** As written; `none` for a line that says nothing yet. */
  readonly target: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface PartProps extends Props {
  readonly part: keyof TargetParts;
  readonly label: string;
  readonly className: string | undefined;
}

function Part({ id, line, target, part, label, className, onKeyDown }: PartProps) {
  const parts = parseTarget(target);
  const write = (text: string) => ({ ...parts, [part]: part === 'port' && text === '' ? undefined : text });
  return (
    <span className={`${listStyles['cell']} ${className}`}>
      <DraftInput
        label={label}
        value={parts[part] ?? ''}
        className={listStyles['path']}
        writable={mobilePart(part)}
        commit={(text, visit) => writeTarget(id, printTarget(write(text)), visit)}
        onPoint={() => pointAt(line)}
        onKeyDown={onKeyDown}
        {...(part === 'port' ? { inputMode: 'numeric' as const } : {})}
      />
    </span>
  );
}

export function HostFields(props: Props) {
  const { id, line, target, onKeyDown } = props;
  const [asksOther, setAsksOther] = useState(false);
  const none = isNone(target);
  const { scheme } = parseTarget(target);
  const isUsual = scheme.toLowerCase() === USUAL && !asksOther;
  const chosen: Choice = none ? 'none' : isUsual ? USUAL : 'other';
  const choose = (choice: Choice) => {
    setAsksOther(choice === 'other');
    if (choice === 'none') writeTarget(id, 'none');
    else if (none) writeTarget(id, printTarget(firstParts()));
    else if (choice === USUAL) writeTarget(id, printTarget({ ...parseTarget(target), scheme: USUAL }));
    if (choice === 'other') afterMenu(() => focusField(line, words.otherProtocol, true));
    else if (none && choice !== 'none') afterMenu(() => focusField(line, words.address, true));
  };
  return (
    <span className={styles['host']}>
      <Select
        aria-label={words.protocol}
        value={chosen}
        onKeyDown={onKeyDown}
        onChange={(event) => choose(event.target.value as Choice)}
      >
        {Object.entries(words.protocols).map(([choice, said]) => (
          <option key={choice} value={choice}>
            {said}
          </option>
        ))}
      </Select>
      {none && <span className={styles['quiet']}>{words.noHost}</span>}
      {chosen === 'other' && (
        <Part {...props} part="scheme" label={words.otherProtocol} className={styles['scheme']} />
      )}
      {!none && (
        <>
          <span className={styles['quiet']}>://</span>
          <Part {...props} part="address" label={words.address} className={styles['address']} />
          <span className={styles['quiet']}>:</span>
          <Part {...props} part="port" label={words.port} className={styles['port']} />
        </>
      )}
    </span>
  );
}
