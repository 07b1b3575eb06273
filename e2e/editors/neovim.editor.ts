// Neovim, which has a client built in, with the built program as its language server.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findCommand } from '../../scripts/debian-packages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'gatepost-neovim-'));
afterAll(() => rmSync(folder, { recursive: true }));

const neovim = findCommand('nvim');
if (!neovim) console.log('Neovim is missing, so this is skipped: node scripts/editors.mjs installs it.');

test.skipIf(!neovim)(
  'product: Neovim opens a file, shows a finding, applies its fix and completes a crawler',
  () => {
    const file = join(folder, 'robots.txt');
    writeFileSync(file, 'User-agent: GPTBot\nDisalow: /private/\nDisallow: /tmp/\n\n\nDisallow: /\n');
    const { status, stdout, stderr } = spawnSync(
      neovim ?? 'nvim',
      ['--headless', '--clean', '-n', '-c', `luafile ${join(import.meta.dirname, 'neovim.lua')}`],
      {
        encoding: 'utf8',
        timeout: 110_000,
        env: {
          ...process.env,
          NODE: process.execPath,
          GATEPOST: resolve('dist-cli/gatepost.js'),
          GATEPOST_FILE: file,
        },
      },
    );
    const transcript = stdout.trim().split(/\r?\n/);
    console.log(transcript.join('\n'));
    expect({ status, stderr, failures: transcript.filter((line) => line.startsWith('failed')) }).toEqual({
      status: 0,
      stderr: expect.any(String),
      failures: [],
    });
    expect(transcript).toContainEqual(expect.stringMatching(/^diagnostic: 2 R009 .*Disalow/));
    expect(transcript).toContain('action: quickfix Use Disallow');
    expect(transcript).toContain('line 2: Disallow: /private/');
    expect(transcript).toContain('diagnostics of R009: 0');
    expect(transcript).toContain('completion: ClaudeBot');
    expect(transcript).toContainEqual(expect.stringMatching(/^line 5: User-agent: Claude\S+$/));
    expect(transcript).toContainEqual(expect.stringMatching(/^hover: .*Anthropic/));
    expect(readFileSync(file, 'utf8')).toContain('Disallow: /private/');
  },
);
