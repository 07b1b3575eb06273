// Checks for unusual targets in valid lines: M008, M009, M015.
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { isPort, parseTarget, printTarget } from '../target.ts';
import { type Check, draft, replaceWordFix } from './check-context.ts';
import { mobileLines } from './example.ts';

/** The draft's introduction names 434 as the usual port of the Agent Transfer Protocol. */
const USUAL_PROTOCOLS = { scheme: 'atp', port: '434' } as const;

/** M009: `none` in other case. */
const checkNoneCase: Check = ({ file, report }) => {
  for (const { line, host, target } of file.assignments) {
    if (host !== undefined || target.text === 'none') continue;
    report(M009, line, target, [target.text], () => [
      replaceWordFix('write-target', line, target, 'none', 'same'),
    ]);
  }
};

/** M008: targets without a port, or with one that is not a number from 1 to 65535. */
const checkPorts: Check = ({ file, report }) => {
  for (const { line, host, target } of file.assignments) {
    if (host === undefined) continue;
    const parts = parseTarget(host);
    if (isPort(parts.port)) continue;
    const url = printTarget({ ...parts, port: USUAL_PROTOCOLS.port });
    const isUsual = lowerCase(parts.scheme) === USUAL_PROTOCOLS.scheme;
    report(M008, line, target, [parts.port ?? ''], () =>
      isUsual ? [replaceWordFix('write-target', line, target, url)] : [],
    );
  }
};

/** M015: protocols that do not accept agents, or that begin with a digit. */
const checkProtocols: Check = ({ file, report }) => {
  for (const { line, host, target } of file.assignments) {
    if (host === undefined) continue;
    const parts = parseTarget(host);
    if (!/^(?:https?|ftp|[0-9].*)$/i.test(parts.scheme)) continue;
    report(M015, line, target, [parts.scheme], () => [
      replaceWordFix('write-target', line, target, printTarget({ ...parts, scheme: USUAL_PROTOCOLS.scheme })),
    ]);
  }
};

const M008 = defineDiagnostic({
  code: 'M008',
  severity: 'warning',
  spec: draft('2'),
  check: checkPorts,
  examples: [createExample(mobileLines('/home/ atp://x'), mobileLines('/home/ atp://x:434'))],
});

const M009 = defineDiagnostic({
  code: 'M009',
  severity: 'hint',
  spec: draft('3.2'),
  detail: 'MOB-NONE-CASE',
  check: checkNoneCase,
  examples: [createExample(mobileLines('/home/ None'), mobileLines('/home/ none'))],
});

const M015 = defineDiagnostic({
  code: 'M015',
  severity: 'warning',
  spec: draft('2'),
  check: checkProtocols,
  examples: [createExample(mobileLines('/a/ http://x:80'), mobileLines('/a/ httpx://x:80'))],
});

export const targetDiagnostics = [M008, M009, M015];
