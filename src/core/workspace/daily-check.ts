// The check that the site still serves what was saved, as a command and as a workflow of GitHub Actions.

/** Adds the command to a project. */
export const INSTALL_COMMAND = 'npm install --save-dev gatepost-robots';

/** Reads the file of a site at its address. */
export const LINT_COMMAND = 'npx gatepost-robots lint https://shop.example';

/** What is checked each day. */
export interface DailyCheck {
  /** Scheme, host and port of the site. */
  readonly origin: string;
  /** The name of the policy file on disk, and its path on the site. */
  readonly file: string;
  readonly path: string;
  /** The workspace, if it has expectations. */
  readonly workspace?: {
    readonly file: string;
    /** Whether the workspace file has the address of the site. */
    readonly hasOrigin: boolean;
  };
}

const PLAIN_WORD = /^[\w@+=:,./][\w@+=:,./-]*$/;
/** Characters that shells read inside double quotes. */
const SPECIAL_IN_QUOTES = /["$`\\!%]/;

/** Quotes a name for shells: in double quotes, which all of them know, unless it has characters that they read there. */
function quoteName(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  // A name that begins with a hyphen would be an option.
  const name = word.startsWith('-') ? `./${word}` : word;
  return SPECIAL_IN_QUOTES.test(name) ? `'${name.replaceAll("'", String.raw`'\''`)}'` : `"${name}"`;
}

/** Returns the arguments of the check, quoted: of the expectations, or of the answers if there are none. */
function argumentsOf({ origin, file, path, workspace }: DailyCheck): readonly string[] {
  const address = path === '/robots.txt' ? origin : `${origin}${path}`;
  if (!workspace) return ['diff', quoteName(address), quoteName(file), '--exit-code'];
  const source = workspace.hasOrigin ? ['--live'] : ['--file', quoteName(`${path}=${address}`)];
  return ['test', ...source, quoteName(workspace.file)];
}

const commandWith = (npx: string, check: DailyCheck): string =>
  [npx, 'gatepost-robots', ...argumentsOf(check)].join(' ');

/** Returns the command, which fails if the live file is not as expected. */
export const dailyCommand = (check: DailyCheck): string => commandWith('npx', check);

/** Returns the workflow file that runs the command each day. `comment`: its first line. */
export function dailyWorkflow(check: DailyCheck, comment: string): string {
  // The text `${{` begins an expression of the workflow.
  const command = commandWith('npx --yes', check).replaceAll('${{', "${{ '${{' }}");
  return `# ${comment}
name: live robots.txt
on:
  schedule:
    - cron: '17 5 * * *'
  workflow_dispatch:
permissions:
  contents: read
jobs:
  robots:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 24
      - run: |
          ${command}
`;
}
