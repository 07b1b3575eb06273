// RFC 9309 as extended by draft-ietf-aipref-attach-05 (19 Aug 2026): Content-Usage is a rule and ends the list of
// names (ours). Not offered as a reader. Only the question of what AI may do is read with it.

import type { Reader } from './reader.ts';
import { rfc9309 } from './rfc9309.ts';

export const attach05: Reader<'attach-05'> = {
  ...rfc9309,
  id: 'attach-05',
  title: 'RFC 9309 with Content-Usage',
  source: 'draft-ietf-aipref-attach-05 (Aug 2026)',
  spec: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
  record: { ...rfc9309.record, ruleFields: [...rfc9309.record.ruleFields, 'content-usage'] },
};
