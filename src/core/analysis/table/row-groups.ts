// Rows of the table by folder: pages at the root first, then what a rule matches anywhere, then folders.

/** Neighboring rows, from place `from` to before `to`. */
export interface RowGroup {
  /** Unique among the groups: the path of the folder, or `*`. */
  readonly key: string;
  /** `anywhere`: examples of rules that begin with a wildcard. */
  readonly kind: 'anywhere' | 'folder';
  readonly from: number;
  readonly to: number;
}
