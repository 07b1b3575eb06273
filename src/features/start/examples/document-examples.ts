// Documents with robots instructions: the example of the draft, completed, and a small site around it.
import { headlinesSite } from '../../../core/catalogue/robots-pi-example.ts';
import { createExpectations, createWorkspace, type Example } from './example.ts';

const { origin, files } = headlinesSite;

export const documentExamples = [
  {
    id: 'xml-headlines',
    from: 'texts',
    workspace: createWorkspace({
      origin,
      reader: 'rfc9309',
      files: Object.entries(files).map(([path, text]) => ({ path, text })),
      rows: Object.keys(files)
        .filter((path) => path !== '/robots.txt')
        .map((path) => origin + path),
      question: 'index-follow',
      expectations: [
        ...createExpectations(origin, { question: 'index-follow', part: 'index' }, [
          ['', '/headlines.xml', 'no', 'The list of headlines is not worth finding.'],
          ['', '/tech/xml_number_1.xml', 'yes'],
          ['', '/drafts/tomorrow.xml', 'unread', 'What it says reaches nobody: the robots.txt comes first.'],
        ]),
        ...createExpectations(origin, { question: 'index-follow', part: 'follow' }, [
          ['', '/headlines.xml', 'yes', 'The articles are found from here.'],
        ]),
      ],
      asked: { agent: '' },
    }),
  },
] as const satisfies readonly Example[];
