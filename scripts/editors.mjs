// Installs Neovim if it is missing, for the tests of the language server with a real editor.
import { ensurePrograms, findCommand } from './debian-packages.mjs';

ensurePrograms('The tests with editors', ['neovim'], () => ({ Neovim: findCommand('nvim') }));
