// Commands that choose one of several: the reader, the question, the colours, the language.

import { readers } from '../../core/readers/index.ts';
import { questionChoices } from '../../features/matrix/question-choices.ts';
import { commandWords as words } from '../../messages/en/commands.ts';
import { shellWords } from '../../messages/en/shell.ts';
import { matrixWords, readerTitle } from '../../messages/en/table.ts';
import { spokenLanguage } from '../../messages/language.ts';
import { languages } from '../../messages/languages.ts';
import { askAbout } from '../../state/ask-about.ts';
import { look } from '../../state/document-store.ts';
import { chooseLetters, layoutStore } from '../../state/layout.ts';
import { documentStore } from '../../state/use-document.ts';
import { chooseLanguage } from '../choose-language.ts';
import { setTheme, shellStore, type Theme } from '../shell-store.ts';
import { type Command, command } from './command.ts';
import { unlessSite } from './places.ts';

const { why } = words;
const unlessIs = (isSo: () => boolean) => () => (isSo() ? why.chosen : undefined);

const readAs = (): readonly Command[] =>
  readers.map(({ id, title }) => ({
    id: `readAs ${id}`,
    group: 'reader',
    title: words.readAs(readerTitle({ id, title })),
    help: words.readAsHelp,
    unless: () => unlessSite() ?? (documentStore.getState().view.reader === id ? why.chosen : undefined),
    run: () => look(documentStore, { reader: id, readerChosen: true }),
  }));

/** Asks about something; what is asked about now is no choice. */
function asking(value: string, word: string, isAsked: () => boolean, ask: () => void): Command {
  return {
    id: `ask ${value}`,
    group: 'question',
    title: words.question(word),
    help: words.questionHelp,
    unless: () => unlessSite() ?? (isAsked() ? why.chosen : undefined),
    run: ask,
  };
}

const subject = () => documentStore.getState().view.subject;

const questions = (): readonly Command[] => [
  asking(
    'fetch',
    matrixWords.question,
    () => subject() === undefined,
    () => askAbout(documentStore, undefined),
  ),
  ...questionChoices.flatMap(({ title, choices, valueOf }) =>
    choices.map(({ value, word, ask }) => ({
      ...asking(
        value,
        word,
        () => {
          const now = subject();
          return now !== undefined && valueOf(now) === value;
        },
        ask,
      ),
      also: title,
    })),
  ),
];

const themes: readonly Theme[] = ['system', 'light', 'dark'];

const colours = (): readonly Command[] =>
  themes.map((theme) => ({
    id: `theme ${theme}`,
    group: 'look',
    title: words.theme(shellWords.themes[theme]),
    help: words.themeHelp,
    also: words.themeAlso,
    unless: unlessIs(() => shellStore.getState().theme === theme),
    run: () => setTheme(theme),
  }));

function spoken(): readonly Command[] {
  const offered = languages.filter(({ isHidden }) => !isHidden);
  if (offered.length < 2) return [];
  return offered.map(({ tag, name }) => ({
    id: `language ${tag}`,
    group: 'look',
    title: words.language(name),
    help: words.languageHelp,
    unless: unlessIs(() => spokenLanguage() === tag),
    run: () => void chooseLanguage(tag),
  }));
}

function letters(): Command {
  const { noLetters } = layoutStore.getState();
  return command('letters', 'look', () => chooseLetters(!noLetters), {
    title: noLetters ? words.titles.lettersOn : words.titles.lettersOff,
  });
}

export const choiceCommands = (): readonly Command[] => [
  ...readAs(),
  ...questions(),
  ...colours(),
  ...spoken(),
  letters(),
];
