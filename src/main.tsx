// What index.html loads: it has the words fetched in the language of the person, and then starts the app.
import './ui/tokens.css';
import './ui/base.css';
import { loadLanguage, selectLanguage } from './messages/languages.ts';
import { readStoredLanguage } from './ui/environment/stored-language.ts';
import { preloadFirstPage } from './ui/loading/page-files.ts';

const language = selectLanguage(readStoredLanguage(), navigator.languages);
document.documentElement.lang = language.tag;
document.documentElement.dir = language.direction;

preloadFirstPage(location.hash);

/** Words that cannot be fetched are said in English. */
const inEnglish = () => {
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
};

// What draws is read and run by itself, beside the words: with the app it would be one long piece of work.
void Promise.all([loadLanguage(language).catch(inEnglish), import('react-dom/client')]).then(
  () => import('./app/start.tsx'),
);
