// The commands of the forms, on a random line or block of the open file. Add new commands here.

import type { TextEdit } from '../../core/document/range.ts';
import { addRequest, addUsageRule } from '../../core/formats/acap/edit/add-fields.ts';
import { addIgnoreConventional, setVersion } from '../../core/formats/acap/edit/file-header.ts';
import { inlineDefinition } from '../../core/formats/acap/edit/inline-definition.ts';
import { addQualifier, removeQualifier } from '../../core/formats/acap/edit/qualifiers.ts';
import { removeField } from '../../core/formats/acap/edit/remove-fields.ts';
import { setWord } from '../../core/formats/acap/edit/set-fields.ts';
import { setResource, setUsageEffect } from '../../core/formats/acap/edit/set-rules.ts';
import { addDataset } from '../../core/formats/data-txt/edit/add-dataset.ts';
import { describeRule, setDescription } from '../../core/formats/data-txt/edit/describe.ts';
import { addExtensionLine } from '../../core/formats/extensions/edit/add-line.ts';
import { setParameter } from '../../core/formats/extensions/edit/clean-param.ts';
import { setSignal } from '../../core/formats/extensions/edit/content-signal.ts';
import { setUsage } from '../../core/formats/extensions/edit/content-usage.ts';
import { editLineValue } from '../../core/formats/extensions/edit/value-changes.ts';
import { crawlDelay } from '../../core/formats/extensions/lines/crawl-delay.ts';
import { sitemap } from '../../core/formats/extensions/lines/sitemap.ts';
import { addMobileLine } from '../../core/formats/mobile-agents/edit/add-line.ts';
import { moveMobileLine, sortMobileLines } from '../../core/formats/mobile-agents/edit/order-lines.ts';
import { setMobilePath, setMobileTarget } from '../../core/formats/mobile-agents/edit/set-line.ts';
import { addAgent } from '../../core/formats/rep/edit/add-agent.ts';
import { addBlock } from '../../core/formats/rep/edit/add-block.ts';
import { addCommentAbove } from '../../core/formats/rep/edit/add-comment-above.ts';
import { addRule } from '../../core/formats/rep/edit/add-rule.ts';
import { duplicateBlock } from '../../core/formats/rep/edit/duplicate-block.ts';
import { duplicateRule } from '../../core/formats/rep/edit/duplicate-rule.ts';
import { mergeBlocks } from '../../core/formats/rep/edit/merge-blocks.ts';
import { moveBlock } from '../../core/formats/rep/edit/move-block.ts';
import { moveRule } from '../../core/formats/rep/edit/move-rule.ts';
import { removeAgent } from '../../core/formats/rep/edit/remove-agent.ts';
import { removeBlock } from '../../core/formats/rep/edit/remove-block.ts';
import { removeLine } from '../../core/formats/rep/edit/remove-line.ts';
import { removeRule } from '../../core/formats/rep/edit/remove-rule.ts';
import { renameAgent } from '../../core/formats/rep/edit/rename-agent.ts';
import { setComment } from '../../core/formats/rep/edit/set-comment.ts';
import { toggleEffect } from '../../core/formats/rep/edit/set-effect.ts';
import { setPath } from '../../core/formats/rep/edit/set-path.ts';
import { setValue } from '../../core/formats/rep/edit/set-value.ts';
import { splitBlock } from '../../core/formats/rep/edit/split-block.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { edit } from '../../state/document/document-store.ts';
import { openFile, openPolicy } from '../../state/document/selectors.ts';
import type { Random } from '../seeded-random.ts';
import { type StoreStep, stepAgents, stepPaths, stepTexts } from './store-step.ts';

interface StepTarget extends Random {
  readonly line: () => number;
  readonly block: () => number;
}

type FormCommand = (policy: Policy, met: StepTarget) => TextEdit[];

