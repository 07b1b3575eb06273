// The entry script of index.html: loads the messages in the user's language and then starts the app.
import './ui/tokens.css';
import './ui/base.css';
import './ui/primitives.css';
import { loadLanguage, selectLanguage } from './messages/languages.ts';
import { readStoredLanguage } from './ui/environment/stored-language.ts';
import { watchDroppedFiles } from './ui/loading/dropped-files.ts';
import { preloadFirstPage } from './ui/loading/page-files.ts';

const language = selectLanguage(readStoredLanguage(), navigator.languages);
document.documentElement.lang = language.tag;
document.documentElement.dir = language.direction;

// The shell in index.html shows the panes of the workbench.
document.documentElement.dataset['page'] = /^#\/(\w*)/.exec(location.hash)?.[1] ?? '';

preloadFirstPage(location.hash);
watchDroppedFiles();

/** Falls back to English if the messages cannot be fetched. */
const fallBackToEnglish = () => {
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
};

// React DOM is loaded separately, in parallel with the messages: together with the app it would be one long task.
void Promise.all([loadLanguage(language).catch(fallBackToEnglish), import('react-dom/client')]).then(
  () => import('./app/start.tsx'),
);
