// What broke without a place of its own on the page, told above the foot of any page until it is dismissed.
import { shellWords } from '../messages/words/shell.ts';
import { troubleWords as words } from '../messages/words/trouble.ts';
import { Icon } from '../ui/icon.tsx';
import { commands } from './commands.ts';
import { dismiss, useShell } from './shell-store.ts';
import styles from './trouble.module.css';
import { TroubleReport } from './trouble-report.tsx';

export default function TroubleNotice() {
  const trouble = useShell((state) => state.trouble);
  if (!trouble) return null;
  const { retry, where } = trouble;
  const again = () => {
    dismiss('trouble');
    retry?.();
  };
  return (
    <section className={styles['notice']} aria-label={words.report}>
      <div role="alert" className="notice" data-severity="error">
        <Icon name="g-error" />
        <span>{words.broke(words.part(where))}</span>
        {retry && (
          <button type="button" className="btn" onClick={again}>
            {shellWords.tryAgain}
          </button>
        )}
        <button type="button" className="btn" onClick={commands.saveFile.run}>
          {shellWords.saveFile}
        </button>
        <button type="button" className="btn btn-link" onClick={() => dismiss('trouble')}>
          {shellWords.dismiss}
        </button>
      </div>
      <TroubleReport {...trouble} />
    </section>
  );
}
