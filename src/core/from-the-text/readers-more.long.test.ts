// The random cases of readers-more.test.ts, many times as many.
import { compareAgentQuirks } from '../../testing/from-the-text/readers-more-quirks.ts';
import { compareReaders } from '../../testing/from-the-text/readers-more-random.ts';

compareReaders(100);
compareAgentQuirks(100);
