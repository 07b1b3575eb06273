// Formats a workflow command of GitHub Actions, which shows a message next to a line of a pull request.
import { escapeFileName, escapeText } from '../escape.ts';

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly file: string;
  /** Lines and columns begin at 1. The runner accepts columns only for an annotation within one line. */
  readonly line?: number | undefined;
  readonly endLine?: number | undefined;
  readonly col?: number | undefined;
  readonly endColumn?: number | undefined;
  readonly title: string;
  readonly message: string;
}

/** Escapes the characters that would end the command, in the form that the runner unescapes. */
const escapeCommandData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** The runner prints the message and the title in its log. */
const escapeData = (text: string): string => escapeCommandData(escapeText(text));

const escapeProperty = (name: string, text: string): string =>
  (name === 'file' ? escapeCommandData(escapeFileName(text)) : escapeData(text))
    .replaceAll(':', '%3A')
    .replaceAll(',', '%2C');

/** Formats the command as one line. */
export function formatAnnotation({ level, message, ...properties }: Annotation): string {
  const head = Object.entries(properties)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${escapeProperty(name, String(value))}`],
    )
    .join(',');
  return `::${level} ${head}::${escapeData(message)}\n`;
}
