// The random cases of further-readers.test.ts, with 100 times as many runs.
import { compareAgentQuirks } from '../../testing/from-the-text/agent-quirks-comparison.ts';
import { compareReaders } from '../../testing/from-the-text/readers-comparison.ts';

compareReaders(100);
compareAgentQuirks(100);
