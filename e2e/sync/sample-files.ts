// The files for random steps: difficult line endings, and one file for every form.

export const MIXED_ENDINGS = [
  '\ufeff# mixed endings, on purpose\r\n',
  '\r\n',
  'User-agent: Foo\n',
  'User-agent: bar\r',
  'Disallow: /a*b$ # why\r\n',
  'Allow: /café/😀\n',
  '\r',
  '\n',
  'Disallow /no-colon\r\n',
  'Sitemap: http://www.fict.org/sitemap.xml\r',
  'not a line at all\n',
  '\u2028User-agent: \0*\r\n',
  'User-agent: *\r\r',
  'Disallow: /\n\n\r\n',
  'Allow: /end',
].join('');

const EXTENSIONS_FILE = [
  '##ACAP version=1.1\r\n',
  'User-agent: *\nDisallow: /a # why\rCrawl-delay: 5\nContent-Signal: search=yes, ai-train=no\n\n',
  'Clean-param: ref /a\nSitemap: https://www.fict.org/s.xml\nMobile-agent-server: /a none\nMobile-agent-server: /b/ atp://x:1\n\n',
  'ACAP-crawler: *\r\nACAP-disallow-crawl: /p/\nACAP-allow-index: / max-length=100\n',
  'ACAP-usage-definition: mine permission present max-length=10\nACAP-allow-(mine): /n/\n',
  'ACAP-resource-set-definition: some /x /y\nACAP-disallow-present: the-some\nno line at all',
].join('');

const DATA_TXT_FILE = [
  'User-agent: *\nAllow: /d/one.csv\nTitle: One\nLicense: CC0\n\n',
  'Allow: /d/two.csv # b\r\nTitle: Two\nDisallow: /d/\n',
].join('');

export const SITE_FILES = {
  'robots.txt': EXTENSIONS_FILE,
  'data.txt': DATA_TXT_FILE,
  'a.xml': '<?xml version="1.0"?>\r\n<?robots index="no" follow="no"?>\n<a>x</a>\n',
  'b.html':
    '<!doctype html>\n<html><head><meta name="robots" content="noindex"><title>b</title></head>\r\n</html>\n',
} as const;
