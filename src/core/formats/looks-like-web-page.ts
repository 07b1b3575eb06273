// Web pages that a server hands out in place of a policy file.

/** Octets in which a web page shows itself. */
const BEGINNING = 1024;
/** A comment ends at its first `-->` and nowhere else, or nothing but comments would be tried in every way of joining them. */
const WEB_PAGE = /^(?:<!--(?:(?!-->).)*-->|\s)*<(?:!doctype\s+html|html|head|body|title)\b/is;

/** Whether bytes begin like an HTML page. */
export function looksLikeWebPage(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, BEGINNING));
  return WEB_PAGE.test(text);
}
