// Actions that select one of several options: the reader, the question, the theme, the language.

import { type Action, defineAction } from '../../actions/action.ts';
import { disabledWithoutSite } from '../../actions/availability.ts';
import { readers } from '../../core/readers/registry.ts';
import { actionWords as words } from '../../messages/en/app/commands.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { matrixWords, readerTitle } from '../../messages/en/table.ts';
import { languageTag } from '../../messages/language.ts';
import { languages } from '../../messages/languages.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { chooseLetterKeys, layoutStore } from '../../state/layout/layout-store.ts';
import { choiceOf, tableQuestions } from '../../state/table/questions/registry.ts';
import { setQuestion } from '../../state/table/set-question.ts';
import { chooseLanguage } from '../shared/choose-language.ts';
import { setTheme, shellStore, themes } from '../shared/shell-store.ts';

const disabledIf = (isCurrent: () => boolean) => () => (isCurrent() ? 'chosen' : undefined);

const readerActions = (): readonly Action[] =>
  readers.map(
    ({ id, title }): Action => ({
      id: `readAs ${id}`,
      group: 'reader',
      title: words.readAs(readerTitle({ id, title })),
      help: words.readAsHelp,
      disabledReason: () =>
        disabledWithoutSite() ?? (documentStore.getState().view.reader === id ? 'chosen' : undefined),
      run: () => updateView(documentStore, { reader: id, readerChosen: true }),
    }),
  );

/** Creates an action that asks a question. It is disabled for the current question. */
function questionAction(value: string, word: string, isCurrent: () => boolean, run: () => void): Action {
  return {
    id: `ask ${value}`,
    group: 'question',
    title: words.question(word),
    help: words.questionHelp,
    disabledReason: () => disabledWithoutSite() ?? (isCurrent() ? 'chosen' : undefined),
    run,
  };
}

const subject = () => documentStore.getState().view.subject;

const questions = (): readonly Action[] => [
  questionAction(
    'fetch',
    matrixWords.question,
    () => subject() === undefined,
    () => setQuestion(documentStore, undefined),
  ),
  ...tableQuestions.flatMap(({ title, choices }) =>
    choices.map(({ value, word, ask }) => ({
      ...questionAction(
        value,
        word,
        () => {
          const current = subject();
          return current !== undefined && choiceOf(current) === value;
        },
        () => ask(documentStore),
      ),
      keywords: title,
    })),
  ),
];

const themeActions = (): readonly Action[] =>
  themes.map(
    (theme): Action => ({
      id: `theme ${theme}`,
      group: 'look',
      title: words.theme(shellWords.themes[theme]),
      help: words.themeHelp,
      keywords: words.themeAlso,
      disabledReason: disabledIf(() => shellStore.getState().theme === theme),
      run: () => setTheme(theme),
    }),
  );

function languageActions(): readonly Action[] {
  const visibleLanguages = languages.filter(({ isHidden }) => !isHidden);
  if (visibleLanguages.length < 2) return [];
  return visibleLanguages.map(
    ({ tag, name }): Action => ({
      id: `language ${tag}`,
      group: 'look',
      title: words.language(name),
      help: words.languageHelp,
      disabledReason: disabledIf(() => languageTag() === tag),
      run: () => void chooseLanguage(tag),
    }),
  );
}

/** Turns the keys that are one letter or sign on or off. */
export function letterKeys() {
  const { noLetters } = layoutStore.getState();
  const action = defineAction({
    id: 'letters',
    group: 'look',
    run: () => chooseLetterKeys(!noLetters),
    title: noLetters ? words.titles.lettersOn : words.titles.lettersOff,
  });
  return { ...action, isOn: !noLetters };
}

export const choiceActions = (): readonly Action[] => [
  ...readerActions(),
  ...questions(),
  ...themeActions(),
  ...languageActions(),
  letterKeys(),
];
