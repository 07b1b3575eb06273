// Typed access to the test vectors for the robots processing instruction: src/testing/vectors/robots-pi.json.
import robotsPi from './vectors/robots-pi.json' with { type: 'json' };

interface ProcessingInstructionVector {
  readonly id: string;
  readonly source: string;
  readonly parser: 'xml' | 'html';
  readonly document: string;
  readonly expect: {
    readonly index: boolean;
    readonly follow: boolean;
    readonly diagnostics: readonly string[];
  };
  readonly why: string;
}

export const robotsPiVectors = robotsPi as readonly ProcessingInstructionVector[];
