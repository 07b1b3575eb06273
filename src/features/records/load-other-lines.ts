/** Loads the parts in `other-lines.ts`. */
export const loadOtherLines = () => import('./other-lines.ts');
