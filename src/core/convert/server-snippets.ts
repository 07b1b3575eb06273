// Writes server configuration that declares a file as text.
import { escapeXml } from '../syntax/xml/escape-xml.ts';

/** A server, and a text for its configuration. */
export interface ServerSnippet {
  readonly server: 'nginx' | 'apache' | 'caddy' | 'iis';
  readonly text: string;
}

/** Escapes characters that would end a quotation. */
const quotePath = (path: string) => path.replaceAll(/["\\]/g, (character) => `\\${character}`);
const fileNameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The configurations for the file at a path of the site: text/plain in UTF-8 (RFC 9309 2.3). */
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
