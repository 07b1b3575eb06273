// What the step is called that adds a URL and a user-agent to the table. With the code that takes it.
import { nameSteps } from './history.ts';
import { traceHeadWords } from './trace-head.ts';

nameSteps({
  'add-cell': ({ agent, url }) => `adding ${url} ${traceHeadWords.forAgent(String(agent))}`,
});
