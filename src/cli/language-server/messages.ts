// The messages between the server, which answers at once, and the analysis, which takes its time in another thread.
// Everything in them can be copied between threads.
import type { TextEdit } from '../../core/document/range.ts';
import type { RuleFacts } from '../../core/language-service/rule-facts.ts';

/** A workspace folder, and the site in it. */
export interface FolderRoot {
  /** The absolute path of the folder; '' for files in none. */
  readonly folder: string;
  /** The absolute path of the root folder of the site, if the configuration names one. */
  readonly root?: string;
}

/** Why a configuration was not used, as one text. */
export interface ConfigProblem {
  /** The absolute path of the configuration. */
  readonly file: string;
  readonly message: string;
}

/** What the client sets, in its initialization options or its section `gatepost`. All keys are optional. */
export interface ServerSettings {
  /** Scheme, host and port of the site. */
  readonly origin?: string;
  /** The ids of the readers whose findings are reported, unless a configuration file names some. */
  readonly readers?: readonly string[];
  /** The URL of the editor, to whose pages about findings diagnostics link. */
  readonly docs?: string;
  /** Whether rules have notes about what they decide; true by default. */
  readonly codeLens?: boolean;
}

/** A message to the analysis. Edits are applied in their order, each to the result of the one before. */
export type Notice =
  | { readonly kind: 'open'; readonly uri: string; readonly version: number; readonly text: string }
  | {
      readonly kind: 'edit';
      readonly uri: string;
      readonly version: number;
      readonly edits: readonly TextEdit[];
    }
  | { readonly kind: 'close'; readonly uri: string }
  | { readonly kind: 'folders'; readonly folders: readonly string[]; readonly settings: ServerSettings };

/** A finding as the server reports it. Its sentences are made where it was found. */
export interface ReportedFinding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info' | 'hint';
  readonly range: TextEdit['range'];
  readonly message: string;
  /** Where the code is explained. */
  readonly href?: string;
}

/** A change of a document that a person may choose. */
export interface OfferedFix {
  readonly title: string;
  readonly kind: 'quickfix' | 'source.fixAll.gatepost';
  readonly isPreferred: boolean;
  /** The finding that it resolves; absent if there are several. */
  readonly finding?: ReportedFinding;
  /** Absent if the edits take time: they are made when the fix with this code is chosen. */
  readonly edits?: readonly TextEdit[];
  /** All findings of this code, or of all codes if it is empty. */
  readonly allOf?: string;
}

/** The questions of the server and their answers. */
export interface Questions {
  fixes: {
    readonly ask: {
      readonly uri: string;
      readonly range: TextEdit['range'];
      /** Whether edits of fixes for many findings are wanted at once. */
      readonly isWhole: boolean;
    };
    readonly answer: readonly OfferedFix[];
  };
  fixAll: {
    readonly ask: { readonly uri: string; readonly allOf: string };
    readonly answer: readonly TextEdit[];
  };
  format: { readonly ask: { readonly uri: string }; readonly answer: readonly TextEdit[] };
  ruleFacts: { readonly ask: { readonly uri: string }; readonly answer: RuleFacts };
  tokens: { readonly ask: { readonly uri: string }; readonly answer: Uint32Array };
}

export type QuestionName = keyof Questions;

/** What the analysis reports by itself. Versions are those of the client. */
export type Report =
  | {
      readonly kind: 'findings';
      readonly uri: string;
      readonly version: number;
      readonly findings: readonly ReportedFinding[];
    }
  | { readonly kind: 'facts'; readonly uri: string }
  | {
      readonly kind: 'config';
      readonly problems: readonly ConfigProblem[];
      readonly roots: readonly FolderRoot[];
    };

/** The analysis as the server uses it, in this thread or another. */
export interface Analysis {
  readonly tell: (notice: Notice) => void;
  /** Asks about the latest version. Rejects if the document is closed or changes before the answer. */
  readonly ask: <Name extends QuestionName>(
    name: Name,
    question: Questions[Name]['ask'],
  ) => Promise<Questions[Name]['answer']>;
  readonly stop: () => Promise<void>;
}
