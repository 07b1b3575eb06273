/** Loads the parts in `after-paint.ts`. */
export const loadAfterPaint = () => import('./after-paint.ts');
