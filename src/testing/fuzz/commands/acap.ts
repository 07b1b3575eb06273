// Commands that edit ACAP fields.
import {
  addPurpose,
  addRecord,
  addRequest,
  addSubRecord,
  addUsageRule,
} from '../../../core/formats/acap/edit/add-fields.ts';
import { addDefinition } from '../../../core/formats/acap/edit/definitions.ts';
import {
  extractComposite,
  extractQualified,
  extractSet,
} from '../../../core/formats/acap/edit/extract-definition.ts';
import {
  addAcapComment,
  addIgnoreConventional,
  setVersion,
} from '../../../core/formats/acap/edit/file-header.ts';
import { inlineDefinition } from '../../../core/formats/acap/edit/inline-definition.ts';
import { addMembers, removeMember, setMember } from '../../../core/formats/acap/edit/members.ts';
import { renameName } from '../../../core/formats/acap/edit/names.ts';
import { prohibitUsages } from '../../../core/formats/acap/edit/prohibit.ts';
import { addQualifier, removeQualifier, setQualifier } from '../../../core/formats/acap/edit/qualifiers.ts';
import { removeField, removeFields } from '../../../core/formats/acap/edit/remove-fields.ts';
import {
  referTo,
  removeSubRecord,
  setAction,
  setBaseUsage,
  setWord,
} from '../../../core/formats/acap/edit/set-fields.ts';
import { setResource, setUsage, setUsageEffect } from '../../../core/formats/acap/edit/set-rules.ts';
import { requestActions } from '../../../core/formats/acap/field.ts';
import { usages } from '../../../core/formats/acap/usages.ts';
import type { CommandInput, CommandTable } from './command-table.ts';

/** The action to write. The commands do not depend on which one. */
const [ACTION] = requestActions;

const randomAcapRule = ({ text, random }: CommandInput) =>
  ({
    effect: random.once(2) ? 'allow' : 'deny',
    usage: random.once(3) ? text() : random.pick(usages),
    isLocal: random.once(3),
    resource: random.once(2) ? '/a' : text(),
    qualifiers: random.once(3) ? [text()] : [],
  }) as const;

export const acapCommands: CommandTable = {
  addUsageRule: (policy, drawn) => addUsageRule(policy, drawn.line(), randomAcapRule(drawn), drawn.line()),
  addRequest: (policy, { line, text }) => addRequest(policy, line(), ACTION, text()),
  addSubRecord: (policy, drawn) => addSubRecord(policy, drawn.line(), drawn.text(), randomAcapRule(drawn)),
  addPurpose: (policy, { line, text }) => addPurpose(policy, line(), text()),
  addRecord: (policy, drawn) => addRecord(policy, [drawn.text()], [randomAcapRule(drawn)]),
  addDefinition: (policy, { text, random }) =>
    addDefinition(policy, {
      kind: random.pick(['resource-set', 'composite-usage', 'qualified-usage']),
      name: text(),
      words: [text(), text()],
    }),
  extractSet: (policy, { line, text }) => extractSet(policy, [line(), line()], text()),
  extractComposite: (policy, { line, text }) => extractComposite(policy, [line(), line()], text()),
  extractQualified: (policy, { line, text }) => extractQualified(policy, line(), text()),
  inlineDefinition: (policy, { line }) => inlineDefinition(policy, line()),
  referTo: (policy, { line, text }) => referTo(policy, line(), text()),
  removeSubRecord: (policy, { line }) => removeSubRecord(policy, line()),
  setAction: (policy, { line }) => setAction(policy, line(), ACTION),
  setBaseUsage: (policy, { line, random }) => setBaseUsage(policy, line(), random.pick(usages)),
  setWord: (policy, { line, text }) => setWord(policy, line(), text()),
  setVersion: (policy, { text }) => setVersion(policy, text()),
  addIgnoreConventional: (policy) => addIgnoreConventional(policy),
  addAcapComment: (policy) => addAcapComment(policy, '1.1'),
  addMembers: (policy, { line, text }) => addMembers(policy, line(), [text(), text()]),
  setMember: (policy, { line, text, random }) => setMember(policy, line(), random.below(3), text()),
  removeMember: (policy, { line, random }) => removeMember(policy, line(), random.below(3)),
  rename: (policy, { text, random }) => renameName(policy, random.pick(['usage', 'set']), text(), text()),
  prohibit: (policy, { line, random }) => prohibitUsages(policy, line(), [random.pick(usages)]),
  addQualifier: (policy, { line, text }) => addQualifier(policy, line(), 'time-limit', text()),
  setQualifier: (policy, { line, text, random }) => setQualifier(policy, line(), random.below(2), text()),
  removeQualifier: (policy, { line, random }) => removeQualifier(policy, line(), random.below(2)),
  removeField: (policy, { line }) => removeField(policy, line()),
  removeFields: (policy, { line }) => removeFields(policy, [line(), line()]),
  setResource: (policy, { line, text }) => setResource(policy, line(), text()),
  setUsage: (policy, { line, text, random }) => setUsage(policy, line(), text(), random.once(2)),
  setUsageEffect: (policy, { line }) => setUsageEffect(policy, line(), 'allow'),
};
