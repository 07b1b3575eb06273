// Access logs for measurements, as servers write them, generated from a seed.
import { randomOf, urlsOf } from './generate.ts';

type Random = () => number;

/** The content of a log line, in any format. */
interface Request {
  readonly client: string;
  readonly time: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly size: number;
  readonly referer: string;
  readonly userAgent: string;
}

const below = (random: Random, limit: number) => Math.floor(random() * limit);
/** A random index, the first ones far more often, as on the web: a fifth of the URLs has two thirds of the requests. */
const popular = (random: Random, limit: number) => Math.floor(random() ** 4 * limit);

const SYSTEMS = [
  'Windows NT 10.0; Win64; x64',
  'Macintosh; Intel Mac OS X 10_15_7',
  'X11; Linux x86_64',
  'Linux; Android 14; Pixel 8',
];
const ROBOTS = [
  'Googlebot/2.1; +http://www.google.com/bot.html',
  'bingbot/2.0; +http://www.bing.com/bingbot.htm',
  'GPTBot/1.2; +https://openai.com/gptbot',
  'ClaudeBot/1.0; +claudebot@anthropic.com',
  'AhrefsBot/7.0; +http://ahrefs.com/robot/',
];

/** A number of different headers: browsers of several versions and systems, a third of them crawlers. */
function userAgents(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const version = 80 + Math.floor(i / 6);
    const robot = ROBOTS[i % ROBOTS.length]!;
    const browser = `AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.${i}.0 Safari/537.36`;
    if (i % 6 === 0) return `Mozilla/5.0 (compatible; ${robot}; ${i})`;
    if (i % 6 === 1) return `Mozilla/5.0 ${browser.replace(')', `; compatible; ${robot})`)}`;
    return `Mozilla/5.0 (${SYSTEMS[i % SYSTEMS.length]}) ${browser}`;
  });
}

const STATUSES = [200, 200, 200, 200, 200, 200, 304, 301, 404, 500];

/** Requests of a site with 50,000 URLs by 300 user-agents, without end. */
function* requests(seed: number): Generator<Request> {
  const random = randomOf(seed);
  const urls = urlsOf(seed, 50_000, '');
  const agents = userAgents(300);
  for (let second = 0; ; second++) {
    const clock = new Date(1_793_577_600_000 + 200 * second).toISOString();
    const client = random() < 0.3 ? '2001:db8:' : '203.0.';
    const part = client.endsWith(':') ? below(random, 65_536).toString(16) : `${below(random, 256)}.`;
    yield {
      client: `${client}${part}${client.endsWith(':') ? '::' : ''}${below(random, 256)}`,
      time: `${clock.slice(8, 10)}/Nov/2026:${clock.slice(11, 19)} +0000`,
      method: random() < 0.06 ? 'POST' : 'GET',
      url: urls[popular(random, urls.length)]!,
      status: STATUSES[below(random, STATUSES.length)]!,
      size: below(random, 90_000),
      referer: random() < 0.5 ? '-' : `https://www.example.com${urls[popular(random, urls.length)]!}`,
      userAgent: agents[popular(random, agents.length)]!,
    };
  }
}

/** Occasional lines between requests: garbage, scans, escaped quotes, no request. */
const ODD = [
  'server restarted',
  '::1 - - [21/Nov/2026:10:00:00 +0000] "\\x16\\x03\\x01" 400 157 "-" "-"',
  '::1 - - [21/Nov/2026:10:00:00 +0000] "-" 408 - "-" "-"',
  '203.0.113.7 - - [21/Nov/2026:10:00:00 +0000] "GET /caf\\xC3\\xA9 HTTP/1.1" 200 5 "-" "a \\"b\\"/1.0"',
];

/** The formats of logs: the combined one of Apache and nginx, and JSON objects of nginx. */
export const logLines: Readonly<Record<'combined' | 'vhost' | 'json', (request: Request) => string>> = {
  combined: (r: Request) =>
    `${r.client} - - [${r.time}] "${r.method} ${r.url} HTTP/1.1" ${r.status} ${r.size} "${r.referer}" "${r.userAgent}"`,
  vhost: (r: Request) => `www.example.com:443 ${logLines.combined(r)}`,
  json: (r: Request) =>
    JSON.stringify({
      time: r.time,
      remote_addr: r.client,
      request: `${r.method} ${r.url} HTTP/1.1`,
      status: String(r.status),
      body_bytes_sent: r.size,
      http_referer: r.referer,
      http_user_agent: r.userAgent,
    }),
};

export type LogFormat = keyof typeof logLines;

/** About `size` octets of whole lines; one in a thousand is unusual. */
export function logPart(seed: number, size: number, format: LogFormat): Uint8Array<ArrayBuffer> {
  const parts: string[] = [];
  let length = 0;
  let count = 0;
  for (const request of requests(seed)) {
    const line = `${++count % 1000 === 0 ? ODD[(count / 1000) % ODD.length] : logLines[format](request)}\n`;
    parts.push(line);
    length += line.length;
    if (length >= size) break;
  }
  return new TextEncoder().encode(parts.join(''));
}
