// The row of a permission or prohibition: its effect, usage, paths and restrictions.
import { useContext, useEffect, useRef, useState } from 'react';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { unsupportedQualifiers } from '../../../core/formats/acap/edit/set-rules.ts';
import { expandUsage, findDefinition, findResourceSet } from '../../../core/formats/acap/expand-usages.ts';
import type { AcapRule, Qualifier } from '../../../core/formats/acap/field.ts';
import { type QualifierName, qualifiersFor } from '../../../core/formats/acap/qualifiers.ts';
import { readWholeValue, valueOfParts } from '../../../core/formats/acap/value-parts.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { number } from '../../../messages/en/counts.ts';
import { restrictionWords, restrictWords, acapWords as words } from '../../../messages/en/formats/acap.ts';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useRecordsForm } from '../form-context.ts';
import { highlightLine, useAnnounce } from '../highlight-line.ts';
import { fieldOf, focusLineField, runAfterMenuCloses } from '../list/focus-row.ts';
import { RecordBadgesContext } from '../marks/badges-provider.tsx';
import listStyles from '../records.module.css';
import { DraftInput } from '../rows/draft-input.tsx';
import { type EffectOption, EffectSelect } from '../rows/effect-select.tsx';
import { useRuleActions } from '../rows/use-rule-actions.tsx';
import styles from './acap.module.css';
import * as commands from './acap-edits.ts';
import { AcapRowFrame, type AcapRowProps } from './acap-row-frame.tsx';
import { createExtractionItems } from './definitions/extractions.ts';
import { useReferringFile } from './definitions/referring-file.ts';
import { setExpanded, useIsExpanded } from './expanded-rows.ts';
import { ResourceField } from './resource-field.tsx';
import { OrChoose, RestrictPanel } from './restrictions/restrict-panel.tsx';
import {
  AddRestrictionButton,
  describeQualifier,
  RestrictionChips,
} from './restrictions/restriction-chips.tsx';
import { RestrictionField, RestrictionNote } from './restrictions/restriction-field.tsx';
import { Restrictions } from './restrictions/restrictions.tsx';
import { UsagePicker, usageChoiceOf } from './usage-picker.tsx';

const usageEffects = [
  { effect: 'allow', name: words.effects.allow },
  { effect: 'deny', name: words.effects.deny },
] as const;

const describeAll = (qualifiers: readonly Qualifier[]) =>
  qualifiers.map(describeQualifier).join(', ') || words.noRestriction;

/** How many cells the line decides, if any. */
function DecidesBadge({ id }: { id: number }) {
  const badges = useContext(RecordBadgesContext);
  const count = badges?.decided.get(id) ?? 0;
  if (!badges || count === 0) return null;
  return (
    <span
      className={`text-xs ${listStyles['badge']} ${styles['decides']}`}
      data-lags="true"
      title={recordToolWords.decidesTitle(count, badges.cells)}
    >
      {recordToolWords.decides} <b>{number(count)}</b> {recordToolWords.unit(count)}
    </span>
  );
}

interface EndOfRowProps {
  readonly acap: AcapRule;
  readonly line: number;
  readonly id: number;
  readonly possible: readonly QualifierName[];
}

/** At the end of a row without restrictions: the button that adds one, where its limits are, or that it takes none. */
function EndOfRow({ acap, line, id, possible }: EndOfRowProps) {
  const file = readAcapFile(useRecordsForm().policy);
  const { usage, qualifiers } = acap;
  if (usage.kind === 'local') {
    const definition = findDefinition({ file }, usage.name)?.found;
    const limits = expandUsage(acap, { file }).flatMap((expanded) => expanded.qualifiers);
    return definition && limits.length > 0 ? (
      <button
        type="button"
        className="btn btn-link"
        title={escapeInvisible(describeAll(limits))}
        onClick={() => focusLineField(definition.line, 'name')}
      >
        {restrictWords.limitsIn(definition.line + 1)}
      </button>
    ) : null;
  }
  if (possible.length === 0)
    return (
      <span className={`text-xs faint ${styles['unrestricted']}`} title={restrictWords.noneTitle}>
        {restrictWords.none}
      </span>
    );
  return qualifiers.length === 0 ? <AddRestrictionButton {...{ id, line, qualifiers }} /> : null;
}

/** A prohibition takes no restriction: it becomes a permission first. */
function ForbiddenNote({
  line,
  usage,
  target,
  run,
}: {
  line: number;
  usage: string;
  target: string;
  run: () => void;
}) {
  return (
    <RestrictionNote
      icon="g-note"
      isProblem
      title={restrictWords.forbidden}
      source={restrictWords.forbiddenSource}
    >
      <p className="quiet breaks">
        {restrictWords.becomes(line + 1, usage)}
        <code>
          <VisibleText text={target} />
        </code>
        {restrictWords.withLimit}{' '}
        <button type="button" className="btn btn-link" data-field="restriction-words" onClick={run}>
          {restrictWords.chooseIt}
        </button>
      </p>
    </RestrictionNote>
  );
}

