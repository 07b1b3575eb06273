// A sample of the block that delivery networks put above a site's own robots.txt, in the form that Cloudflare
// uses. The form was seen in files of several sites in 2026; the remarks in it are ours.

/** The parts of a managed block. Everything is an example: networks change it, and customers configure it. */
export interface CdnBlockShape {
  /** The comments around it. */
  readonly begin: string;
  readonly end: string;
  /** The comments inside it. */
  readonly remarks: readonly string[];
  /** A field in the record for any crawler, which allows everything. */
  readonly signal: readonly [name: string, value: string];
  /** Names with a separate record that blocks them. */
  readonly closed: readonly string[];
}

export const cdnBlockSample: CdnBlockShape = {
  begin: 'BEGIN Cloudflare Managed content',
  end: 'END Cloudflare Managed content',
  remarks: [
    'Put here by the delivery network, on behalf of the site.',
    'Signals say what may be done with content that was fetched:',
    'search: to find it; ai-input: to answer with it; ai-train: to train with it.',
    'What is not mentioned is neither granted nor refused.',
  ],
  signal: ['Content-Signal', 'search=yes,ai-train=no'],
  closed: [
    'Amazonbot',
    'Applebot-Extended',
    'Bytespider',
    'CCBot',
    'ClaudeBot',
    'Google-Extended',
    'GPTBot',
    'meta-externalagent',
  ],
};
