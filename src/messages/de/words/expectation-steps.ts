// What steps about expectations are called. With the code that takes them.
import { nameSteps } from './history.ts';

nameSteps({
  pin: ({ answer, agent, url }) => `${answer} erwarten für ${agent} bei ${url}`,
  unpin: ({ agent, url }) => `nichts mehr erwarten für ${agent} bei ${url}`,
  'note-expectation': ({ url }) => `Notiz zur Erwartung bei ${url} ändern`,
  'record-expectations': ({ count }) => `erwarten, was jetzt gilt (${count})`,
  'import-expectations': ({ count }) => `Erwartungen importieren (${count})`,
});
