// The page that explains robots.txt to beginners. Backticks mark code.
import { inLanguage } from '../../language.ts';

export const basicsText = inLanguage('basicsText', {
  slug: 'robots-txt',
  short: 'Basics',
  title: 'How robots.txt works',
  summary:
    'Records, rules, which rule decides, and what the file cannot do: one page, with examples that you can edit.',
  lead: [
    '`robots.txt` is a plain text file at the root of a site, for example `https://www.example.com/robots.txt`. It says which URLs of that site crawlers may fetch. Every host has its own file.',
    'The examples on this page are live: edit a file, and the answers below it change as you type. They follow RFC 9309, the standard of 2022.',
  ],
  examples: {
    records: {
      title: 'A record names crawlers and gives them rules',
      about: [
        'A record begins with one or more `User-agent` lines, each with the name of a crawler. The `Allow` and `Disallow` lines that follow are its rules. Upper and lower case are the same in names.',
        'A crawler follows the record that names it. The record for `*` applies only to crawlers that no record names. It does not add to the other records.',
      ],
    },
    paths: {
      title: 'A rule matches every URL that begins with its path',
      about: [
        '`/tmp` matches the folder `/tmp/` and everything in it, and also `/tmpfile.html`. End a path with `/` if you mean only the folder. Upper and lower case differ in paths.',
      ],
    },
    longest: {
      title: 'The longest matching rule decides',
      about: [
        'If several rules match a URL, the one with the longest path decides. The order of the rules does not matter. If an Allow and a Disallow are equally long, Allow decides. If no rule matches, the URL is allowed.',
      ],
    },
    wildcards: {
      title: 'A path can contain * and $',
      about: [
        '`*` matches any characters, or none. `$` at the end of a path matches the end of the URL. The query, from `?` on, is part of what is compared.',
      ],
    },
    everything: {
      title: 'Allow everything, block everything',
      about: [
        '`Disallow: /` blocks every URL. A `Disallow` without a path blocks nothing. An empty file allows everything, and so does a site without the file. Crawlers may always fetch `/robots.txt` itself.',
      ],
    },
  },
  file: (title: string) => `robots.txt: ${title}`,
  answers: 'The answers',
  url: 'URL',
  by: (line: number) => `line ${line + 1}`,
  byNone: 'no rule',
  reset: 'Reset',
  open: 'Open in the workbench',
  others: {
    title: 'Other lines',
    points: [
      ['#', 'Starts a comment, which goes on to the end of the line.'],
      ['Sitemap', 'Gives the full URL of a sitemap. It belongs to no record.'],
      [
        'Crawl-delay',
        'Asks for a pause between two requests. It is not part of RFC 9309: Bing and some others obey it; Google does not.',
      ],
      ['Anything else', 'Crawlers skip lines that they do not know.'],
    ],
  },
  missing: {
    title: 'If the file cannot be fetched',
    points: [
      [
        '200',
        'The crawler uses the file. It may use its copy for up to 24 hours, so a change can take a day.',
      ],
      ['Redirect', 'The crawler follows it, at least five times in a row.'],
      ['400 to 499', 'The crawler may fetch everything, as if there were no file.'],
      [
        '500 to 599, or no answer',
        'The crawler must act as if everything were blocked. After a long time, such as 30 days, it may use an older copy or act as if there were no file.',
      ],
    ],
  },
  limits: {
    title: 'What robots.txt does not do',
    points: [
      [
        'It does not protect pages',
        'The file is a request. Crawlers can ignore it. Use a login for what is private.',
      ],
      [
        'It does not remove pages from search results',
        'A search engine can list a blocked URL that other pages link to. To remove a page, allow crawling and send `noindex`.',
      ],
      ['It does not hide anything', 'Everybody can read the file. Name folders in it, never secrets.'],
    ],
  },
  readers: {
    title: 'Crawlers read the file in different ways',
    about: [
      'Before RFC 9309, the first rule that matched decided, and some readers still work that way. Others know more lines, or limit the size of the file. Gatepost knows these readers and shows where they disagree.',
    ],
  },
  next: 'Read on',
} as const);
