// The worked example of ACAP 1.1, section 2.1, as printed, with crawlers and paths to query.

/** The file with its comments. Its last line is commented out and uses a set that is not defined. */
export const acapExampleText = [
  '##ACAP version=1.0',
  '# Legacy robots.txt file content...',
  '',
  'User-agent: *',
  'Disallow: /',
  '',
  'User-agent: named-crawler',
  'Allow: /index.html',
  'Allow: /public/',
  'Allow: /promotion/',
  'Allow: /news/',
  '',
  '# Un-comment the line below, if crawlers capable of understanding',
  '# ACAP records are to ignore conventional records',
  '# ACAP-ignore-conventional-records',
  '',
  '# ACAP local definitions',
  '# Resources found in three directories are crawlable',
  'ACAP-resource-set: crawlable /public/ /promotion/ /news/',
  '',
  "# On this site 'cache' means 'preserve (store) until re-crawled'",
  'ACAP-qualified-usage: cache preserve time-limit=until-recrawled',
  '',
  '# The same usages are permitted for all resources in the specified',
  '# resource set, so we can define a composite usage',
  'ACAP-composite-usage: basic-usages crawl index present',
  '',
  '# Crawlers in general are prohibited to crawl this site',
  'ACAP-crawler: *',
  'ACAP-disallow-crawl: /',
  '',
  '# Named crawler may crawl, index and display the content of /public/ ...',
  'ACAP-crawler: named-crawler',
  '# All my usages are permitted for the specified resource set...',
  'ACAP-allow-(basic-usages): the-acap:resource-set:crawlable',
  '# which is equivalent to permitting the three separate usages, which are',
  '# commented out here...',
  '# ACAP-allow-crawl: the-acap:resource-set:crawlable',
  '# ACAP-allow-index: the-acap:resource-set:crawlable',
  '# ACAP-allow-present: the-acap:resource-set:crawlable',
  '',
  '# ...but may only preserve copies in the locally-defined sense',
  '# ACAP-allow-(cache): the-acap:resource-set:crawable',
  '',
].join('\n');

export const acapExampleOrigin = 'https://publisher.example';

/** The crawler that the file names, and any other. */
export const acapExampleAgents = ['named-crawler', ''] as const;

/** A page that the conventional part allows and the set does not include, two pages of the set, and another page. */
export const acapExamplePaths = ['/index.html', '/public/x', '/news/y', '/private/z'] as const;
