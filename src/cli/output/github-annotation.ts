// A workflow command of GitHub Actions, which shows a message beside a line of a pull request.

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly file: string;
  /** Lines and columns count from 1. The runner takes columns only for an annotation within one line. */
  readonly line?: number | undefined;
  readonly endLine?: number | undefined;
  readonly col?: number | undefined;
  readonly endColumn?: number | undefined;
  readonly title: string;
  readonly message: string;
}

/** Characters that would end the command, as the runner unescapes them. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The command, as one line. */
export function formatAnnotation({ level, message, ...properties }: Annotation): string {
  const head = Object.entries(properties)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`]))
    .join(',');
  return `::${level} ${head}::${escapeData(message)}\n`;
}
