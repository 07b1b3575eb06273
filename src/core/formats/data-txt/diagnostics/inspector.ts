// Finds the problems of data.txt.

import { createInspector } from '../../../diagnostics/create-inspector.ts';
import type { KindsOf } from '../../../diagnostics/define-checks.ts';
import { readPinsYaml } from '../yaml/pins.ts';
import { lineChecks } from './line-checks.ts';
import { recordChecks } from './record-checks.ts';

const checks = [lineChecks, recordChecks] as const;

/** All kinds of findings of data.txt. */
export type DataTxtKinds = KindsOf<typeof checks>;

export const datasetInspector = createInspector({
  id: 'data-txt',
  checks,
  isFor({ policy, options: { reader, readers = [] } }) {
    const { describes, directives } = policy.format;
    // The grammar of the Internet-Draft allows a comment to begin on the next line, too.
    const isDraft = [reader, ...readers].some((one) => one?.record.otherField === 'is-rule');
    return describes === true || (directives.length > 0 && isDraft);
  },
  readSubject: ({ policy }) => ({
    policy,
    describes: policy.format.describes === true,
    isYaml: readPinsYaml(policy) !== undefined,
  }),
});
