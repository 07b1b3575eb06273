// The Internet-Draft that followed (-00): like draft 1, but a line names every crawler whose name it contains.
import { koster1996 } from './koster-1996.ts';
import type { Reader } from './reader.ts';

export const koster1997: Reader<'koster-1997-internet-draft'> = {
  ...koster1996,
  id: 'koster-1997-internet-draft',
  title: '1996 Internet-Draft',
  source: 'draft-koster-robots-00 (4 Dec 1996, expired 4 Jun 1997)',
  spec: 'draft-koster-robots-00',
  sections: {
    ...koster1996.sections,
    place: 'draft-koster-robots-00 3.1',
    redirects: 'draft-koster-robots-00 3.1',
    unavailable: 'draft-koster-robots-00 3.1',
    unreachable: 'draft-koster-robots-00 3.1',
    text: 'draft-koster-robots-00 3.3',
    fileLimit: 'draft-koster-robots-00 6',
    lineLimit: 'draft-koster-robots-00 6',
    recordLines: 'draft-koster-robots-00 3.3',
    records: 'draft-koster-robots-00 3.2.1',
    orphans: 'draft-koster-robots-00 3.3',
    comparison: 'draft-koster-robots-00 3.2.2',
    choice: 'draft-koster-robots-00 3.2.2',
    ownFile: 'draft-koster-robots-00 3.2.2',
  },
  record: { ...koster1996.record, otherField: 'is-rule' },
  agent: { ...koster1996.agent, match: 'contains' },
};
