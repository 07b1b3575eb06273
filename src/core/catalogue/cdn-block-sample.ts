// A block as delivery networks put it in front of a site's own robots.txt: the shape of Cloudflare's, as a sample.
// Read in files that several sites served in 2026; the remarks in it are ours.

/** What a managed block consists of. All of it is an example: networks change it, and customers choose. */
export interface CdnBlockShape {
  /** Comments around it. */
  readonly begin: string;
  readonly end: string;
  /** What it says in comments. */
  readonly remarks: readonly string[];
  /** A field for everybody, beside the rule that lets everybody in. */
  readonly signal: readonly [name: string, value: string];
  /** Names with a record of their own that keeps them out. */
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
