// Every diagnosis of lines, shapes, records and names: an example and a near miss for each, and what its fixes do.
import { testExamples } from '../../testing/finding-examples.ts';
import { repLineExamples } from './examples/rep-lines.ts';
import { repLineInspector } from './rep-lines.ts';

testExamples(repLineInspector, repLineExamples, ['R073', 'R088', 'R090', 'R091']);
