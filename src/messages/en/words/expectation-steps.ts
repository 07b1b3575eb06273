// What steps about expectations are called. With the code that takes them.
import { nameSteps } from './history.ts';

nameSteps({
  pin: ({ answer, agent, url }) => `expecting ${answer} for ${agent} at ${url}`,
  unpin: ({ agent, url }) => `expecting nothing for ${agent} at ${url}`,
  'note-expectation': ({ url }) => `the note on what is expected at ${url}`,
  'record-expectations': ({ count }) => `expecting what is so now (${count})`,
  'import-expectations': ({ count }) => `importing expectations (${count})`,
});
