// Checks the ports of targets: M008.
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { isPort, parseTarget, printTarget } from '../target.ts';
import { draft, type MobileContext, replaceAt } from './check-context.ts';
import { mobileLines } from './example.ts';

const kinds = {
  M008: kind<{ readonly port: string }>({
    severity: 'warning',
    source: draft('2'),
    examples: [createExample(mobileLines('/home/ atp://x'), mobileLines('/home/ atp://x:434'))],
  }),
};

type Context = MobileContext<typeof kinds>;

/** The draft's introduction names 434 as the usual port of the Agent Transfer Protocol. */
const USUAL_PROTOCOLS = { scheme: 'atp', port: '434' } as const;

/** Targets without a port, or with one that is not a number from 1 to 65535. */
function checkPorts({ subject: { file }, report, fix }: Context) {
  for (const { line, host, target } of file.assignments) {
    if (host === undefined) continue;
    const parts = parseTarget(host);
    if (isPort(parts.port)) continue;
    const text = printTarget({ ...parts, port: USUAL_PROTOCOLS.port });
    const isUsual = lowerCase(parts.scheme) === USUAL_PROTOCOLS.scheme;
    const write = isUsual && fix('write-target', { text }, replaceAt(line, target, text));
    report('M008', { line, ...target }, { port: parts.port ?? '' }, write);
  }
}

export const targetChecks = defineChecks(kinds, checkPorts);
