// Tells that code which is needed could not be fetched, as long as that is so, and fetches it again.
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { retryMissingCode, useMissingCode } from '../../ui/loading/missing-code.ts';
import { useShell } from '../shell/shell-store.ts';
import { FailureNotice } from './failure-notice.tsx';

/** When it is gone, the focus that was in it goes back to where it was before. */
const leave = (place: HTMLElement | null) => () => {
  if (!place?.contains(document.activeElement)) return;
  void import('../panes/pane-focus.ts').then(
    ({ restoreLostFocus: backWhenLost }) => backWhenLost(),
    () => undefined,
  );
};

// Who is back on the network need not ask for it.
addEventListener('online', () => void retryMissingCode());

export function MissingCodeNotice({ className }: { className?: string | undefined }) {
  const isMissing = useMissingCode(({ loads }) => loads.size > 0);
  const isTrying = useMissingCode((state) => state.isTrying);
  const kept = useShell((state) => state.kept);
  if (!isMissing) return null;
  const told = kept ? words.missing : words.missingNotKept;
  return (
    <div ref={leave} className={className}>
      <FailureNotice told={isTrying ? words.fetchingMissing : told} retry={() => void retryMissingCode()} />
    </div>
  );
}
