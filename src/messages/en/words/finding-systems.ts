// What the systems of findings are called, by the ids of their inspectors.

export const findingSystems: Readonly<Record<string, string>> = {
  acap: 'ACAP',
  'mobile-agents': 'Mobile-agent-server',
  datasets: 'data.txt',
  'robots-pi': 'robots instructions (PI and META) in documents',
  'rep-lines': 'lines, records and names of robots.txt',
  'rep-paths': 'paths of Allow and Disallow',
  'modern-lines': 'Sitemap, Crawl-delay and the other lines of today',
};
