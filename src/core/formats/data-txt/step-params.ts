// The steps of the question about data sets that fetching does not know: codes and words of the file, no sentences.

/** What each code tells. Lines are 0-based. */
export interface DatasetStepParams {
  /** The file was not read: there may be data sets that are found in another way (data.txt 3.1). */
  readonly 'dataset-unknown': { readonly status: number | 'timeout' | 'network' };
  /** The URL is a policy file: no rule may speak of it (3.2.2), so none announces it. */
  readonly 'dataset-own-file': { readonly path: string };
  /** No record speaks to the visitor; or no rule of its record matches. */
  readonly 'dataset-no-record': { readonly name: string };
  readonly 'dataset-not-mentioned': { readonly name: string };
  /** What the rule that decides says of data sets. */
  readonly 'dataset-announced': { readonly path: string; readonly folder: boolean };
  readonly 'dataset-closed': { readonly path: string };
  /** A line that describes what is announced or closed. */
  readonly 'dataset-described': { readonly name: string; readonly value: string };
}
