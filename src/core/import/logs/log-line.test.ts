import { describe, expect, test } from 'vitest';
import { parseJsonLine } from './json-line.ts';
import { parseLogLine } from './log-line.ts';

const rest = '"GET /a HTTP/1.1" 200 5';
const time = '28/Nov/2026:04:12:09 +0100';

describe('the client and the time of a line', () => {
  test.each([
    ['common', `192.0.2.7 - - [${time}] ${rest}`, '192.0.2.7', time],
    ['combined', `192.0.2.7 - bob [${time}] ${rest} "-" "A/1"`, '192.0.2.7', time],
    ['an IPv6 address', `2001:db8::7 - - [${time}] ${rest} "-" "A/1"`, '2001:db8::7', time],
    ['a virtual host', `www.example:443 192.0.2.7 - - [${time}] ${rest} "-" "A/1"`, '192.0.2.7', time],
    ['a virtual host, IPv6', `www.example:80 2001:db8::7 - - [${time}] ${rest}`, '2001:db8::7', time],
    ['a virtual host without a port', `www.example 192.0.2.7 - - [${time}] ${rest}`, '192.0.2.7', time],
    ['a name instead of the address', `crawl.example - - [${time}] ${rest} "-" "A/1"`, 'crawl.example', time],
    ['escapes in the header', `192.0.2.7 - - [${time}] ${rest} "-" "A \\"b\\""`, '192.0.2.7', time],
    ['no address', `- - - [${time}] ${rest}`, '-', time],
  ])('apache, mod_log_config: %s', (_, line, address, expected) => {
    const parsed = parseLogLine(line);
    expect([parsed?.address, parsed?.time]).toEqual([address, expected]);
  });

  test.each([
    [
      'nginx',
      '{"remote_addr":"192.0.2.7","time_iso8601":"2026-11-28T04:12:09+01:00","uri":"/a"}',
      '192.0.2.7',
      '2026-11-28T04:12:09+01:00',
    ],
    [
      'nginx, time_local',
      `{"remote_addr":"2001:db8::7","time_local":"${time}","uri":"/a"}`,
      '2001:db8::7',
      time,
    ],
    [
      'caddy',
      '{"ts":1795839129.5,"request":{"remote_ip":"10.0.0.1","client_ip":"192.0.2.7","uri":"/a"}}',
      '192.0.2.7',
      '1795839129.5',
    ],
    [
      'a load balancer',
      '{"timestamp":"2026-11-28T04:12:09Z","httpRequest":{"remoteIp":"192.0.2.7","requestUrl":"https://a.example/a"}}',
      '192.0.2.7',
      '2026-11-28T04:12:09Z',
    ],
    ['brackets', `{"ip":"192.0.2.7","time":"[${time}]","path":"/a"}`, '192.0.2.7', time],
    ['neither', '{"path":"/a"}', '', ''],
  ])('ours: JSON of %s', (_, line, address, expected) => {
    const parsed = parseJsonLine(line);
    expect([parsed?.address, parsed?.time]).toEqual([address, expected]);
  });
});
