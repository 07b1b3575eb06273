// Every listed diagnostic has a row, with the severity of its list.
import { expect, test } from 'vitest';
import type { Severity } from './finding.ts';
import { findDiagnostic } from './registry.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** SIT-NOT-ABSOLUTE of the modern lines is R070, its code in the list of lints. */
const listed: readonly (readonly [authority: string, most: readonly Severity[], codes: string])[] = [
  [
    'list of lints, error',
    ['error'],
    `
    R001 R002 R007 R009 R014 R017 R018 R020 R040 R043 R044 R053 R058 R070
    `,
  ],
  [
    'list of lints, warning',
    ['warning'],
    `
    R003 R010 R011 R013 R015 R016 R021 R022 R023 R024 R025 R027 R028 R029 R042 R045 R048 R049 R052 R059
    R062 R066 R067 R072 R080 R081
    `,
  ],
  [
    'list of lints, info',
    ['info'],
    `
    R004 R005 R006 R008 R019 R032 R041 R050 R054 R055 R061 R064 R065 R071 R073
    `,
  ],
  [
    'list of lints, hint',
    ['hint'],
    `
    R012 R026 R030 R031 R047 R051 R057 R060 R063
    `,
  ],
  [
    'modern lines 16, error',
    ['error'],
    `
    SIT-EMPTY SIT-BLANK RSL-EMPTY RSL-NOT-ABSOLUTE RSL-BLANK CRD-EMPTY CRD-NOT-NUMBER HOST-EMPTY HOST-BAD CLP-EMPTY CLP-EXTRA CLP-BLANK-SEPARATED CLP-NAME CLP-LONG CLP-PATH-CHAR RRT-EMPTY RRT-FORM RRT-WINDOW VIS-EMPTY VIS-FORM NOI-EMPTY NOI-PATH CSG-EMPTY CSG-PATH CSG-SEPARATOR CSG-PAIR CSG-VALUE
     CSG-CONFLICT CSG-TRAILING CUS-SYNTAX
    `,
  ],
  [
    'modern lines 16, warning',
    ['warning'],
    `
    SIT-SCHEME HOST-PATH CSG-KEY CSG-USE-SEARCH CUS-VALUE CUS-LABEL CUS-DUPLICATE CUS-PARAM CUS-PATH-STAR CUS-EMPTY LIN-GLUE CUS-SPLIT CUS-UNINHERITED CUS-CLOSED-PATH CUS-ORPHAN CSG-SCOPE CSG-LAST AIU-CONTRADICTORY CRD-CONFLICT RRT-PACE
    `,
  ],
  [
    'modern lines 16, info or hint',
    ['info', 'hint'],
    `
    CRD-DECIMAL CRD-LARGE HOST-OBSOLETE NOI-OBSOLETE RRT-UNIT RSL-IN-RECORD
    `,
  ],
];

test.each(listed)('%s: each has a row of that severity', (_authority, severities, codes) => {
  const wrong = words(codes).filter((code) => {
    const row = findDiagnostic(code);
    return row === undefined || !severities.includes(row.severity);
  });
  expect(wrong).toEqual([]);
});
