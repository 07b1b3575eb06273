// The random cases of the tests that are written from the specifications alone, fifty times as many.
import { dataTxtAgrees } from '../../testing/from-the-text/data-txt-random.ts';
import { mobileAgentsAgree } from '../../testing/from-the-text/mobile-agents-random.ts';
import { robotsPiAgrees } from '../../testing/from-the-text/robots-pi-random.ts';

dataTxtAgrees(50);
mobileAgentsAgree(50);
robotsPiAgrees(50);
