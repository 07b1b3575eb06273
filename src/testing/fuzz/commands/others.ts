// Commands about mobile agents, lines of today and data sets.
import { addDataSet, addFirstDataSet } from '../../../core/dialects/datasets/edit/data-set.ts';
import {
  describeBlock,
  describeRule,
  moveDescription,
  renameDescription,
  setDescription,
} from '../../../core/dialects/datasets/edit/describe.ts';
import { addMobileLine } from '../../../core/dialects/mobile-agents/edit/add.ts';
import {
  moveMobileLine,
  removeMobileLines,
  sortMobileLines,
} from '../../../core/dialects/mobile-agents/edit/order.ts';
import { setMobilePath, setMobileTarget } from '../../../core/dialects/mobile-agents/edit/set.ts';
import { modernDirectives } from '../../../core/dialects/modern-lines/directives.ts';
import { addModernLine } from '../../../core/dialects/modern-lines/edit/add.ts';
import { editValue } from '../../../core/dialects/modern-lines/edit/changes.ts';
import {
  removeParameter,
  setParameter,
  setParameterPath,
} from '../../../core/dialects/modern-lines/edit/clean-param.ts';
import { setSignal } from '../../../core/dialects/modern-lines/edit/content-signal.ts';
import { setUsage, setUsagePath } from '../../../core/dialects/modern-lines/edit/content-usage.ts';
import { removeHours, setHours, setRate } from '../../../core/dialects/modern-lines/edit/hours.ts';
import type { Commands, Drawn } from './commands.ts';

const wish = ({ text, random }: Drawn) =>
  random.pick([
    setParameter(random.below(3), text()),
    removeParameter(random.below(3)),
    setParameterPath(text()),
    setSignal('search', random.pick(['yes', 'no', undefined])),
    setUsage(text(), random.pick(['y', 'n', undefined])),
    setUsagePath(text()),
    setRate('pages', text()),
    setHours('from', text()),
    removeHours,
  ]);

const described = ({ text }: Drawn) => ({ name: text(), value: text() });

export const otherCommands: Commands = {
  addMobileLine: (policy, { line, text }) => addMobileLine(policy, { path: text(), target: text() }, line()),
  moveMobileLine: (policy, { line }) => moveMobileLine(policy, line(), line()),
  removeMobileLines: (policy, { line }) => removeMobileLines(policy, [line()]),
  sortMobileLines: (policy) => sortMobileLines(policy),
  setMobilePath: (policy, { line, text }) => setMobilePath(policy, line(), text()),
  setMobileTarget: (policy, { line, text }) => setMobileTarget(policy, line(), text()),
  addModernLine: (policy, { line, text, random }) =>
    addModernLine(
      policy,
      random.pick(modernDirectives).id,
      random.pick([{ below: line() }, { block: line() }, 'file'] as const),
      text(),
    ),
  editValue: (policy, drawn) => editValue(policy, drawn.line(), wish(drawn)),
  addDataSet: (policy, drawn) =>
    addDataSet(policy, drawn.line(), { path: drawn.text(), metadata: [described(drawn)] }),
  addFirstDataSet: (policy, drawn) =>
    addFirstDataSet(policy, { path: drawn.text(), metadata: [described(drawn)] }),
  describeRule: (policy, drawn) => describeRule(policy, drawn.line(), [described(drawn)]),
  describeBlock: (policy, drawn) => describeBlock(policy, drawn.line(), [described(drawn)]),
  renameDescription: (policy, { line, text }) => renameDescription(policy, line(), text()),
  setDescription: (policy, { line, text }) => setDescription(policy, line(), text()),
  moveDescription: (policy, { line, random }) =>
    moveDescription(policy, line(), random.once(2) ? { before: line() } : { under: line() }),
};
