// The language that the user selected in this browser.
const STORAGE_KEY = 'gatepost-language';

/** Returns the tag of the selected language, or null if none was selected or storage is not available. */
export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Stores the language for the next start. Returns false if storage is not available. */
export function storeLanguage(tag: string): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, tag);
    return true;
  } catch {
    return false;
  }
}
