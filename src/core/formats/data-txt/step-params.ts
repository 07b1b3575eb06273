// The parameters of steps that only the question about data sets has: codes and words of the file, no sentences.

/** The parameters of each step code. Lines are 0-based. */
export interface DatasetStepParams {
  /** The file was not read: data sets may be found in other ways (data.txt 3.1). */
  readonly 'dataset-unknown': { readonly status: number | 'timeout' | 'network' };
  /** The URL is a policy file: no rule applies to it (3.2.2), so none announces it. */
  readonly 'dataset-own-file': { readonly path: string };
  /** No record applies to the crawler, or no rule of its record matches. */
  readonly 'dataset-no-record': { readonly name: string };
  readonly 'dataset-not-mentioned': { readonly name: string };
  /** The result of the rule that decides. */
  readonly 'dataset-announced': { readonly path: string; readonly folder: boolean };
  readonly 'dataset-closed': { readonly path: string };
  /** A line that describes an announced or closed data set. */
  readonly 'dataset-described': { readonly name: string; readonly value: string };
}