interface OtherTermsFieldProps {
  readonly id: number;
  readonly acap: AcapRule;
  readonly onDone: () => void;
  /** Called when the line has become a rule about other usages. */
  readonly onWritten: () => void;
}

/**
 * The reference to the terms of other usages. The line is written when the field has a value, and the field stays
 * open.
 */
function OtherTermsField({ id, acap, onDone, onWritten }: OtherTermsFieldProps) {
  const valueFor = (typed: string) => {
    const whole = readWholeValue('usage-ref', { choice: 'uri' }, typed);
    if (whole === 'other') return undefined;
    return whole?.value ?? valueOfParts('usage-ref', { choice: 'uri', items: [typed] });
  };
  const index = acap.qualifiers.findIndex(({ name }) => name === 'usage-ref');
  return (
    <div className={`text-s ${styles['editor']}`}>
      <span className={`text-s quiet ${styles['kindName']}`}>{restrictionWords.name('usage-ref')}</span>
      <DraftInput
        field="restriction-usage-ref"
        label={words.otherTerms}
        value={acap.qualifiers[index]?.written.text ?? ''}
        className={`text-s box ${styles['text']}`}
        takesFocus
        writable={(typed) => {
          const text = valueFor(typed);
          return text === undefined ? { refused: restrictionWords.problem('text') } : { text };
        }}
        commit={(text, visit) => {
          if (index >= 0) return commands.writeQualifier(id, 'usage-ref', index, text, visit);
          const isWritten = commands.allowOtherUsages(id, text, visit);
          if (isWritten) onWritten();
          return isWritten;
        }}
        onLeave={onDone}
      />
      <p className={`text-xs quiet ${styles['hint']}`}>{words.otherHint}</p>
    </div>
  );
}

/** Notes about names in the line that nothing defines. */
function MissingDefinitionNote({ acap }: { acap: AcapRule }) {
  const parent = useReferringFile();
  const file = readAcapFile(useRecordsForm().policy);
  const scope = parent ? { file, parent: readAcapFile(parent.policy) } : { file };
  const { usage, resource } = acap;
  const missing = [
    ...(usage.kind === 'local' && !findDefinition(scope, usage.name)
      ? [words.undefinedUsage(usage.name)]
      : []),
    ...(resource.kind === 'set' && !findResourceSet(scope, resource.name)
      ? [words.undefinedSet(resource.name)]
      : []),
  ];
  return missing.map((sentence) => (
    <p key={sentence} className={`text-xs quiet row-note ${styles['offer']}`}>
      <Icon name="g-warning" /> <VisibleText text={sentence} />
    </p>
  ));
}

/** The maximum length of a usage name that fits next to the paths in a narrow pane, in characters. */
const MAX_SHORT_NAME = 12;

const usageTitle = (usage: AcapRule['usage']) => words.usageName(usageChoiceOf(usage).usage);

/** The field that has the focus. */
const fieldOfFocus = () => (document.activeElement ? fieldOf(document.activeElement) : undefined);

const isSameUsage = (choice: commands.UsageChoice, usage: AcapRule['usage']) => {
  const current = usageChoiceOf(usage);
  return current.usage === choice.usage && current.isLocal === choice.isLocal;
};

