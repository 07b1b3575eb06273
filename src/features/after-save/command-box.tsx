// A command with a button that copies it.
import { afterSaveWords as words } from '../../messages/en/app/after-save.ts';
import { copyText } from '../../state/table/table-export.ts';
import { useShortText } from '../../ui/controls/use-short-text.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './after-save.module.css';

export function CommandBox({ command }: { command: string }) {
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
