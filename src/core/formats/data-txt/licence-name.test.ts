// Short names of licenses.
import { expect, test } from 'vitest';
import { shortLicenceName } from './licence-name.ts';

test.each([
  ['https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0'],
  ['http://creativecommons.org/licenses/by-nc-sa/3.0/de/', 'CC BY-NC-SA 3.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
  ['https://opendatacommons.org/licenses/odbl/1-0/', 'ODbL 1.0'],
  ['https://opendatacommons.org/licenses/by/1-0/', 'ODC-By 1.0'],
  ['https://creativecommons.org/about/', 'https://creativecommons.org/about/'],
  ['MIT', 'MIT'],
])('ours: the short name of license %s', (value, shortName) =>
  expect(shortLicenceName(value)).toBe(shortName),
);