export function UsageRuleRow(props: AcapRowProps<'rule'>) {
  const { field, line, block, read, acap } = props;
  const { id } = field.line;
  const { policy } = useRecordsForm();
  const isOpen = useIsExpanded(id);
  const [isAskingTerms, setIsAskingTerms] = useState(false);
  const [removal, setRemoval] = useState<commands.UsageChoice & { readonly restrictions: string }>();
  const announce = useAnnounce();
  const { effect, usage, resource, qualifiers } = acap;
  const hasOwnRestrictions = usage.kind !== 'local';
  const possibleRestrictions = hasOwnRestrictions ? qualifiersFor(usage.usage) : [];
  const canRestrict = possibleRestrictions.length > 0 || (hasOwnRestrictions && qualifiers.length > 0);
  const focusField = () => focusLineField(line, 'restriction-words');
  const restrict = () => {
    setExpanded(id, true);
    runAfterMenuCloses(focusField);
  };
  // The panel takes the focus when its button opens it.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current && fieldOfFocus() === 'restrictions')
      focusLineField(line, 'restriction-words');
    wasOpen.current = isOpen;
  }, [isOpen, line]);
  const target = resource.kind === 'set' ? resource.name : resource.pattern;
  /** Returns whether the effect is set now: a permission of other usages needs their terms first (2.5.6.1). */
  const setEffect = ({ effect: newEffect, name }: EffectOption) => {
    const needsTerms = newEffect === 'allow' && usage.kind === 'standard' && usage.usage === 'other';
    if (needsTerms) setIsAskingTerms(true);
    return !needsTerms && commands.chooseEffect(id, newEffect, name, qualifiers);
  };
  const permit = () => {
    if (setEffect({ effect: 'allow', name: words.effects.allow })) focusField();
  };
  const restrictItems = canRestrict && !isOpen ? [{ label: words.menu.restrict, run: restrict }] : [];
  const { onKeyDown, menu, chooser } = useRuleActions({
    id,
    line,
    block,
    firstField: 'usage',
    enterAdds: false,
    add: () => commands.addRule(block, commands.createRule(effect, usageChoiceOf(usage)), line),
    more: () => [...restrictItems, ...createExtractionItems(policy, line, acap)],
  });
  const reportRemoved = (choice: commands.UsageChoice) => {
    const texts = (choice.isLocal ? qualifiers : unsupportedQualifiers(qualifiers, choice.usage))
      .map(describeQualifier)
      .join(', ');
    setRemoval({ ...choice, restrictions: texts });
    if (texts !== '') announce(words.restrictionsGone(texts));
  };
  const reportShelved = (newEffect: AcapRule['effect']) => {
    if (newEffect === 'deny' && qualifiers.length > 0)
      announce(words.restrictionsShelved(describeAll(qualifiers)));
  };
  const shelved = effect === 'deny' ? commands.removedRestrictionsOf(id) : [];
  const lacksTerms = !qualifiers.some(({ name }) => name === 'usage-ref');
  const choose = (choice: commands.UsageChoice) => {
    const needsTerms = choice.usage === 'other' && !choice.isLocal && effect === 'allow' && lacksTerms;
    setIsAskingTerms(needsTerms);
    if (needsTerms || !commands.setRuleUsage(id, choice)) return;
    reportRemoved(choice);
  };
  return (
    <AcapRowFrame
      {...props}
      className={styles['usageRule']}
      isLong={usageTitle(usage).length > MAX_SHORT_NAME}
    >
      {menu}
      <EffectSelect
        effect={effect}
        choices={usageEffects}
        choose={(choice) => {
          if (setEffect(choice)) reportShelved(choice.effect);
        }}
        onKeyDown={onKeyDown}
      />
      <UsagePicker
        field="usage"
        label={recordsWords.usage}
        selected={usageChoiceOf(usage)}
        locals={effect === 'allow' ? 'all' : 'none'}
        choose={choose}
        onKeyDown={onKeyDown}
        onFocusField={() => highlightLine(line)}
      />
      <ResourceField
        {...{ id, line, resource, onKeyDown }}
        name={read.name.text}
        restrictions={effect === 'allow' ? possibleRestrictions : []}
      />
      <span className={`row ${styles['end']}`}>
        <DecidesBadge id={id} />
        <EndOfRow {...{ acap, line, id }} possible={possibleRestrictions} />
      </span>
      {hasOwnRestrictions && qualifiers.length > 0 && (
        <RestrictionChips {...{ id, line, qualifiers }} mayBeEmpty />
      )}
      {chooser}
      <MissingDefinitionNote acap={acap} />
      {removal && removal.restrictions !== '' && isSameUsage(removal, usage) && (
        <p className={`text-xs quiet row-note ${styles['offer']}`}>
          <Icon name="g-note" /> <VisibleText text={words.restrictionsGone(removal.restrictions)} />
        </p>
      )}
      {shelved.length > 0 && (
        <p className={`text-xs quiet row-note ${styles['offer']}`}>
          <Icon name="g-note" /> <VisibleText text={words.restrictionsShelved(describeAll(shelved))} />
        </p>
      )}
      {isAskingTerms && (
        <OtherTermsField
          {...{ id, acap }}
          onDone={() => setIsAskingTerms(false)}
          onWritten={() => reportRemoved({ usage: 'other', isLocal: false })}
        />
      )}
      {isOpen && canRestrict && hasOwnRestrictions && (
        <RestrictPanel {...{ id, line, target }} usageName={usageTitle(usage)}>
          {effect === 'deny' ? (
            <ForbiddenNote {...{ line, target }} usage={usageTitle(usage)} run={permit} />
          ) : (
            <>
              <RestrictionField {...{ id, line, qualifiers }} usage={usage.usage} />
              <OrChoose />
              <Restrictions {...{ id, read, qualifiers }} usage={usage.usage} mayBeEmpty />
            </>
          )}
        </RestrictPanel>
      )}
    </AcapRowFrame>
  );
}
