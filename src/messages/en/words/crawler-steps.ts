// What steps are called that change own crawlers. With the code that takes them.
import { nameSteps } from './history.ts';

nameSteps({
  'add-crawlers': ({ count, name }) =>
    count === 1 ? `adding ${name} to your crawlers` : `adding ${count} crawlers to yours`,
  'remove-crawlers': ({ count, name }) =>
    count === 1 ? `removing ${name} from your crawlers` : `removing ${count} of your crawlers`,
});
