// Finds Firefox and the accessibility bus of Linux for the screen reader tests. Run directly, it installs them
// if they are missing; imported, it only searches.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensurePrograms, findCommand } from './debian-packages.mjs';

/** @param {string} path */
const ifExists = (path) => (existsSync(path) ? path : undefined);

export const findScreenReaderTools = () => ({
  Firefox: findCommand('firefox-esr') ?? findCommand('firefox'),
  // Debian's Python packages are for this interpreter.
  Python: ifExists('/usr/bin/python3'),
  'gir1.2-atspi-2.0':
    ifExists('/usr/lib/x86_64-linux-gnu/girepository-1.0/Atspi-2.0.typelib') ??
    ifExists('/usr/lib/aarch64-linux-gnu/girepository-1.0/Atspi-2.0.typelib') ??
    ifExists('/usr/lib64/girepository-1.0/Atspi-2.0.typelib'),
  'dbus-run-session': findCommand('dbus-run-session'),
  Xvfb: findCommand('Xvfb'),
});

const packages = ['firefox-esr', 'python3-gi', 'gir1.2-atspi-2.0', 'at-spi2-core', 'dbus', 'xvfb'];

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  ensurePrograms('Tests of what a screen reader gets', packages, findScreenReaderTools);
