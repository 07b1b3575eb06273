// Commands that edit lines for mobile agents, extension lines and data sets.
import { addDataset, addFirstDataset } from '../../../core/formats/data-txt/edit/add-dataset.ts';
import {
  describeBlock,
  describeRule,
  moveDescription,
  renameDescription,
  setDescription,
} from '../../../core/formats/data-txt/edit/describe.ts';
import { addExtensionLine } from '../../../core/formats/extensions/edit/add-line.ts';
import {
  removeParameter,
  setParameter,
  setParameterPath,
} from '../../../core/formats/extensions/edit/clean-param.ts';
import { setSignal } from '../../../core/formats/extensions/edit/content-signal.ts';
import { setUsage, setUsagePath } from '../../../core/formats/extensions/edit/content-usage.ts';
import { removeHours, setHours, setRate } from '../../../core/formats/extensions/edit/rate-hours.ts';
import { editLineValue } from '../../../core/formats/extensions/edit/value-changes.ts';
import { extensions } from '../../../core/formats/extensions/registry.ts';
import { addMobileLine } from '../../../core/formats/mobile-agents/edit/add-line.ts';
import {
  moveMobileLine,
  removeMobileLines,
  sortMobileLines,
} from '../../../core/formats/mobile-agents/edit/order-lines.ts';
import { setMobilePath, setMobileTarget } from '../../../core/formats/mobile-agents/edit/set-line.ts';
import type { CommandInput, CommandTable } from './command-table.ts';

const randomDirectiveValue = ({ text, random }: CommandInput) =>
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

const describeDataset = ({ text }: CommandInput) => ({ name: text(), value: text() });

export const otherCommands: CommandTable = {
  addMobileLine: (policy, { line, text }) => addMobileLine(policy, { path: text(), target: text() }, line()),
  moveMobileLine: (policy, { line }) => moveMobileLine(policy, line(), line()),
  removeMobileLines: (policy, { line }) => removeMobileLines(policy, [line()]),
  sortMobileLines: (policy) => sortMobileLines(policy),
  setMobilePath: (policy, { line, text }) => setMobilePath(policy, line(), text()),
  setMobileTarget: (policy, { line, text }) => setMobileTarget(policy, line(), text()),
  addModernLine: (policy, { line, text, random }) =>
    addExtensionLine(
      policy,
      random.pick(extensions),
      random.pick([{ below: line() }, { block: line() }, 'file'] as const),
      text(),
    ),
  editValue: (policy, drawn) => editLineValue(policy, drawn.line(), randomDirectiveValue(drawn)),
  addDataSet: (policy, drawn) =>
    addDataset(policy, drawn.line(), { path: drawn.text(), metadata: [describeDataset(drawn)] }),
  addFirstDataSet: (policy, drawn) =>
    addFirstDataset(policy, { path: drawn.text(), metadata: [describeDataset(drawn)] }),
  describeRule: (policy, drawn) => describeRule(policy, drawn.line(), [describeDataset(drawn)]),
  describeBlock: (policy, drawn) => describeBlock(policy, drawn.line(), [describeDataset(drawn)]),
  renameDescription: (policy, { line, text }) => renameDescription(policy, line(), text()),
  setDescription: (policy, { line, text }) => setDescription(policy, line(), text()),
  moveDescription: (policy, { line, random }) =>
    moveDescription(policy, line(), random.once(2) ? { before: line() } : { under: line() }),
};
