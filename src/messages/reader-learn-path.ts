// The page that explains a reader.
import type { ReaderId } from '../core/readers/registry.ts';

const learnPaths: Readonly<Record<ReaderId, string>> = {
  'norobots-1994': '/learn/koster-1996?as=norobots-1994',
  'koster-1996': '/learn/koster-1996',
  'koster-1997-internet-draft': '/learn/koster-1996?as=koster-1997-internet-draft',
  'data.txt': '/learn/data-txt',
  rfc9309: '/learn/rfc-9309',
  google: '/learn/rfc-9309?as=google',
  bing: '/learn/rfc-9309?as=bing',
  yandex: '/learn/rfc-9309?as=yandex',
  'python-urllib-3.12': '/learn/koster-1996?as=python-urllib-3.12',
  'python-urllib-3.14': '/learn/rfc-9309?as=python-urllib-3.14',
};

/** The route of the page that explains a reader, where examples are read by it: "About this reading". */
export const readerLearnPath = (reader: ReaderId): string => learnPaths[reader];
