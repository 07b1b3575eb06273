// Texts for the examples of mobile agents.
import { joinLines } from '../../../diagnostics/finding-example.ts';

/** Lines of the dialect after one for the whole site. */
export const mobileLines = (...values: readonly string[]) =>
  joinLines('Mobile-agent-server: / none', ...values.map((value) => `Mobile-agent-server: ${value}`));
export const assignedLine = 'Mobile-agent-server: /a/ atp://h:1';
export const closedRecord = 'User-agent: *\nDisallow: /a/\n\nUser-agent: foo\n';
