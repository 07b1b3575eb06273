// In place of a page whose code could not be fetched.
import { shellWords as words } from '../messages/words/shell.ts';
import { Icon } from '../ui/icon.tsx';

/** A page that failed once stays so until everything is loaded again; the work is kept meanwhile, as on any reload. */
export function PageFailed() {
  return (
    <main>
      <div role="alert" className="notice" data-severity="error">
        <Icon name="g-error" />
        <span>{words.notFetched(words.pageFailed)}</span>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {words.tryAgain}
        </button>
      </div>
    </main>
  );
}
