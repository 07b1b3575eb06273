// How long deleted sites can be restored.
/** In days. */
export const DELETED_DAYS = 30;
/** The sites deleted last. */
export const MAX_DELETED_SITES = 10;
