/** Loads the parts in `on-demand.ts`. */
export const loadOnDemand = () => import('./on-demand.ts');
