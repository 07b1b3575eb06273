// The random cases of the tests that are written from the specifications alone, fifty times as many.
import { compareDataTxt } from '../../testing/from-the-text/data-txt-random.ts';
import { compareMobileAgents } from '../../testing/from-the-text/mobile-agents-random.ts';
import { compareRobotsPi } from '../../testing/from-the-text/robots-pi-random.ts';

compareDataTxt(50);
compareMobileAgents(50);
compareRobotsPi(50);
