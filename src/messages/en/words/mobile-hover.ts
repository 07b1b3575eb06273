// What is said about the field of mobile agents where it is written.
import type { mobileDirectives } from '../../../core/dialects/mobile-agents/directives.ts';

export const mobileFieldMeanings: Readonly<Record<(typeof mobileDirectives)[number]['id'], string>> = {
  'mobile-agent-server':
    'Names the host that takes mobile agents in for what begins with this path, or none. It holds for the whole file; of several lines that match, the last counts.',
};

/** By what a target is: `none`, a host, or the beginning of one. */
export const targetMeanings: Readonly<Record<string, string>> = {
  none: 'No host takes mobile agents in for these paths.',
  host: 'Mobile agents for these paths go to this host: protocol, address and port, and nothing behind them.',
  protocol: 'A host: protocol, address, port. 434 is the usual port of the Agent Transfer Protocol.',
};
