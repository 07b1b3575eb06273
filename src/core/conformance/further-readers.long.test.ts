// The random cases of readers-more.test.ts, many times as many.
import { compareAgentQuirks } from '../../testing/from-the-text/agent-quirks-comparison.ts';
import { compareReaders } from '../../testing/from-the-text/readers-comparison.ts';

compareReaders(100);
compareAgentQuirks(100);
