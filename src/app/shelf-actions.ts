// What is done with earlier works on the start page.
import { shellNewsWords } from '../messages/en/status.ts';
import type { ShelvedWork } from '../state/storage/shelf.ts';
import { documentStore } from '../state/use-document.ts';
import { bringBack, lookAtShelfAgain } from './boot.ts';
import { shellStore } from './shell-store.ts';

const works = () => import('../state/storage/works.ts');

/** Goes on with an earlier work, or shows it if another tab has it; the present one stays on the shelf. */
export const goBackTo = ({ id }: ShelvedWork): Promise<boolean> =>
  bringBack(async () => {
    const work = await (await works()).holdWork(documentStore, id, shellStore.getState().tabs?.show);
    if (!work) {
      shellStore.setState({ problem: shellNewsWords.gone });
      lookAtShelfAgain();
    }
    return work;
  });

/** Takes an earlier work off the shelf, because the person said so. */
export function discard({ id }: ShelvedWork): void {
  works()
    .then(({ discard: takeOff }) => takeOff(id))
    .then(lookAtShelfAgain, lookAtShelfAgain);
}
