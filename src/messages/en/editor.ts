// Words of gatepost-robots-editor, which opens the editor on the user's own computer.
import { inLanguage } from '../language.ts';
import { plural } from './counts.ts';

export const editorProgramWords = inLanguage('editorProgramWords', {
  help: `gatepost-robots-editor: opens a file, a folder or a site in the visual editor, in your browser.
Saving writes to the files on disk. The editor runs on this computer and ends with Ctrl+C.

Usage:
  gatepost-robots-editor [FILE | FOLDER | ADDRESS] [--port PORT] [--no-open] [--app ADDRESS]

  FILE        a robots.txt, another policy file, or a workspace (*.gatepost.json)
  FOLDER      the policy files in a folder and its subfolders
  ADDRESS     a site, such as https://www.example.com; its files are requested
  (nothing)   robots.txt in the current folder, or the start page

Options:
  --port PORT    use this port; by default each file has its own
  --no-open      print the address instead of opening the browser
  --app ADDRESS  address of a hosted Gatepost page, with which shared links begin
  --version      print the version
  --help         print this help

Examples:
  npx gatepost-robots-editor public/robots.txt
  npx gatepost-robots-editor https://www.example.com
`,
  opening: (name: string) => `Editing ${name}.`,
  files: (count: number) => plural(count, 'file', 'files'),
  startPage: 'the start page',
  openHere: 'Open this address in a browser:',
  notOpened: 'The browser could not be started. Open this address:',
  stop: 'Press Ctrl+C to stop.',
  /** The address opens the page with its secret. */
  secret: 'The address lets a browser read and save what you opened. Do not share it.',
  portInUse: (port: number) => `Port ${port} is in use. Choose another one with --port.`,
  oneName: (extra: string) => `Only one file, folder or address can be opened, but ${extra} was also given.`,
  badPort: (value: string) => `${value} is not a port. Use a number from 1 to 65535.`,
  noFiles: (folder: string) =>
    `${folder} has no robots.txt, data.txt, tdmrep.json, license.xml, _headers or workspace.`,
  noPage: 'The editor is incomplete. Install gatepost-robots-editor again.',
});
