// The sections of a report, which the page and the command line print.
import { markdownText } from '../../text/markdown.ts';

/** A section of a report: a title and lines, each with optional lines below it. */
export interface ReportSection {
  readonly title: string;
  readonly entries: readonly { readonly text: string; readonly below?: readonly string[] }[];
}

/** Returns a section in Markdown. */
export const sectionAsMarkdown = ({ title, entries }: ReportSection): string =>
  [
    `## ${markdownText(title)}`,
    '',
    ...entries.flatMap(({ text, below = [] }) => [
      `- ${markdownText(text)}`,
      ...below.map((line) => `  - ${markdownText(line)}`),
    ]),
  ].join('\n');

/** Returns a report in Markdown, with a line break at its end. */
export const reportAsMarkdown = (title: string, sections: readonly ReportSection[]): string =>
  `${[`# ${markdownText(title)}`, ...sections.map(sectionAsMarkdown)].join('\n\n')}\n`;
