// What broke, for all to see who tell of it. Neither the console nor anybody else gets what an error says: it may quote
// a file.
import { addMissingCode, isFetchError } from '../../ui/loading/missing-code.ts';
import { shellStore } from '../shell/shell-store.ts';

/** Names of errors are words of programs; what is none is not passed on. */
export const errorName = (error: unknown): string =>
  error instanceof Error && /^[A-Z][A-Za-z]{2,40}$/.test(error.name) ? error.name : typeof error;

/** Says in the console that something broke, and nothing more. */
export function logError(error: unknown): void {
  // While it is developed, all of it helps, and the file is one's own.
  // oxlint-disable-next-line no-console -- who looks there shall see that there was an error
  console.error('Gatepost:', import.meta.env.DEV ? error : errorName(error));
}

const nothing = async () => undefined;

function onUnhandledError(event: Event & { readonly error?: unknown; readonly reason?: unknown }): void {
  const error = event.error ?? event.reason;
  // What the browser itself complains about has no error; what was called off is no trouble.
  if (error === undefined || error === null || /^(?:AbortError|Canceled)$/.test(errorName(error))) return;
  event.preventDefault();
  logError(error);
  // What was to be done with it can be done again; there is nothing to fetch before.
  if (isFetchError(error)) return addMissingCode(nothing);
  shellStore.setState({ trouble: { error } });
}

/** From now on what nobody catches is told on the page. */
export function watchUnhandledErrors(): void {
  addEventListener('error', onUnhandledError);
  addEventListener('unhandledrejection', onUnhandledError);
}
