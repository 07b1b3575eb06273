import { describe, expect, test } from 'vitest';
import { applyPreset, findPreset } from '../../../testing/apply-preset.ts';

describe('statements', () => {
  const { statements } = findPreset('no-training');
  const file = 'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n';
  test.each([
    [
      'ours: without a record for * one is added, with a rule',
      file,
      `${file}\nUser-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n`,
    ],
    [
      'ours: nor does a record without a rule at the end of the file run into it',
      `${file}\n# theirs\nUser-agent: OurBot\n`,
      `${file}\nUser-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n\n# theirs\nUser-agent: OurBot\n`,
    ],
    [
      'ours: the rule that keeps such a record together allows no crawler that is blocked elsewhere',
      `${file}\nUser-agent: GPTBot\nUser-agent: *\n`,
      `${file}\nUser-agent: GPTBot\nUser-agent: *\nContent-Signal: search=yes, ai-train=no\nDisallow:\n`,
    ],
    [
      'ours: a record that has no rule, but lines of its own, gets the statement too',
      `${file}\nUser-agent: OurBot\nCrawl-delay: 5\n`,
      `${file}\nUser-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n\nUser-agent: OurBot\nContent-Signal: search=yes, ai-train=no\nCrawl-delay: 5\n`,
    ],
    [
      'content signals: other signals of the line stay',
      `${file}\nUser-agent: *\nContent-Signal: ai-train=yes,ai-input=no # ours\nDisallow: /cart\n`,
      `${file}\nUser-agent: *\nContent-Signal: ai-train=no, ai-input=no, search=yes # ours\nDisallow: /cart\n`,
    ],
    [
      'an existing statement is not rewritten',
      `${file}\nUser-agent: *\nContent-Signal: ai-train=no,search=yes\nDisallow: /cart\n`,
      `${file}\nUser-agent: *\nContent-Signal: ai-train=no,search=yes\nDisallow: /cart\n`,
    ],
    [
      'content signals: a key in capitals is the same key',
      `${file}\nUser-agent: *\nContent-Signal: AI-Train=yes, search=YES\nDisallow: /cart\n`,
      `${file}\nUser-agent: *\nContent-Signal: ai-train=no, search=yes\nDisallow: /cart\n`,
    ],
    [
      'content signals: each contradicting line is changed',
      `${file}\nUser-agent: *\nContent-Signal: search=yes\nContent-Signal: ai-train=yes # sold\nDisallow: /cart\n\nUser-agent: *\nContent-Signal: search=no\nDisallow: /b\n`,
      `${file}\nUser-agent: *\nContent-Signal: search=yes\nContent-Signal: ai-train=no # sold\nDisallow: /cart\n\nUser-agent: *\nContent-Signal: search=yes\nDisallow: /b\n`,
    ],
  ])('%s', (_name, before, after) => {
    const options = { statements: [statements[0]!] };
    const { text, again } = applyPreset(before, 'no-training', options);
    expect(text).toBe(after);
    expect(again.edits).toEqual([]);
  });
});

describe('attach-05 3.1: a line for a path replaces the statement for the whole site', () => {
  const { statements } = findPreset('no-training');
  const file = 'User-agent: GPTBot\nUser-agent: ClaudeBot\nUser-agent: Google-Extended\nDisallow: /\n';
  const both = 'Content-Signal: search=yes, ai-train=no\nContent-Usage: search=y, train-ai=n';
  test.each([
    ['/art/ train-ai=y', '/art/ train-ai=n, search=y', both],
    ['/art/ search=y', '/art/ search=y, train-ai=n', both],
    ['/ train-ai=y # sold', '/ train-ai=n, search=y # sold', both],
    ['/art/\ttrain-ai=n, search=y', '/art/\ttrain-ai=n, search=y', both],
    // The signal has no path, so that its yes would contradict the no of the path.
    [
      '/art/ search=n',
      '/art/ search=n, train-ai=n',
      'Content-Signal: ai-train=no\nContent-Usage: search=y, train-ai=n',
    ],
    ['/art/ train-ai=y;x=1', '/art/ train-ai=y;x=1', both],
  ])('Content-Usage: %s', (before, after, written) => {
    const text = `${file}\nUser-agent: *\nContent-Usage: ${before}\nDisallow: /cart\n`;
    const result = applyPreset(text, 'no-training', { statements });
    expect(result.text).toBe(
      `${file}\nUser-agent: *\n${written}\nContent-Usage: ${after}\nDisallow: /cart\n`,
    );
    expect(result.again.edits).toEqual([]);
  });
  test('nothing is written without being asked', () => {
    const text = `${file}\nUser-agent: *\nContent-Usage: /art/ train-ai=y\nDisallow: /cart\n`;
    expect(applyPreset(text, 'no-training').text).toBe(text);
  });
});
