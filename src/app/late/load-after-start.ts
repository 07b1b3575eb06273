/** Loads the parts in `after-start.ts`. */
export const loadAfterStart = () => import('./after-start.ts');
