// The address of the page, behind its `#`, for code that is not drawn; components use the router.

/** Whether the page is at a path, such as `/edit`, or below it. */
export const isAtPath = (path: string): boolean =>
  location.hash === `#${path}` || ['/', '?'].some((mark) => location.hash.startsWith(`#${path}${mark}`));

/** Goes to a page, if it is another one. The router follows, as it follows the Back button. */
export function goToPage(path: string): void {
  if (!isAtPath(path)) location.hash = path;
}
