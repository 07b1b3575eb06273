// The files of the page about the basics, and what is asked about each.
import type { basicsText } from '../../../messages/en/learn/basics.ts';

/** A small file, and the crawlers and paths whose answers are shown beside it. */
export interface BasicsExample {
  readonly text: string;
  /** '' is any other crawler. */
  readonly agents: readonly string[];
  readonly paths: readonly string[];
}

export const basicsExamples: Readonly<Record<keyof typeof basicsText.examples, BasicsExample>> = {
  records: {
    text: 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\n',
    agents: ['GPTBot', 'CCBot', ''],
    paths: ['/', '/private/plan.html'],
  },
  paths: {
    text: 'User-agent: *\nDisallow: /tmp\nDisallow: /Photos/\n',
    agents: [''],
    paths: ['/tmp', '/tmp/a.html', '/tmpfile.html', '/Photos/1.jpg', '/photos/1.jpg'],
  },
  longest: {
    text: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/sale/\nDisallow: /shop/sale/old/\n',
    agents: [''],
    paths: ['/shop/tent', '/shop/sale/tent', '/shop/sale/old/tent', '/about'],
  },
  wildcards: {
    text: 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*?sort=\n',
    agents: [''],
    paths: ['/guide.pdf', '/guide.pdf?page=2', '/shoes?sort=price', '/shoes?color=red&sort=price'],
  },
  everything: {
    text: 'User-agent: Googlebot\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
    agents: ['Googlebot', ''],
    paths: ['/', '/page.html', '/robots.txt'],
  },
};
