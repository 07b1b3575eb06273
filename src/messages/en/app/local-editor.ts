// Words of the page when gatepost-robots-editor opened it.
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';

export const localEditorWords = inLanguage('localEditorWords', {
  look: 'Open a site',
  lookOpen: 'Open',
  lookWhy:
    'Gatepost requests its robots.txt, tdmrep.json and licenses, and the headers and metas of its front page.',
  requesting: (host: string) => `Requesting the files of ${host}…`,
  /** The list of sites in the folder. */
  folder: (name: string) => `In the folder ${name}`,
  files: 'On this computer',
  site: (count: number) => plural(count, 'file', 'files'),
  opened: (host: string, count: number, status: string) =>
    `${plural(count, 'file', 'files')} of ${host} ${count === 1 ? 'was' : 'were'} requested.${status}`,
  status: (status: number) => ` Its robots.txt returned status ${number(status)}.`,
  cut: ' Only the first part of its robots.txt was read.',
  unanswered: (count: number) => ` ${plural(count, 'request', 'requests')} failed.`,
  sitemap: 'Add the URLs of its sitemap…',
  privateAddress: (origin: string) =>
    `This is not an address on the public internet. To open it, start the editor with it: npx gatepost-robots-editor ${origin}`,
  stopped:
    'The program that opened this page has stopped, so files on disk cannot be read or saved. Start it again, or save to another location.',
  notConnected:
    'This address belongs to an earlier run of the program. Open the address that the terminal shows now.',
  notOpened: (name: string) => `${name} could not be opened. It may have been moved or deleted.`,
  /** Why a file was not saved. */
  readOnly:
    'The file or its folder is read-only, or the program that opened it has stopped. Nothing was saved. Make the file writable and try again, or save to another location.',
  shareOnlyHere:
    'This link works only on this computer, while the editor runs. For a link that others can open, start the editor with --app and the address of a hosted Gatepost page.',
} as const);
