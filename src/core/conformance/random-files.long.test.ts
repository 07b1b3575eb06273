// The random cases of the tests that are written only from the specifications, with 50 times as many runs.
import { compareDataTxt } from '../../testing/from-the-text/data-txt-comparison.ts';
import { compareMobileAgents } from '../../testing/from-the-text/mobile-agents-comparison.ts';
import { compareRobotsPi } from '../../testing/from-the-text/robots-pi-comparison.ts';

compareDataTxt(50);
compareMobileAgents(50);
compareRobotsPi(50);
