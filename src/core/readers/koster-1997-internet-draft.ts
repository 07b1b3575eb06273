// The Internet-Draft that followed (-00): like draft 1, but a line names every crawler whose name it contains.
import { cite } from '../catalogue/citations.ts';
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
    place: cite('draft-koster-robots-00', '3.1'),
    redirects: cite('draft-koster-robots-00', '3.1'),
    unavailable: cite('draft-koster-robots-00', '3.1'),
    unreachable: cite('draft-koster-robots-00', '3.1'),
    text: cite('draft-koster-robots-00', '3.3'),
    fileLimit: cite('draft-koster-robots-00', '6'),
    lineLimit: cite('draft-koster-robots-00', '6'),
    recordLines: cite('draft-koster-robots-00', '3.3'),
    records: cite('draft-koster-robots-00', '3.2.1'),
    orphans: cite('draft-koster-robots-00', '3.3'),
    comparison: cite('draft-koster-robots-00', '3.2.2'),
    choice: cite('draft-koster-robots-00', '3.2.2'),
    ownFile: cite('draft-koster-robots-00', '3.2.2'),
  },
  record: { ...koster1996.record, otherField: 'is-rule' },
  agent: { ...koster1996.agent, match: 'contains' },
};
