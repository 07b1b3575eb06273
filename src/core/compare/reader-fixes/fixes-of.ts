// Which fixes hang on which knob. A new one is a row here.
import type { KnobName } from '../knobs.ts';
import type { FixContext, MakeFixes, ReaderFix } from './fix.ts';
import { repeatAgents, splitAgents, writeIdentifiers, writeNames } from './names.ts';
import { moveRulesUp, sortRules } from './order.ts';
import { nameRobots, ownRecord } from './own-records.ts';
import {
  allowOwnFile,
  deleteEmptyRules,
  dropQuery,
  dropTrailingStar,
  indexFolder,
  listUrls,
  otherSpelling,
} from './paths.ts';
import {
  deleteBlankLines,
  joinRecords,
  moveOthersOut,
  moveRecordUp,
  moveToTop,
  writeEmptyRule,
  writeFirstLine,
} from './records.ts';

const ofAgents = [splitAgents, writeIdentifiers, repeatAgents, moveRecordUp, ownRecord];
const ofPaths = [otherSpelling, listUrls];

/** In the order in which they are preferred where they do as much. What a knob lacks, no change of the file mends. */
const fixes: Partial<Record<KnobName, readonly MakeFixes[]>> = {
  'text.bom': [writeFirstLine],
  'text.maxBytes': [moveToTop],
  'field.names': [writeNames],
  'field.missingColon': [writeNames],
  'record.blankLine': [deleteBlankLines, joinRecords, writeEmptyRule],
  'record.otherField': [moveOthersOut, writeEmptyRule],
  'record.ruleless': [writeEmptyRule, deleteBlankLines],
  'agent.value': ofAgents,
  'agent.match': ofAgents,
  'agent.star': ofAgents,
  'group.specific': [joinRecords],
  'group.default': [joinRecords],
  'rule.choice': [moveRulesUp, sortRules],
  'rule.tie': [moveRulesUp, sortRules],
  'rule.empty': [deleteEmptyRules],
  'rule.allowIndexHtml': [indexFolder, listUrls],
  'path.urlPart': [dropQuery],
  'path.wildcards': [dropTrailingStar, listUrls],
  'path.decode': ofPaths,
  'path.escapedSpecials': ofPaths,
  'path.queryDelims': ofPaths,
  quirks: [nameRobots],
  'file.alwaysAllowed': [allowOwnFile],
};

/** What may make readers agree that differ because of these knobs. Never throws: what cannot be written is no fix. */
export function fixesOf(knobs: readonly KnobName[], context: FixContext): ReaderFix[] {
  const makers = new Set(knobs.flatMap((knob) => fixes[knob] ?? []));
  return [...makers].flatMap((make) => {
    try {
      return [...make(context)];
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}
