// The data.txt proposal (2019): the rules of the Internet-Draft for the file /data.txt. It says almost nothing
// about HTTP.
import { cite } from '../catalogue/citations.ts';
import { koster1997 } from './koster-1997-internet-draft.ts';
import type { Reader } from './reader.ts';

export const dataTxt: Reader<'data.txt'> = {
  ...koster1997,
  id: 'data.txt',
  title: 'data.txt',
  source: 'seed 000',
  spec: 'datatxt-spec, Oct 2019',
  sections: {
    ...koster1997.sections,
    place: cite('datatxt-spec', '3.1'),
    redirects: cite('datatxt-spec', '3.1'),
    unavailable: cite('datatxt-spec', '3.1'),
    unreachable: cite('datatxt-spec', '3.1'),
    text: cite('datatxt-spec', '3.3'),
    fileLimit: cite('datatxt-spec', '6'),
    lineLimit: cite('datatxt-spec', '6'),
    recordLines: cite('datatxt-spec', '3.3'),
    records: cite('datatxt-spec', '3.2.1'),
    noRecord: cite('datatxt-spec', '3.2.1'),
    orphans: cite('datatxt-spec', '3.3'),
    comparison: cite('datatxt-spec', '3.2.2'),
    choice: cite('datatxt-spec', '3.2.2'),
    noRule: cite('datatxt-spec', '3.2.2'),
    ownFile: cite('datatxt-spec', '3.2.2'),
  },
  file: { path: '/data.txt', alwaysAllowed: ['/data.txt', '/robots.txt'] },
  http: {
    '401': 'no-information',
    '403': 'no-information',
    '404': 'no-information',
    '410': 'no-information',
    '429': 'no-information',
    '2xx': 'parse',
    '3xx': 'follow',
    '4xx': 'no-information',
    '5xx': 'no-information',
    network: 'no-information',
    maxRedirects: null,
    tooManyRedirects: 'no-information',
    unspecified: ['3xx', '401', '403', '410', '429', '4xx', '5xx', 'network', 'tooManyRedirects'],
  },
};
