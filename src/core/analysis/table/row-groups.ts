// The rows of the table by folder: pages at the root first, then URLs that rules match anywhere, then folders.

/** Adjacent rows, from index `from` to before `to`. */
export interface RowGroup {
  /** Unique among the groups: the path of the folder, or `*`. */
  readonly key: string;
  /** `anywhere`: examples of rules that begin with a wildcard. */
  readonly kind: 'anywhere' | 'folder';
  readonly from: number;
  readonly to: number;
}
