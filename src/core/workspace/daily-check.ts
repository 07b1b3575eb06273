// The checks of a site outside of the editor, as commands and as workflows of GitHub Actions: each day, that it still
// serves what was saved; after each change, that its file is as expected.

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

/** The files of a check after each change: the policy file of the repository, and the workspace. */
export interface ChangeCheck {
  readonly path: string;
  readonly file: string;
  readonly workspace: string;
}

const testArguments = ({ path, file, workspace }: ChangeCheck): string =>
  ['test', '--file', quoteName(`${path}=${file}`), quoteName(workspace)].join(' ');

/** Returns the command, which fails if the file in the repository is not as expected. */
export const changeCommand = (check: ChangeCheck): string => `npx gatepost-robots ${testArguments(check)}`;

/** Returns the command, which fails if the live file is not as expected. */
export const dailyCommand = (check: DailyCheck): string => commandWith('npx', check);

interface Workflow {
  /** The first line. */
  readonly comment: string;
  readonly name: string;
  /** The events that start it, as lines of YAML. */
  readonly on: string;
  readonly command: string;
}

function workflowOf({ comment, name, on, command }: Workflow): string {
  return `# ${comment}
name: ${name}
on:
${on}
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
          ${
            // This text begins an expression of the workflow.
            command.replaceAll('${{', "${{ '${{' }}")
          }
`;
}

/** Returns the workflow file that runs the command each day. `comment`: its first line. */
export const dailyWorkflow = (check: DailyCheck, comment: string): string =>
  workflowOf({
    comment,
    name: 'live robots.txt',
    on: "  schedule:\n    - cron: '17 5 * * *'\n  workflow_dispatch:",
    command: commandWith('npx --yes', check),
  });

/** Returns the workflow file that runs the command after each change. `comment`: its first line. */
export const changeWorkflow = (check: ChangeCheck, comment: string): string =>
  workflowOf({
    comment,
    name: 'robots.txt',
    on: '  push:\n  pull_request:',
    command: `npx --yes gatepost-robots ${testArguments(check)}`,
  });
