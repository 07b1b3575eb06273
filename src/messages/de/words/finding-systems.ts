// What the systems of findings are called, by the ids of their inspectors.
import type * as english from '../../en/words/finding-systems.ts';

export const findingSystems: typeof english.findingSystems = {
  acap: 'ACAP',
  'mobile-agents': 'Mobile-agent-server',
  datasets: 'data.txt',
  'robots-pi': 'Robots-Anweisungen (PI und META) in Dokumenten',
  'rep-lines': 'Zeilen, Abschnitte und Namen der robots.txt',
  'rep-paths': 'Pfade von Allow und Disallow',
  'modern-lines': 'Sitemap, Crawl-delay und die anderen Zeilen von heute',
};
