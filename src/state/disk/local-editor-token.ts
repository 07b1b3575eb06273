// Whether gatepost-robots-editor on this computer opened the page, by the token that its address had.

const TOKEN_KEY = 'gatepost editor';

/** The token is in memory, and in the storage of this tab for a reload. Other tabs and other pages do not see it. */
const connection: { token?: string | undefined } = {};

function storedToken(): string | undefined {
  try {
    return globalThis.sessionStorage?.getItem(TOKEN_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The token for requests to the program; undefined without one. */
export const localEditorToken = (): string | undefined => (connection.token ??= storedToken());

/** Whether the program opened this page. */
export const isLocalEditor = (): boolean => localEditorToken() !== undefined;

/** Connects to the program with the token of the address. */
export function connectLocalEditor(token: string): void {
  connection.token = token;
  try {
    sessionStorage.setItem(TOKEN_KEY, token);
  } catch {
    // After a reload, the address of the terminal is needed again.
  }
}
