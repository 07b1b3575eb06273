// What is odd about targets that are read: M008, M009, M015.
import { lowerCase } from '../../../text/lower-case.ts';
import { isPort, parseTarget, printTarget } from '../target.ts';
import { type Check, replaceWordFix } from './check-context.ts';

/** 434 is the usual port of the Agent Transfer Protocol; the draft has it in its introduction. */
const USUAL_PROTOCOLS = { scheme: 'atp', port: '434' } as const;

/** M009: `none` in other letters. */
export const checkNoneCase: Check = ({ file, put }) => {
  for (const { line, host, target } of file.assignments) {
    if (host !== undefined || target.text === 'none') continue;
    put('M009', line, target, [target.text], () => [
      replaceWordFix('write-target', line, target, 'none', 'same'),
    ]);
  }
};

/** M008: targets without a port, or with one that is no number from 1 to 65535. */
export const checkPorts: Check = ({ file, put }) => {
  for (const { line, host, target } of file.assignments) {
    if (host === undefined) continue;
    const parts = parseTarget(host);
    if (isPort(parts.port)) continue;
    const url = printTarget({ ...parts, port: USUAL_PROTOCOLS.port });
    const isUsual = lowerCase(parts.scheme) === USUAL_PROTOCOLS.scheme;
    put('M008', line, target, [parts.port ?? ''], () =>
      isUsual ? [replaceWordFix('write-target', line, target, url)] : [],
    );
  }
};

/** M015: protocols that take in no agents, or begin with a digit. */
export const checkProtocols: Check = ({ file, put }) => {
  for (const { line, host, target } of file.assignments) {
    if (host === undefined) continue;
    const parts = parseTarget(host);
    if (!/^(?:https?|ftp|[0-9].*)$/i.test(parts.scheme)) continue;
    put('M015', line, target, [parts.scheme], () => [
      replaceWordFix('write-target', line, target, printTarget({ ...parts, scheme: USUAL_PROTOCOLS.scheme })),
    ]);
  }
};
