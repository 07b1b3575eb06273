// The Internet-Draft that followed (-00): like draft 1, but a line names every crawler whose name it contains.
import { koster1996 } from './koster-1996.ts';
import type { Reader } from './reader.ts';

export const koster1997: Reader<'koster-1997-internet-draft'> = {
  ...koster1996,
  id: 'koster-1997-internet-draft',
  title: '1996 Internet-Draft',
  source: 'draft-koster-robots-00 (4 Dec 1996, expired 4 Jun 1997)',
  spec: 'draft-koster-robots-00',
  record: { ...koster1996.record, otherField: 'is-rule' },
  agent: { ...koster1996.agent, match: 'contains' },
};
