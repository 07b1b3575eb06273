// Every finding about the lines of today: an example and a near miss for each, what its fixes do and write.
import { testExamples } from '../../testing/finding-examples.ts';
import { modernExamples } from './examples/modern-lines.ts';
import { modernInspector } from './modern-lines.ts';

testExamples(modernInspector, modernExamples, ['SIT-OTHER-HOST', 'VIS-WRAP', 'POL-NOT-A-CLIENT']);
