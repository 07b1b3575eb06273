// ACAP files, generated from a seed.
import { randomOf, rulePath } from './generate.ts';

const USAGES = ['crawl', 'index', 'preserve', 'present'];

/** A record for any crawler with a number of fields: permissions and prohibitions of four usages. */
export function acapFile(seed: number, fields: number): string {
  const random = randomOf(seed);
  const field = () => {
    const effect = random() < 0.5 ? 'allow' : 'disallow';
    return `ACAP-${effect}-${USAGES[Math.floor(random() * USAGES.length)]}: ${rulePath(random)}\n`;
  };
  return `##ACAP version=1.1\nACAP-crawler: *\n${Array.from({ length: fields }, field).join('')}`;
}
