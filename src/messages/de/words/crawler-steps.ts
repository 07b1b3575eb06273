// What steps are called that change own crawlers. With the code that takes them.
import { number } from './counts.ts';
import { nameSteps } from './history.ts';

nameSteps({
  'add-crawlers': ({ count, name }) =>
    count === 1
      ? `${name} zu den eigenen Crawlern hinzufügen`
      : `${number(Number(count))} eigene Crawler hinzufügen`,
  'remove-crawlers': ({ count, name }) =>
    count === 1
      ? `${name} aus den eigenen Crawlern entfernen`
      : `${number(Number(count))} eigene Crawler entfernen`,
});
