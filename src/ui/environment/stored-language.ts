// Which language was chosen in this browser.
const STORAGE_KEY = 'gatepost-language';

/** The tag of the chosen language, or null if none was chosen or none can be kept. */
export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps the choice for the next start; false if this browser keeps nothing. */
export function storeLanguage(tag: string): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, tag);
    return true;
  } catch {
    return false;
  }
}