const formCommands: Readonly<Record<string, FormCommand>> = {
  addAgent: (policy, met) => addAgent(policy, met.block(), met.pick(stepAgents)),
  addBlock: (policy, met) =>
    addBlock(policy, {
      agents: [met.pick(stepAgents)],
      rules: [{ effect: 'deny', path: met.pick(stepPaths) }],
    }),
  addCommentAbove: (policy, met) => addCommentAbove(policy, met.line(), met.pick(stepTexts)),
  addRule: (policy, met) =>
    addRule(policy, met.block(), { effect: met.pick(['allow', 'deny']), path: met.pick(stepPaths) }),
  duplicateBlock: (policy, met) => duplicateBlock(policy, met.block()),
  duplicateRule: (policy, met) => duplicateRule(policy, met.line()),
  mergeBlocks: (policy, met) => mergeBlocks(policy, met.block(), met.block()),
  moveBlock: (policy, met) => moveBlock(policy, met.block(), met.block()),
  moveRule: (policy, met) => moveRule(policy, met.line(), met.once(3) ? { endOf: met.block() } : met.line()),
  removeAgent: (policy, met) => removeAgent(policy, met.line()),
  removeBlock: (policy, met) => removeBlock(policy, met.block()),
  removeLine: (policy, met) => removeLine(policy, met.line()),
  removeRule: (policy, met) => removeRule(policy, met.line()),
  renameAgent: (policy, met) => renameAgent(policy, met.line(), met.pick(stepAgents)),
  setComment: (policy, met) =>
    setComment(policy, met.line(), met.once(3) ? undefined : met.pick(stepTexts).trim()),
  toggleEffect: (policy, met) => toggleEffect(policy, met.line()),
  setPath: (policy, met) => setPath(policy, met.line(), met.pick(stepPaths)),
  setValue: (policy, met) => setValue(policy, met.line(), met.pick(stepPaths)),
  splitBlock: (policy, met) => splitBlock(policy, met.line()),
  addUsageRule: (policy, met) =>
    addUsageRule(policy, met.block(), {
      effect: met.pick(['allow', 'deny']),
      usage: met.pick(['crawl', 'index', 'present']),
      isLocal: false,
      resource: met.pick(['/', '/a', '/*']),
      qualifiers: [],
    }),
  addRequest: (policy, met) => addRequest(policy, met.block(), 'take-down', '/a'),
  inlineDefinition: (policy, met) => inlineDefinition(policy, met.line()),
  setWord: (policy, met) => setWord(policy, met.line(), met.pick(['x', '/a', 'other'])),
  setVersion: (policy, met) => setVersion(policy, met.pick(['1.1', '1.0'])),
  addIgnoreConventional: (policy) => addIgnoreConventional(policy),
  addQualifier: (policy, met) => addQualifier(policy, met.line(), 'max-length', '12'),
  removeQualifier: (policy, met) => removeQualifier(policy, met.line(), 0),
  removeField: (policy, met) => removeField(policy, met.line()),
  setResource: (policy, met) => setResource(policy, met.line(), met.pick(['/a', '/*'])),
  setUsageEffect: (policy, met) => setUsageEffect(policy, met.line(), met.pick(['allow', 'deny'])),
  addDataSet: (policy, met) =>
    addDataset(policy, met.block(), { path: '/d', metadata: [{ name: 'Title', value: 'x' }] }),
  describeRule: (policy, met) =>
    describeRule(policy, met.line(), [{ name: 'Title', value: met.pick(stepAgents) }]),
  setDescription: (policy, met) => setDescription(policy, met.line(), met.pick(stepAgents)),
  addMobileLine: (policy, met) => addMobileLine(policy, { path: met.pick(['/a', '/']), target: 'none' }),
  moveMobileLine: (policy, met) => moveMobileLine(policy, met.line(), met.line()),
  sortMobileLines: (policy) => sortMobileLines(policy),
  setMobilePath: (policy, met) => setMobilePath(policy, met.line(), met.pick(['/a', '/b/'])),
  setMobileTarget: (policy, met) => setMobileTarget(policy, met.line(), met.pick(['none', 'atp://x:1'])),
  addModernLine: (policy, met) =>
    addExtensionLine(policy, met.pick([sitemap, crawlDelay]), met.once(2) ? 'file' : { block: met.block() }),
  setParameter: (policy, met) => editLineValue(policy, met.line(), setParameter(0, 'ref')),
  setSignal: (policy, met) =>
    editLineValue(policy, met.line(), setSignal('ai-train', met.pick(['yes', 'no']))),
  setUsage: (policy, met) => editLineValue(policy, met.line(), setUsage('train-ai', met.pick(['y', 'n']))),
};

/** The edits of a command; none if it refuses. */
function commandEdits(command: FormCommand, policy: Policy, met: StepTarget): readonly TextEdit[] {
  try {
    return command(policy, met);
  } catch (problem) {
    if (problem instanceof RangeError) return [];
    throw problem;
  }
}

/** How often a command is tried, because many lines are of another kind than it needs. */
const MAX_TRIES = 12;

function editsAtRandomLine(command: FormCommand, policy: Policy, random: Random): readonly TextEdit[] {
  const line = () => random.below(policy.source.lines.length);
  const block = () => random.below(blocksOf(policy).length);
  for (let left = MAX_TRIES; left > 0; left--) {
    const edits = commandEdits(command, policy, { ...random, line, block });
    if (edits.length > 0) return edits;
  }
  return [];
}

export const formSteps: readonly StoreStep[] = Object.entries(formCommands).map(([name, command]) => ({
  name,
  run: ({ store, random }) => {
    const state = store.getState();
    // Several letters in one field are one history step.
    const visit = random.once(4) ? { visit: 'one field' } : {};
    const intent = { origin: 'form', label: { code: name }, ...visit } as const;
    edit(store, openFile(state).path, editsAtRandomLine(command, openPolicy(state), random), intent);
  },
}));
