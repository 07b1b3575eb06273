// The notice that code could not be loaded, shown while it is missing, with a button to load it again.
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { retryMissingCode, useMissingCode } from '../../ui/loading/missing-code.ts';
import { useShell } from '../shared/shell-store.ts';
import { FailureNotice } from './failure-notice.tsx';

/** When the notice is removed, the focus inside it returns to where it was before. */
const restoreFocus = (container: HTMLElement | null) => () => {
  if (!container?.contains(document.activeElement)) return;
  void import('../shared/pane-focus.ts').then(
    ({ restoreLostFocus: backWhenLost }) => backWhenLost(),
    () => undefined,
  );
};

// When the network is back, missing code is loaded automatically.
addEventListener('online', () => void retryMissingCode());

export function MissingCodeNotice({ className }: { className?: string | undefined }) {
  const isMissing = useMissingCode(({ loads }) => loads.size > 0);
  const isTrying = useMissingCode((state) => state.isTrying);
  const kept = useShell((state) => state.kept);
  if (!isMissing) return null;
  const sentence = kept ? words.missing : words.missingNotKept;
  return (
    <div ref={restoreFocus} className={className}>
      <FailureNotice
        message={isTrying ? words.fetchingMissing : sentence}
        retry={() => void retryMissingCode()}
      />
    </div>
  );
}
