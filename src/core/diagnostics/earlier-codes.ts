// Codes of earlier versions. Configurations, options, comments and stored workspaces may still name them.

/** Codes whose kinds of findings are gone. */
const retiredCodes: ReadonlySet<string> = new Set([
  'CSG-CASE',
  'CSG-DUPLICATE',
  'CSG-OPERATOR',
  'D001',
  'HOST-DIFFERS',
  'M009',
  'M015',
  'META-NOSNIPPET',
  'P010',
  'POL-NOT-A-CLIENT',
  'R056',
  'R097',
  'RSL-EXTRA-LINES',
  'RSL-MATCHES-NOTHING',
  'RSL-NO-PAYMENT-TYPE',
  'RSL-PREFIX',
  'RSL-REMIND',
  'VIS-APART',
  'VIS-CLOSED',
  'VIS-WRAP',
  'cloaking-risk',
  'crawler-name-short',
  'duplicate-crawler',
  'duplicate-field',
  'duplicate-ignore-conventional',
  'extract-on-non-html',
  'file-too-long',
  'local-name-shadows-standard',
  'modification-redundant',
  'original-in-frame',
  'pattern-double-star',
  'pattern-extension-open',
  'qualifier-spacing',
  'reference-cross-origin',
  'stale-action',
  'unused-definition',
]);

/** Codes whose kinds of findings are parts of another kind now, with its code. */
export const mergedCodes: Readonly<Record<string, string>> = {
  'CRD-UNIT': 'CRD-NOT-NUMBER',
  'CSG-LABEL': 'CSG-KEY',
  'CSG-USE-VALUE': 'CSG-VALUE',
  'CUS-LABEL-OLD': 'CUS-LABEL',
  M006: 'M005',
  M007: 'M005',
  'RRT-ZERO': 'RRT-FORM',
  'RSL-AMOUNT': 'RSL-PAYMENT',
  'RSL-CURRENCY': 'RSL-PAYMENT',
  'RSL-PAYMENT-TYPE': 'RSL-PAYMENT',
  'TDM-COMMA': 'TDM-JSON',
  'TDM-COMMENT': 'TDM-JSON',
  'TDM-LOCATION': 'TDM-PATH',
  'TDM-TEXT': 'TDM-RESERVATION',
  'VIS-RANGE': 'VIS-FORM',
  'bad-local-name': 'bad-defined-name',
  'bad-set-name': 'bad-defined-name',
  'definition-no-qualifiers': 'definition-incomplete',
  'leading-whitespace': 'stray-space',
  'space-before-colon': 'stray-space',
  'time-limit-third': 'time-limit-combo',
  'version-missing': 'feature-newer-than-version',
};

/** Whether a kind of finding had the code in an earlier version, and no kind of finding has taken its place. */
export const isRetiredCode = (code: unknown): boolean => typeof code === 'string' && retiredCodes.has(code);

/** The code that a kind of finding has now, by this code or by the one of an earlier version. */
export const currentCode = (code: string): string =>
  Object.hasOwn(mergedCodes, code) ? mergedCodes[code]! : code;
