// Documents with robots instructions: the example of the draft, completed, and a small site around it.
import { headlinesText } from '../../../core/catalogue/robots-pi-example.ts';
import { type Example, workspace } from './example.ts';

const origin = 'http://headlines.example';

const page = (head: string, body: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml">\n<head>\n<title>${body}</title>\n${head}</head>\n<body><p>${body}</p></body>\n</html>\n`;

const story = (title: string, prolog: string, end = '') =>
  `<?xml version="1.0"?>\n${prolog}<story>\n<title>${title}</title>\n<text>The story itself.</text>\n${end}</story>\n`;

const files = {
  '/headlines.xml': headlinesText,
  '/robots.txt': 'User-agent: *\nDisallow: /drafts/\n',
  '/tech/xml_number_1.xml': story('XML Wins Again!', ''),
  '/tech/weather.xml': story(
    'Rain on the server room',
    '<?robots index="no" follow="yes"?>\n<?robots index="yes" follow="no"?>\n',
  ),
  '/archive/1998.xml': story('The year in letters', '', '<?robots index="no" follow="yes"?>\n'),
  '/feed/all.xml': story('Everything', "<?robots index='no' follow='yes'?>\n"),
  '/map/places.xml': story(
    'Places',
    '<!DOCTYPE story SYSTEM "story.dtd" [\n<?robots index="yes" follow="no"?>\n]>\n',
  ),
  '/drafts/tomorrow.xml': story('Not yet', '<?robots index="no" follow="no"?>\n'),
  '/help/index.xhtml': `<?xml version="1.0"?>\n<?robots index="no" follow="yes"?>\n${page('<meta name="robots" content="index,follow"/>\n', 'Help')}`,
  '/help/terms.html': page('<meta name="robots" content="noindex">\n', 'Terms'),
};

export const fromDocuments = [
  {
    id: 'xml-headlines',
    title: 'XML headlines',
    summary:
      'Documents that say themselves whether to index them and follow their links. One is never read, because the robots.txt forbids to fetch it.',
    from: 'texts',
    workspace: workspace({
      origin,
      reader: 'rfc9309',
      files: Object.entries(files).map(([path, text]) => ({ path, text })),
      rows: Object.keys(files)
        .filter((path) => path !== '/robots.txt')
        .map((path) => origin + path),
      question: 'index-follow',
      asked: { agent: '' },
    }),
  },
] as const satisfies readonly Example[];
