// Examples of /data.txt: the one of the specification with its printed margins, and a fictional portal that
// follows our interpretation.
import { fictOrg } from '../../../core/catalogue/printed-examples.ts';
import { createExpectations, createWorkspace, type Example } from './example.ts';

/** As printed: with a margin of six spaces, and of five in the last line. */
const printedText = fictOrg.text.replace(/^(?=.)/gm, ' '.repeat(6)).replace(/ (?= {5}.*\n$)/, '');

const PORTAL_ORIGIN = 'https://data.harbour.example';

export const dataTxtExamples = [
  {
    id: 'fict-org-data',
    from: 'texts',
    workspace: createWorkspace({
      origin: fictOrg.origin,
      reader: 'data.txt',
      files: [{ path: '/data.txt', text: printedText }],
      rows: fictOrg.rows.map(({ url }) => url),
      columns: fictOrg.columns.flat(),
      expectations: createExpectations(fictOrg.origin, {}, [
        ['unhipbot', '/index.html', 'deny'],
        ['', '/orgo.gif', 'deny'],
        ['', '/org/about.html', 'allow'],
      ]),
    }),
  },
  {
    id: 'data-portal',
    from: 'today',
    workspace: createWorkspace({
      origin: PORTAL_ORIGIN,
      reader: 'data.txt',
      files: [
        {
          path: '/data.txt',
          text: [
            `# /data.txt for ${PORTAL_ORIGIN}/`,
            '# Fields below an Allow describe it; the first ones speak of all.',
            'User-agent: *',
            'Contact: data@harbour.example',
            'License: https://creativecommons.org/licenses/by/4.0/',
            'Allow: /tides/2026.csv',
            'Title: Tides at the old pier, every ten minutes',
            'License: https://creativecommons.org/publicdomain/zero/1.0/',
            'Format: text/csv',
            'Updated: daily',
            'Allow: /berths.geojson',
            'Title: Berths and their depth',
            'License: https://creativecommons.org/licenses/by/4.0/',
            'Format: application/geo+json',
            'Updated: yearly',
            'Allow: /ferries/',
            'Title: Ferries, one file for each line and year',
            'Description: Departures, arrivals and delays since 1998.',
            'Format: text/csv',
            'Updated: monthly',
            'Allow: /air/hourly.json',
            'Title: Air at the quays',
            'License: https://opendatacommons.org/licenses/by/1-0/',
            'Format: application/json',
            'Allow: /budget.ods',
            'Title: Budget of the harbour',
            'Updated: 2026-01-15',
            'Disallow: /drafts/',
            'Reason: not checked yet',
            'Disallow: /',
            '',
          ].join('\n'),
        },
      ],
      rows: [
        '/tides/2026.csv',
        '/berths.geojson',
        '/ferries/line-2/2025.csv',
        '/air/hourly.json',
        '/budget.ods',
        '/drafts/noise.csv',
        '/about.html',
      ].map((path) => PORTAL_ORIGIN + path),
      columns: [''],
      question: 'dataset',
      expectations: [
        ...createExpectations(PORTAL_ORIGIN, { question: 'dataset' }, [
          ['', '/tides/2026.csv', 'announced'],
          ['', '/ferries/line-2/2025.csv', 'announced', 'The folder announces all that is in it.'],
          ['', '/drafts/noise.csv', 'closed'],
        ]),
        ...createExpectations(PORTAL_ORIGIN, { question: 'dataset', part: 'license' }, [
          ['', '/berths.geojson', 'https://creativecommons.org/licenses/by/4.0/', 'Agreed with the council.'],
        ]),
      ],
      asked: { visitor: '' },
    }),
  },
] as const satisfies readonly Example[];
