// Checks for unusual targets in valid lines: M008, M009, M015.
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
  M009: kind<{ readonly text: string }>({
    severity: 'hint',
    source: draft('3.2'),
    examples: [createExample(mobileLines('/home/ None'), mobileLines('/home/ none'))],
  }),
  M015: kind<{ readonly scheme: string }>({
    severity: 'warning',
    source: draft('2'),
    examples: [createExample(mobileLines('/a/ http://x:80'), mobileLines('/a/ httpx://x:80'))],
  }),
};

type Context = MobileContext<typeof kinds>;

/** The draft's introduction names 434 as the usual port of the Agent Transfer Protocol. */
const USUAL_PROTOCOLS = { scheme: 'atp', port: '434' } as const;

/** `none` in other case. */
function checkNoneCase({ subject: { file }, report, fix }: Context) {
  for (const { line, host, target } of file.assignments) {
    if (host !== undefined || target.text === 'none') continue;
    const write = fix('write-target', { text: 'none' }, replaceAt(line, target, 'none'), 'same');
    report('M009', { line, ...target }, { text: target.text }, write);
  }
}

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

/** Protocols that do not accept agents, or that begin with a digit. */
function checkProtocols({ subject: { file }, report, fix }: Context) {
  for (const { line, host, target } of file.assignments) {
    if (host === undefined) continue;
    const { scheme, ...parts } = parseTarget(host);
    if (!/^(?:https?|ftp|[0-9].*)$/i.test(scheme)) continue;
    const text = printTarget({ ...parts, scheme: USUAL_PROTOCOLS.scheme });
    const write = fix('write-target', { text }, replaceAt(line, target, text));
    report('M015', { line, ...target }, { scheme }, write);
  }
}

export const targetChecks = defineChecks(kinds, checkPorts, checkNoneCase, checkProtocols);
