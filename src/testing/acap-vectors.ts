// Typed access to the ACAP 1.1 test vectors: src/testing/vectors/acap.json.
import acap from './vectors/acap.json' with { type: 'json' };

interface UsageVector {
  readonly id: string;
  readonly section: string;
  readonly file: string;
  readonly crawler: string;
  readonly usage: string;
  readonly purpose?: string;
  readonly url: string;
  readonly capabilities?: { readonly usages?: readonly string[]; readonly qualifiers?: readonly string[] };
  readonly files?: Readonly<Record<string, string>>;
  readonly options?: {
    readonly crawlerMatch?: 'exact' | 'substring';
    readonly conventional?: 'conservative' | 'acap-wins' | 'narrowest';
    readonly conventionalAppliesTo?: readonly string[];
  };
  readonly expect: {
    readonly verdict: string;
    readonly qualifiers?: readonly string[];
    readonly incomplete?: boolean;
    readonly source?: string;
  };
  readonly why: string;
}

interface AcapVectors {
  readonly evaluation: readonly UsageVector[];
  readonly parse: readonly {
    readonly id: string;
    readonly line: string;
    readonly expect: string;
    readonly warnings?: readonly string[];
  }[];
  readonly match: readonly {
    readonly id: string;
    readonly pattern: string;
    readonly path: string;
    readonly expect: boolean;
  }[];
  readonly scope: readonly {
    readonly id: string;
    readonly a: string;
    readonly b: string;
    readonly expect: 'a' | 'b' | 'equal' | 'incomparable';
  }[];
  readonly lint: readonly {
    readonly id: string;
    readonly file: string;
    readonly expect: readonly string[];
    readonly absent?: readonly string[];
  }[];
  readonly actions: readonly {
    readonly id: string;
    readonly file: string;
    readonly crawler: string;
    readonly expect: readonly string[];
  }[];
}

export const acapVectors = acap as AcapVectors;
