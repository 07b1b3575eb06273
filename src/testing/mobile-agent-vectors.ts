// Typed access to the test vectors for mobile agents: src/testing/vectors/mobile-agents.json.
import type { MobileState } from '../core/index.ts';
import mobile from './vectors/mobile-agents.json' with { type: 'json' };

interface VectorBase<Kind extends string> {
  readonly id: string;
  readonly source: string;
  readonly kind: Kind;
  readonly url: string;
  readonly why: string;
}

interface ResolveVector extends VectorBase<'resolve'> {
  readonly file: string;
  /** The host, or `not available`. */
  readonly expect: string;
  readonly state: MobileState;
  /** 1-based; null if no line decides. */
  readonly line: number | null;
  /** Detail codes of findings with their lines, 1-based: `MOB-NO-URL@2`. */
  readonly diagnostics?: readonly string[];
  /** The result that the draft prints, and whether it is a misprint. */
  readonly specTable?: string;
  readonly erratum?: boolean;
}

interface UrlVector extends VectorBase<'url-syntax'> {
  readonly expect: boolean;
}

export const mobileAgentVectors = mobile as unknown as readonly (ResolveVector | UrlVector)[];
