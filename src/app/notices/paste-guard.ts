// Keeps a paste from filling the page: what is too big to be edited is not taken, wherever it would go.
import { EDIT_SIZE_LIMITS } from '../../core/document/size-limits.ts';
import { sizeWords } from '../../messages/en/counts.ts';
import { shellStore } from '../shell/shell-store.ts';

/** Refuses what is too big before anybody else hears of the paste, and says so. */
export function guardPastes(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const { length } = event.clipboardData?.getData('text/plain') ?? '';
      if (length <= EDIT_SIZE_LIMITS.octets) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      shellStore.setState({ problem: sizeWords.notPasted(length) });
    },
    true,
  );
}
