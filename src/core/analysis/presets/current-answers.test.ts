import { expect, test } from 'vitest';
import { readerOf } from '../../readers/registry.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { fileAt, openSite } from '../../workspace/site.ts';
import { probeUrlsOf } from './current-answers.ts';

test.each([
  ['/q', '/zzz'],
  ['/%71', '/zzz'],
  ['/Q$', '/zzz'],
  ['/a', '/qqq'],
])('RFC 9309 2.2.2: beside a rule about %s, %s is a URL that none names, escaped or not', (path, url) => {
  const site = openSite({ origin: '', files: { '/robots.txt': `User-agent: *\nDisallow: ${path}\n` } });
  const { source, format } = fileAt(site, '/robots.txt');
  expect(probeUrlsOf(createPolicy(source, format), readerOf('rfc9309'))[0]).toBe(url);
});
