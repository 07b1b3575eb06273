// The random cases of the tests that are written from the specifications alone, fifty times as many.
import { compareDataTxt } from '../../testing/from-the-text/data-txt-comparison.ts';
import { compareMobileAgents } from '../../testing/from-the-text/mobile-agents-comparison.ts';
import { compareRobotsPi } from '../../testing/from-the-text/robots-pi-comparison.ts';

compareDataTxt(50);
compareMobileAgents(50);
compareRobotsPi(50);
