// Collects unhandled errors for the notice. The message of an error goes neither to the console nor anywhere else:
// it may quote a file.
import { addMissingCode, isFetchError } from '../../ui/loading/missing-code.ts';
import { shellStore } from '../shared/shell-store.ts';

/** Returns the name of an error. Only names that look like identifiers are safe to report. */
export const errorName = (error: unknown): string =>
  error instanceof Error && /^[A-Z][A-Za-z]{2,40}$/.test(error.name) ? error.name : typeof error;

/** Logs in the console that an error occurred, without its message. */
export function logError(error: unknown): void {
  // During development everything helps, and the files are the developer's own.
  // oxlint-disable-next-line no-console -- users of the console must see that there was an error
  console.error('Gatepost:', import.meta.env.DEV ? error : errorName(error));
}

const loadNothing = async () => undefined;

function onUnhandledError(event: Event & { readonly error?: unknown; readonly reason?: unknown }): void {
  const error = event.error ?? event.reason;
  // Complaints of the browser itself have no error, and a canceled operation is not a failure.
  if (error === undefined || error === null || /^(?:AbortError|Canceled)$/.test(errorName(error))) return;
  event.preventDefault();
  logError(error);
  // The failed operation can be repeated, and nothing needs to be loaded before.
  if (isFetchError(error)) return addMissingCode(loadNothing);
  shellStore.setState({ trouble: { error } });
}

/** Shows unhandled errors on the page from now on. */
export function watchUnhandledErrors(): void {
  addEventListener('error', onUnhandledError);
  addEventListener('unhandledrejection', onUnhandledError);
}
