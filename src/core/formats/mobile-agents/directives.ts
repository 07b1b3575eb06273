// The only field of the 1997 draft for mobile agents: which host accepts them for which part of the site.
import { cite } from '../../catalogue/citations.ts';
import type { Directive } from '../../syntax/directives.ts';

export const mobileDirectives = [
  {
    id: 'mobile-agent-server',
    dialect: 'mobile-agents',
    name: 'Mobile-agent-server',
    role: 'setting',
    scope: 'file',
    value: 'agent-host',
    repeat: 'many',
    source: cite('draft-giudici-web-robots-cntrl-00', '3.1'),
  },
] as const satisfies readonly Directive[];
