// The address of the page after its `#`, for code outside of components. Components use the router.

/** Whether the page is at a path, such as `/edit`, or below it. */
export const isAtPath = (path: string): boolean =>
  location.hash === `#${path}` || ['/', '?'].some((mark) => location.hash.startsWith(`#${path}${mark}`));

/** Navigates to a page, unless it is the current one. The router follows, as it does for the Back button. */
export function goToPage(path: string): void {
  if (!isAtPath(path)) location.hash = path;
}
