// Edits of the value of an X-Robots-Tag header. All other text remains unchanged.
import type { RobotsTag } from './robots-tag.ts';
import { readRobotsTag } from './robots-tag.ts';

const read = (value: string): RobotsTag => readRobotsTag(value, { hasAgents: true });
const splice = (text: string, start: number, end: number, replacement: string): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** Adds a directive after the others. */
export function addRobotsDirective(value: string, directive: string): string {
  const { parts } = read(value);
  const last = parts.at(-1);
  return last ? splice(value, last.end, last.end, `, ${directive}`) : `${value} ${directive}`.trim();
}

/** Removes the directive at an index, and its comma. */
export function removeRobotsDirective(value: string, at: number): string {
  const { parts } = read(value);
  const part = parts[at];
  if (!part) return value;
  const comma = /^[ \t]*,[ \t]*/.exec(value.slice(part.end))?.[0];
  if (comma !== undefined) return splice(value, part.start, part.end + comma.length, '');
  const before = /[ \t]*,[ \t]*$/.exec(value.slice(0, part.start))?.[0].length ?? 0;
  return splice(value, part.start - before, part.end, '').trim();
}

/** Sets the value of the directive at an index. */
export function setRobotsValue(value: string, at: number, text: string): string {
  const part = read(value).parts[at];
  if (!part || (text.includes(',') === true && part.directive?.value !== 'date')) return value;
  return part.value
    ? splice(value, part.value.start, part.value.end, text)
    : splice(value, part.name.end, part.name.end, `: ${text}`);
}

/** Whether all directives follow one user-agent, or none. */
export const hasSimpleAgents = (value: string): boolean => {
  const { agents, parts } = read(value);
  return agents.length === 0 || (agents.length === 1 && parts.every(({ agent }) => agent === agents[0]));
};

/**
 * Sets the crawler of a value; `''` is all crawlers. Returns the value unchanged if the name cannot be written, or
 * if there are several crawlers.
 */
export function setRobotsAgent(value: string, name: string): string {
  const { agents, parts } = read(value);
  if (!hasSimpleAgents(value) || /[:,\s]/.test(name)) return value;
  const [agent] = agents;
  if (!agent) return name === '' ? value : `${name}: ${value}`;
  const end = name === '' ? (parts[0]?.start ?? value.length) : agent.end;
  return splice(value, agent.start, end, name);
}
