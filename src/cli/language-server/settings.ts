// Reads the settings of a client. What is not of the right type is left out.
import { readers } from '../../core/readers/registry.ts';
import { parseOrigin } from '../arguments/option-values.ts';
import type { ServerSettings } from './messages.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The origin, if it is one. */
function originOf(value: unknown): string | undefined {
  try {
    return isText(value) && value !== '' ? parseOrigin(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads settings from anything that a client may send. */
export function readSettings(sent: unknown): ServerSettings {
  if (typeof sent !== 'object' || sent === null) return {};
  const { origin, readers: named, docs, codeLens } = sent as Readonly<Record<string, unknown>>;
  const siteOrigin = originOf(origin);
  const known = Array.isArray(named) ? named.filter((id) => readers.some((reader) => reader.id === id)) : [];
  return {
    ...(siteOrigin === undefined ? {} : { origin: siteOrigin }),
    ...(Array.isArray(named) ? { readers: known } : {}),
    ...(isText(docs) && /^https?:/i.test(docs) ? { docs } : {}),
    ...(typeof codeLens === 'boolean' ? { codeLens } : {}),
  };
}
