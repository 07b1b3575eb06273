// The random cases of readers-more.test.ts, many times as many.
import { quirksAgree } from '../../testing/from-the-text/readers-more-quirks.ts';
import { readersMoreAgree } from '../../testing/from-the-text/readers-more-random.ts';

readersMoreAgree(100);
quirksAgree(100);
