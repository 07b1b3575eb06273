// Fields that stand beside the records and speak about no robot: they stay what they are, wherever they stand.
const groupLess: ReadonlySet<string> = new Set(['sitemap']);

/** Whether a field belongs to no record even where it stands in one (RFC 9309 2.2.4). */
export const isGroupLess = (name: string): boolean => groupLess.has(name.toLowerCase());
