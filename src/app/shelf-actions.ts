// What is done with earlier works on the start page.
import { shellNewsWords } from '../messages/en/status.ts';
import type { SessionSummary } from '../state/storage/shelf.ts';
import { documentStore } from '../state/use-document.ts';
import { refreshSessionList, restoreSessionOnPage } from './boot.ts';
import { shellStore } from './shell-store.ts';

const works = () => import('../state/storage/works.ts');

/** Goes on with an earlier work, or shows it if another tab has it; the present one stays on the shelf. */
export const reopenSession = ({ id }: SessionSummary): Promise<boolean> =>
  restoreSessionOnPage(async () => {
    const work = await (await works()).openSession(documentStore, id, shellStore.getState().tabs?.show);
    if (!work) {
      shellStore.setState({ problem: shellNewsWords.gone });
      refreshSessionList();
    }
    return work;
  });

/** Takes an earlier work off the shelf, because the person said so. */
export function discardSession({ id }: SessionSummary): void {
  works()
    .then(({ deleteSession: takeOff }) => takeOff(id))
    .then(refreshSessionList, refreshSessionList);
}
