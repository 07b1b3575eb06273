// A definition: its name, its content, and where it is used. The first definition of a file shows the head of
// their group.
import { useMemo } from 'react';
import { readAcapFile } from '../../../../core/formats/acap/acap-file.ts';
import { isPartOfComposite } from '../../../../core/formats/acap/edit/inline-definition.ts';
import { occurrencesOfName } from '../../../../core/formats/acap/edit/names.ts';
import { acapWords as words } from '../../../../messages/en/formats/acap.ts';
import { recordsWords } from '../../../../messages/en/records.ts';
import { siteOf } from '../../../../state/document/selectors.ts';
import { useDocument } from '../../../../state/document/use-document.ts';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { useListActions, useRecordsForm } from '../../form-context.ts';
import { highlightLine } from '../../highlight-line.ts';
import { focusLineField, runAfterMenuCloses } from '../../list/focus-row.ts';
import listStyles from '../../records.module.css';
import { DraftInput } from '../../rows/draft-input.tsx';
import { LineMenu } from '../../rows/other-rows.tsx';
import styles from '../acap.module.css';
import * as commands from '../acap-edits.ts';
import { AcapRowFrame, type AcapRowProps } from '../acap-row-frame.tsx';
import { useIsExpanded } from '../expanded-rows.ts';
import type { Definition } from '../file-facts.ts';
import { OrChoose, RestrictPanel } from '../restrictions/restrict-panel.tsx';
import { RestrictionChips } from '../restrictions/restriction-chips.tsx';
import { RestrictionField } from '../restrictions/restriction-field.tsx';
import { Restrictions } from '../restrictions/restrictions.tsx';
import { UsagePicker } from '../usage-picker.tsx';
import { PathMembers, UsageMembers } from './definition-members.tsx';
import { DefinitionUses } from './definition-uses.tsx';
import { findLinesInChildren, findRelatedFiles } from './related-files.ts';
import { planRename, renameDefinition } from './rename-definition.ts';

type DefinitionFieldKind = Definition['kind'];

/** Creates menu items that add a definition of each kind and then focus its name. */
const createDefinitionItems = () =>
  commands.definitionKinds.map((kind) => ({
    label: words.defineKind(kind),
    run: () => {
      const line = commands.define(kind);
      runAfterMenuCloses(() => focusLineField(line, 'name', true));
    },
  }));

function DefinitionGroupHead({ from, to }: { from: number; to: number }) {
  return (
    <header className={`row card-head ${styles['groupHead']}`}>
      <h3>{words.definitions}</h3>
      <span className="spring" />
      <span className={`text-xs faint ${listStyles['range']}`}>
        {recordsWords.lineRange(from + 1, to + 1)}
      </span>
      <Menu label={words.addDefinition} icon="g-plus" items={createDefinitionItems()} />
    </header>
  );
}

function LimitedUsage({ field, line, acap, read }: AcapRowProps<'qualified-usage'>) {
  const { id } = field.line;
  const isOpen = useIsExpanded(id);
  return (
    <>
      <span className={`inline ${styles['members']}`}>
        <UsagePicker
          field="usage"
          label={recordsWords.usage}
          selected={{ usage: acap.usage, isLocal: false }}
          locals="none"
          choose={({ usage }) => commands.chooseBase(id, usage)}
          onFocusField={() => highlightLine(line)}
        />
      </span>
      <RestrictionChips {...{ id, line }} qualifiers={acap.qualifiers} mayBeEmpty={false} />
      {isOpen && (
        <RestrictPanel {...{ id, line }} usageName={words.usageName(acap.usage)} target={acap.name.text}>
          <RestrictionField {...{ id, line }} usage={acap.usage} qualifiers={acap.qualifiers} />
          <OrChoose />
          <Restrictions
            {...{ id, read }}
            usage={acap.usage}
            qualifiers={acap.qualifiers}
            mayBeEmpty={false}
          />
        </RestrictPanel>
      )}
    </>
  );
}

/** The content of a definition, by its kind. */
function DefinitionContent(props: AcapRowProps<DefinitionFieldKind>) {
  const { acap } = props;
  if (acap.kind === 'resource-set') return <PathMembers {...props} acap={acap} />;
  if (acap.kind === 'composite-usage') return <UsageMembers {...props} acap={acap} />;
  return <LimitedUsage {...props} acap={acap} />;
}

export function DefinitionRow(props: AcapRowProps<DefinitionFieldKind>) {
  const { field, line, acap } = props;
  const { policy } = useRecordsForm();
  const { remove } = useListActions();
  const { id } = field.line;
  const name = acap.name.text;
  const space = acap.kind === 'resource-set' ? 'set' : 'usage';
  const group = readAcapFile(policy).facts.definitionLines();
  const uses = occurrencesOfName(policy, space, name).filter(({ role }) => role === 'use');
  const site = useDocument(({ document }) => siteOf(document));
  const path = useDocument(({ view }) => view.path);
  const related = useMemo(() => findRelatedFiles(site, path, policy), [site, path, policy]);
  const usesElsewhere = findLinesInChildren(related, space, name);
  // Inlining it in this file only would remove the definition that the other files use.
  const isNeeded = usesElsewhere.length > 0 || (space === 'usage' && isPartOfComposite(policy, name));
  const inline = () => remove(id, () => commands.expandDefinition(id));
  return (
    <>
      {group[0] === line && <DefinitionGroupHead from={line} to={group.at(-1)!} />}
      <AcapRowFrame {...props} className={styles['definition']}>
        <LineMenu {...props} more={[!isNeeded && { label: words.menu.inline, run: inline }]} />
        <span className={styles['name']}>
          <DraftInput
            field="name"
            label={words.name}
            value={name}
            className={`text-s strong bare-field ${styles['nameField']}`}
            fitsText
            writable={(typed) => {
              const renaming = planRename(space, name, typed.trim());
              return 'problem' in renaming
                ? { refused: words.nameProblem[renaming.problem] }
                : { text: typed.trim() };
            }}
            commit={(text, visit) => renameDefinition(id, space, name, text, visit)}
            onFocusField={() => highlightLine(line)}
          />
        </span>
        <span className="text-s quiet">{words.kinds[acap.kind]}</span>
        <span className={styles['standsFor']}>
          <DefinitionContent {...props} />
        </span>
        <DefinitionUses
          lines={[...new Set(uses.map((use) => use.line))]}
          {...{ elsewhere: usesElsewhere, line, name }}
        />
      </AcapRowFrame>
    </>
  );
}
