// The action vectors of ACAP.
import { expect, test } from 'vitest';
import { acapVectors } from '../../../../testing/acap-vectors.ts';
import { openSite } from '../../../workspace/site.ts';
import { actionRequests } from './action-requests.ts';

test.each(acapVectors.actions.map((vector) => [vector.id, vector] as const))(
  'acap 1.1 2.6: %s: the requests to a crawler',
  (_id, { file, crawler, expect: expected }) => {
    const site = openSite({ origin: '', files: { '/robots.txt': file } });
    const requests = actionRequests(site, crawler);
    expect(requests.map(({ action, path }) => `${action} ${path}`).toSorted()).toEqual(expected.toSorted());
    for (const { path, line, file: name } of requests) {
      expect(name).toBe('/robots.txt');
      expect(file.split('\n')[line]).toContain(path);
    }
  },
);
