// How servers are told that a file is text, in their own configuration.
import { escapeXml } from '../syntax/xml/escape-xml.ts';

/** A server, and what its configuration says. */
export interface ServerSnippet {
  readonly server: 'nginx' | 'apache' | 'caddy' | 'iis';
  readonly text: string;
}

/** What stands between quotes or in a pattern must not end there. */
const quotePath = (path: string) => path.replaceAll(/["\\]/g, (character) => `\\${character}`);
const fileNameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** For the file at a path of the site: text/plain in UTF-8 (RFC 9309 2.3). */
export const createServerSnippets = (path: string): readonly ServerSnippet[] => [
  {
    server: 'nginx',
    text: `location = "${quotePath(path)}" {\n  types { }\n  default_type "text/plain; charset=utf-8";\n}`,
  },
  {
    server: 'apache',
    text: `<Files "${quotePath(fileNameOf(path))}">\n  ForceType 'text/plain; charset=utf-8'\n</Files>`,
  },
  { server: 'caddy', text: `header "${quotePath(path)}" Content-Type "text/plain; charset=utf-8"` },
  {
    server: 'iis',
    text: `<location path="${escapeXml(path.replace(/^\//, ''))}">\n  <system.webServer>\n    <staticContent>\n      <remove fileExtension=".txt" />\n      <mimeMap fileExtension=".txt" mimeType="text/plain; charset=utf-8" />\n    </staticContent>\n  </system.webServer>\n</location>`,
  },
];
