// The fixes for each reader option. To add a fix, add it to this table.
import type { ReaderOptionName } from '../reader-differences/reader-options.ts';
import { repeatAgents, splitAgents, writeFieldNames, writeIdentifiers } from './name-fixes.ts';
import { moveRulesUp, sortRules } from './order-fixes.ts';
import { nameRobots, writeOwnRecord } from './own-record-fixes.ts';
import {
  addOtherSpelling,
  allowOwnFile,
  deleteEmptyRules,
  dropQuery,
  dropTrailingStar,
  indexFolder,
  listUrls,
} from './path-fixes.ts';
import type { FixContext, FixMaker, ReaderFix } from './reader-fix.ts';
import {
  deleteBlankLines,
  joinRecords,
  moveOthersOut,
  moveRecordUp,
  moveToTop,
  writeEmptyRule,
  writeFirstLine,
} from './record-fixes.ts';

const agentFixMakers = [splitAgents, writeIdentifiers, repeatAgents, moveRecordUp, writeOwnRecord];
const pathFixMakers = [addOtherSpelling, listUrls];

/**
 * In order of preference among fixes with the same effect. For options that are not listed, no change of the file
 * helps.
 */
const fixMakers: Partial<Record<ReaderOptionName, readonly FixMaker[]>> = {
  'text.bom': [writeFirstLine],
  'text.maxBytes': [moveToTop],
  'field.names': [writeFieldNames],
  'field.missingColon': [writeFieldNames],
  'record.blankLine': [deleteBlankLines, joinRecords, writeEmptyRule],
  'record.otherField': [moveOthersOut, writeEmptyRule],
  'record.ruleless': [writeEmptyRule, deleteBlankLines],
  'agent.value': agentFixMakers,
  'agent.match': agentFixMakers,
  'agent.star': agentFixMakers,
  'group.specific': [joinRecords],
  'group.default': [joinRecords],
  'rule.choice': [moveRulesUp, sortRules],
  'rule.tie': [moveRulesUp, sortRules],
  'rule.empty': [deleteEmptyRules],
  'rule.allowIndexHtml': [indexFolder, listUrls],
  'path.urlPart': [dropQuery],
  'path.wildcards': [dropTrailingStar, listUrls],
  'path.decode': pathFixMakers,
  'path.escapedSpecials': pathFixMakers,
  'path.queryDelims': pathFixMakers,
  quirks: [nameRobots],
  'file.alwaysAllowed': [allowOwnFile],
};

/**
 * Makes the fixes that may make readers agree that differ because of these options. Never throws: a fix that
 * cannot be written is omitted.
 */
export function makeFixes(optionNames: readonly ReaderOptionName[], context: FixContext): ReaderFix[] {
  const makers = new Set(optionNames.flatMap((option) => fixMakers[option] ?? []));
  return [...makers].flatMap((make) => {
    try {
      return [...make(context)];
    } catch (error) {
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
}
