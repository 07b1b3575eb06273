// The example of the robots PI draft (6 October 1999, Where to put), with its elements closed.

export const headlinesText = `<?xml version="1.0"?>

<?robots index="no" follow="yes"?>

<!-- we want robots to find the articles, but not index this summary -->

<headlines>
<title>Technology Headlines</title>
<story>
<storytitle xlink:type="simple"
   xlink:href="tech/xml_number_1.xml">XML Wins Again!</storytitle>
</story>
</headlines>
`;

const htmlPage = (head: string, body: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml">\n<head>\n<title>${body}</title>\n${head}</head>\n<body><p>${body}</p></body>\n</html>\n`;

const xmlStory = (title: string, prolog: string, end = '') =>
  `<?xml version="1.0"?>\n${prolog}<story>\n<title>${title}</title>\n<text>The story itself.</text>\n${end}</story>\n`;

/** A small site with the example. The text of each document says what it is an example of. */
export const headlinesSite = {
  origin: 'http://headlines.example',
  files: {
    '/headlines.xml': headlinesText,
    '/robots.txt': 'User-agent: *\nDisallow: /drafts/\n',
    '/tech/xml_number_1.xml': xmlStory('XML Wins Again!', ''),
    '/tech/weather.xml': xmlStory(
      'Rain on the server room',
      '<?robots index="no" follow="yes"?>\n<?robots index="yes" follow="no"?>\n',
    ),
    '/archive/1998.xml': xmlStory('The year in letters', '', '<?robots index="no" follow="yes"?>\n'),
    '/feed/all.xml': xmlStory('Everything', "<?robots index='no' follow='yes'?>\n"),
    '/map/places.xml': xmlStory(
      'Places',
      '<!DOCTYPE story SYSTEM "story.dtd" [\n<?robots index="yes" follow="no"?>\n]>\n',
    ),
    '/drafts/tomorrow.xml': xmlStory('Not yet', '<?robots index="no" follow="no"?>\n'),
    '/help/index.xhtml': `<?xml version="1.0"?>\n<?robots index="no" follow="yes"?>\n${htmlPage('<meta name="robots" content="index,follow"/>\n', 'Help')}`,
    '/help/terms.html': htmlPage('<meta name="robots" content="noindex">\n', 'Terms'),
  },
} as const;
