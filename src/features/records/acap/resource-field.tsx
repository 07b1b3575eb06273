// The resource of a permission or prohibition: a path pattern that is typed, or a set of paths that the file defines.
import { type KeyboardEvent, useState } from 'react';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { findResourceSet } from '../../../core/formats/acap/expand-usages.ts';
import type { AcapRule, ResourceRef } from '../../../core/formats/acap/field.ts';
import { setReference } from '../../../core/formats/acap/field-spelling.ts';
import type { QualifierName } from '../../../core/formats/acap/qualifiers.ts';
import { readAcapText } from '../../../core/formats/acap/read-line.ts';
import { acapWords as words } from '../../../messages/en/formats/acap.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useRecordsForm } from '../form-context.ts';
import { highlightLine } from '../highlight-line.ts';
import { focusLineField, runAfterMenuCloses } from '../list/focus-row.ts';
import listStyles from '../records.module.css';
import { DraftInput } from '../rows/draft-input.tsx';
import styles from './acap.module.css';
import * as commands from './acap-edits.ts';
import { useReferringFile } from './definitions/referring-file.ts';
import { useIsLine } from './use-is-line.ts';
import { otherThanPath, writablePattern } from './writable-values.ts';

interface ResourceFieldProps {
  readonly id: number;
  readonly line: number;
  /** The name of the field in its line, such as `ACAP-allow-index`. */
  readonly name: string;
  readonly resource: ResourceRef;
  /** The restrictions that the line can have. */
  readonly restrictions: readonly QualifierName[];
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The sets that can be used here, each once: those of this file, then those of the file that refers to it. */
function useResourceSets() {
  const { sets } = readAcapFile(useRecordsForm().policy);
  const referring = useReferringFile();
  const parentSets = referring ? readAcapFile(referring.policy).sets : new Map();
  return [...new Map([...parentSets, ...sets]).values()].map(({ field }) => ({
    name: field.name.text as string,
    count: field.patterns.length as number,
  }));
}

/** Replaces a set by a path. It starts as the path of the whole site. */
function replaceSetByPath(id: number, line: number): void {
  commands.setRuleResource(id, '/');
  focusLineField(line, 'path', true);
}

function ResourceSetField({
  id,
  line,
  name,
  onKeyDown,
}: Omit<ResourceFieldProps, 'resource' | 'restrictions'>) {
  const sets = useResourceSets();
  const file = readAcapFile(useRecordsForm().policy);
  const definition = findResourceSet({ file }, name)?.found;
  const knownSet = sets.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
  return (
    <span className={`row ${styles['set']}`}>
      <select
        aria-label={words.set}
        data-field="set"
        value={knownSet?.name ?? name}
        onKeyDown={onKeyDown}
        onFocus={() => highlightLine(line)}
        onChange={({ target }) =>
          target.value === ''
            ? replaceSetByPath(id, line)
            : commands.setRuleResource(id, setReference(target.value))
        }
      >
        {sets.map((set) => (
          <option key={set.name} value={set.name}>
            {words.setName(set.name)}
          </option>
        ))}
        {!knownSet && <option value={name}>{words.setName(name)}</option>}
        <option value="">{words.ownPath}</option>
      </select>
      {definition && (
        <button
          type="button"
          className="btn btn-link"
          title={words.showDefinition(name)}
          aria-label={`${words.paths(definition.field.patterns.length)}: ${words.showDefinition(name)}`}
          onClick={() => focusLineField(definition.line, 'name')}
        >
          {words.paths(definition.field.patterns.length)}
        </button>
      )}
    </span>
  );
}

/**
 * Reads what is typed for the resource of a field if it is more than a path: a set, or a path with qualifiers (2.4.1.2,
 * 2.4.5). Undefined for anything else.
 */
function readTypedResource(name: string, typed: string): AcapRule | undefined {
  const text = typed.trim();
  const read = text.includes('#') ? undefined : readAcapText(`${name}: ${text}`);
  const field = read?.field?.kind === 'rule' ? read.field : undefined;
  if (!field || read?.issues.some(({ effect }) => effect !== undefined)) return undefined;
  return field.resource.kind === 'set' || field.qualifiers.length > 0 ? field : undefined;
}

export function ResourceField({ id, line, name, resource, restrictions, onKeyDown }: ResourceFieldProps) {
  const isLine = useIsLine();
  const sets = useResourceSets();
  // What the field showed before more than a path was typed in it; shown until the field is left.
  const [typing, setTyping] = useState<string>();
  if (resource.kind === 'set' && typing === undefined)
    return <ResourceSetField {...{ id, line, onKeyDown }} name={resource.name} />;
  const value = typing ?? (resource.kind === 'set' ? '' : resource.pattern);
  const writable = (typed: string) => {
    if (readTypedResource(name, typed)) return { text: typed, shown: value };
    if (isLine(typed)) return { refused: words.pathProblems.line };
    const other = otherThanPath(typed);
    return other ? { refused: words.pathProblems[other](restrictions) } : writablePattern(typed);
  };
  const commit = (text: string, visit: string) => {
    const rule = readTypedResource(name, text);
    // Before the file changes, so that this field remains.
    setTyping(rule && value);
    return rule ? commands.setRuleContent(id, rule, visit) : commands.setRuleResource(id, text, visit);
  };
  return (
    <span className={styles['pattern']}>
      <span className={listStyles['cell']}>
        <DraftInput
          field="path"
          label={recordsWords.path}
          value={value}
          className={`mono bare-field ${listStyles['path']}`}
          writable={writable}
          commit={commit}
          onLeave={() => setTyping(undefined)}
          onFocusField={() => highlightLine(line)}
          onKeyDown={onKeyDown}
        />
      </span>
      {sets.length > 0 && (
        <Menu
          label={words.useSet(line + 1)}
          icon="g-down"
          items={sets.map(({ name, count }) => ({
            label: words.setChoice(name, count),
            run: () => {
              commands.setRuleResource(id, setReference(name));
              runAfterMenuCloses(() => focusLineField(line, 'set'));
            },
          }))}
        />
      )}
    </span>
  );
}
