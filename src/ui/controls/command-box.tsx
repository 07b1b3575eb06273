// A command with a button that copies it.
import { afterSaveWords as words } from '../../messages/en/app/after-save.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './command-box.module.css';
import { useShortText } from './use-short-text.ts';

interface CommandBoxProps {
  readonly command: string;
  /** Copies a text. Resolves to false if the browser does not allow that. */
  readonly copyText: (text: string) => Promise<boolean>;
}

export function CommandBox({ command, copyText }: CommandBoxProps) {
  const [said, say] = useShortText();
  const copy = () =>
    void copyText(command).then((isCopied) => say(isCopied ? words.copied : words.notCopied));
  return (
    <div className={`row ${styles['command']}`}>
      <code>{command}</code>
      <button type="button" className="btn" onClick={copy}>
        <Icon name={said === words.copied ? 'g-tick' : 'g-copy'} />
        {said === words.copied ? words.copied : words.copy}
      </button>
      <output className={said === words.notCopied ? 'text-s' : 'vh'}>{said}</output>
    </div>
  );
}
