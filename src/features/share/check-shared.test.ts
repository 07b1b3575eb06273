import { expect, test } from 'vitest';
import { previewSharedText } from '../../state/workspace/read-share-link.ts';
import { readSharedSite } from '../../state/workspace/shared-answer.ts';
import { checkSharedExpectations } from './check-shared.ts';

test.each([
  [[], undefined],
  [[{ agent: '', url: '/a.pdf', expect: 'deny' }], { all: 2, failed: 0, open: 0 }],
  [[{ agent: '', url: '/a.pdf', expect: 'allow' }], { all: 2, failed: 1, open: 0 }],
])('product: the page of a link says whether its expectations are met: %j', async (expectations, counts) => {
  const shared = previewSharedText(
    JSON.stringify({
      gatepost: 1,
      origin: 'http://a.example',
      files: [
        {
          path: '/robots.txt',
          text: `User-agent: *\nDisallow: /*.pdf$\n\nUser-agent: CCBot\nDisallow: /\n`,
        },
      ],
      expectations,
      ...(expectations.length > 0 ? { claims: [{ claim: 'closed', agent: 'CCBot' }] } : {}),
    }),
  );
  if ('problem' in shared) throw new Error(shared.problem.code);
  expect((await readSharedSite(shared, checkSharedExpectations))?.expectations).toEqual(counts);
});
