// The lints of conventional rules about paths: examples of each, and what holds of every fix.
import { testExamples } from '../../testing/finding-examples.ts';
import { repPathExamples } from './examples/rep-paths.ts';
import { repPathsInspector } from './rep-paths.ts';

testExamples(repPathsInspector, repPathExamples, ['R057', 'R060']);
