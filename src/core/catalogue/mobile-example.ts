// The worked example of the draft for mobile agents (section 4) with its table as printed, and the example of
// section 3.1.

const origin = 'http://www.fict.org';
const urlOnOrigin = (path: string) => origin + path;
const exampleSite = `atp://www.fict.org:8001`;
const NO_HOST = 'not available';

/** The printed hosts by URL. In the rows of /home/user2/ the draft misprints the host; the row of `/` is missing. */
const printedRows: readonly (readonly [url: string, host: string])[] = [
  [urlOnOrigin('/index.html'), exampleSite],
  [urlOnOrigin('/services/'), exampleSite],
  [urlOnOrigin('/services/index.html'), exampleSite],
  [urlOnOrigin('/robots.txt'), exampleSite],
  [urlOnOrigin('/home/'), NO_HOST],
  [urlOnOrigin('/home/user1/'), 'atp://user1.fict.org:854'],
  [urlOnOrigin('/home/user1/index.html'), 'atp://user1.fict.org:854'],
  [urlOnOrigin('/home/user2/'), 'atp://user1.fict.org:831'],
  [urlOnOrigin('/home/user2/index.html'), 'atp://user1.fict.org:831'],
  [urlOnOrigin('/home/user3/'), NO_HOST],
  [urlOnOrigin('/home/user3/index.html'), NO_HOST],
];

export const mobileExample = {
  origin,
  /** The text without the page margin. */
  text: [
    'Mobile-agent-server: /             atp://www.fict.org:8001',
    'Mobile-agent-server: /home/        none',
    'Mobile-agent-server: /home/user1/  atp://user1.fict.org:854',
    'Mobile-agent-server: /home/user2/  atp://user2.fict.org:831',
    '',
  ].join('\n'),
  /** All twelve URLs of the list, in its order. */
  urls: [urlOnOrigin('/'), ...printedRows.map(([url]) => url)],
  printedRows,
} as const;

/** The example of section 3.1: from general to specific. */
export const mobileOrderExample = {
  origin,
  text: [
    'Mobile-agent-server: /          none',
    'Mobile-agent-server: /dir1      atp://www.fict.org:544',
    'Mobile-agent-server: /dir1/dir2 atp://www.fict.org:543',
    '',
  ].join('\n'),
} as const;
