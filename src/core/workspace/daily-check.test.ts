import { expect, test } from 'vitest';
import { type DailyCheck, dailyCommand, dailyWorkflow } from './daily-check.ts';

const check: DailyCheck = { origin: 'https://shop.example', file: 'robots.txt', path: '/robots.txt' };
const workspaceOf = (file: string, hasOrigin = true): DailyCheck => ({
  ...check,
  workspace: { file, hasOrigin },
});

test.each<[string, DailyCheck, string]>([
  [
    'the expectations of the workspace with its real name',
    workspaceOf('shop.gatepost.json'),
    'npx gatepost-robots test --live shop.gatepost.json',
  ],
  [
    'a workspace that does not state its address',
    workspaceOf('shop.gatepost.json', false),
    'npx gatepost-robots test --file /robots.txt=https://shop.example shop.gatepost.json',
  ],
  [
    'without expectations, the answers of the live file',
    check,
    'npx gatepost-robots diff https://shop.example robots.txt --exit-code',
  ],
  [
    'a file at another path',
    { ...check, path: '/data.txt', file: 'data.txt' },
    'npx gatepost-robots diff https://shop.example/data.txt data.txt --exit-code',
  ],
  ['a name with a space', workspaceOf('my site.json'), 'npx gatepost-robots test --live "my site.json"'],
  ['a name with a dollar', workspaceOf('a$b.json'), "npx gatepost-robots test --live 'a$b.json'"],
  ['a name with both quotes', workspaceOf(`a"b'c`), `npx gatepost-robots test --live 'a"b'\\''c'`],
  [
    'a name that begins like an option',
    workspaceOf('-x.json'),
    'npx gatepost-robots test --live "./-x.json"',
  ],
])('product: the daily check is a command for %s', (_, given, command) => {
  expect(dailyCommand(given)).toBe(command);
});

test('product: the workflow file runs the command each day, and a file name cannot become an expression in it', () => {
  const workflow = dailyWorkflow(workspaceOf('a ${{ x }}.json'), 'Save this.');
  expect(workflow.split('\n')[0]).toBe('# Save this.');
  expect(workflow).toContain("    - cron: '17 5 * * *'\n");
  expect(workflow.split('\n').at(-2)).toBe(
    "          npx --yes gatepost-robots test --live 'a ${{ '${{' }} x }}.json'",
  );
});
