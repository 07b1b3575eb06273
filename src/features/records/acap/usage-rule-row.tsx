// A permission or prohibition: what it does, of which usage, for which paths, with which restrictions.
import { useContext, useState } from 'react';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { unsupportedQualifiers } from '../../../core/formats/acap/edit/set-rules.ts';
import { expandUsage, findDefinition, findResourceSet } from '../../../core/formats/acap/expand-usages.ts';
import type { AcapRule, Qualifier } from '../../../core/formats/acap/field.ts';
import { qualifiersFor } from '../../../core/formats/acap/qualifiers.ts';
import { valueOfParts } from '../../../core/formats/acap/value-parts.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { number } from '../../../messages/en/counts.ts';
import { restrictionWords, acapWords as words } from '../../../messages/en/formats/acap.ts';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { formatRestriction } from '../../../messages/format-restriction.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useRecordsForm } from '../form-context.ts';
import { highlightLine, useAnnounce } from '../highlight-line.ts';
import { focusLineField, runAfterMenuCloses } from '../list/focus-row.ts';
import { RecordBadgesContext } from '../marks/badges-provider.tsx';
import listStyles from '../records.module.css';
import { DraftInput } from '../rows/draft-input.tsx';
import { EffectSelect } from '../rows/effect-select.tsx';
import { useRuleActions } from '../rows/use-rule-actions.tsx';
import styles from './acap.module.css';
import * as commands from './acap-edits.ts';
import { AcapRowFrame, type AcapRowProps } from './acap-row-frame.tsx';
import { createExtractionItems } from './definitions/extractions.ts';
import { useReferringFile } from './definitions/referring-file.ts';
import { setExpanded, useIsExpanded } from './expanded-rows.ts';
import { ResourceField } from './resource-field.tsx';
import { Restrictions } from './restrictions/restrictions.tsx';
import { UsagePicker, usageChoiceOf } from './usage-picker.tsx';

const usageEffects = [
  { effect: 'allow', name: words.effects.allow },
  { effect: 'deny', name: words.effects.deny },
] as const;

const shortRestrictions = (qualifiers: readonly Qualifier[]) =>
  qualifiers.map(({ type, written }) => formatRestriction(type.text, written.text));

const restrictionSummary = (qualifiers: readonly Qualifier[]) =>
  shortRestrictions(qualifiers).join(', ') || words.noRestriction;

/** What the line decides in the table, where it decides anything. */
function DecidesBadge({ id }: { id: number }) {
  const badges = useContext(RecordBadgesContext);
  const count = badges?.decided.get(id) ?? 0;
  if (!badges || count === 0) return null;
  return (
    <span
      className={listStyles['badge']}
      data-lags="true"
      title={recordToolWords.decidesTitle(count, badges.cells)}
    >
      {recordToolWords.decides} <b>{number(count)}</b>
    </span>
  );
}

/** The restrictions in short, and the way to them; those of a definition are only told of. */
function RestrictionSummary({ acap, line, id }: { acap: AcapRule; line: number; id: number }) {
  const file = readAcapFile(useRecordsForm().policy);
  const isOpen = useIsExpanded(id);
  const { usage, qualifiers, effect } = acap;
  if (effect === 'deny') return null;
  if (usage.kind === 'local') {
    const own = expandUsage(acap, { file }).flatMap((one) => shortRestrictions(one.qualifiers));
    const said = own.join(', ');
    return said === '' ? null : (
      <span className={styles['limits']} title={escapeInvisible(said)}>
        <Icon name="g-limited" />{' '}
        <span>
          <VisibleText text={said} />
        </span>
      </span>
    );
  }
  const said = shortRestrictions(qualifiers);
  if (said.length === 0 && qualifiersFor(usage.usage).length === 0) return null;
  const shown =
    said.length === 0 ? words.restrict : said.length === 1 ? said[0] : words.restrictions(said.length);
  return (
    <button
      type="button"
      className={styles['limits']}
      data-none={said.length === 0}
      aria-expanded={isOpen}
      aria-label={escapeInvisible(words.restrictionsOf(line + 1, restrictionSummary(qualifiers)))}
      data-field="restrictions"
      title={escapeInvisible(said.join(', '))}
      onClick={() => setExpanded(id, !isOpen)}
    >
      <Icon name={said.length === 0 ? 'g-plus' : 'g-limited'} />{' '}
      <span>
        <VisibleText text={shown ?? ''} />
      </span>
    </button>
  );
}

interface OtherTermsFieldProps {
  readonly id: number;
  readonly acap: AcapRule;
  readonly done: () => void;
  /** The line speaks of other usages now. */
  readonly told: () => void;
}

/** Where the terms of other usages are: the line is written once there is something, and goes on with it. */
function OtherTermsField({ id, acap, done, told }: OtherTermsFieldProps) {
  const value = (typed: string) => valueOfParts('usage-ref', { choice: 'uri', items: [typed] });
  const index = acap.qualifiers.findIndex(({ name }) => name === 'usage-ref');
  return (
    <div className={styles['editor']}>
      <span className={styles['kindName']}>{restrictionWords.name('usage-ref')}</span>
      <DraftInput
        field="restriction-usage-ref"
        label={words.otherTerms}
        value={acap.qualifiers[index]?.written.text ?? ''}
        className={styles['text']}
        takesFocus
        writable={(typed) => {
          const text = value(typed);
          return text === undefined ? { refused: restrictionWords.problem('text') } : { text };
        }}
        commit={(text, visit) => {
          if (index >= 0) return commands.writeQualifier(id, 'usage-ref', index, text, visit);
          const isWritten = commands.allowOtherUsages(id, text, visit);
          if (isWritten) told();
          return isWritten;
        }}
        onLeave={done}
      />
      <p className={styles['hint']}>{words.otherHint}</p>
    </div>
  );
}

/** What the line says that nothing gives a meaning to. */
function MissingDefinitionNote({ acap }: { acap: AcapRule }) {
  const parent = useReferringFile();
  const own = readAcapFile(useRecordsForm().policy);
  const scope = parent ? { file: own, parent: readAcapFile(parent.policy) } : { file: own };
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
    <p key={sentence} className={styles['offer']}>
      <Icon name="g-warning" /> <VisibleText text={sentence} />
    </p>
  ));
}

/** Characters of a name that has room beside the paths in a narrow pane. */
const MAX_SHORT_PATH = 12;

const usageTitle = (usage: AcapRule['usage']) => words.usageName(usageChoiceOf(usage).usage);

const isChosenUsage = (choice: commands.UsageChoice, usage: AcapRule['usage']) => {
  const now = usageChoiceOf(usage);
  return now.usage === choice.usage && now.isLocal === choice.isLocal;
};

export function UsageRuleRow(props: AcapRowProps<'rule'>) {
  const { field, line, block, read, acap } = props;
  const { id } = field.line;
  const { policy } = useRecordsForm();
  const isOpen = useIsExpanded(id);
  const [asksTerms, setAsksTerms] = useState(false);
  const [gone, setGone] = useState<commands.UsageChoice & { readonly said: string }>();
  const announce = useAnnounce();
  const { effect, usage, resource, qualifiers } = acap;
  const mayRestrict = effect === 'allow' && usage.kind !== 'local';
  const canRestrict = mayRestrict && qualifiersFor(usage.usage).length > 0;
  const restrict = () => {
    setExpanded(id, true);
    runAfterMenuCloses(() => focusLineField(line, 'restrictions'));
  };
  const restricting = canRestrict && !isOpen ? [{ label: words.menu.restrict, run: restrict }] : [];
  const { onKeyDown, menu, chooser } = useRuleActions({
    id,
    line,
    block,
    firstField: 'usage',
    add: () => commands.addRule(block, commands.createRule(effect, usageChoiceOf(usage)), line),
    more: () => [...restricting, ...createExtractionItems(policy, line, acap)],
  });
  const tellGone = (choice: commands.UsageChoice) => {
    const said = shortRestrictions(
      choice.isLocal ? qualifiers : unsupportedQualifiers(qualifiers, choice.usage),
    ).join(', ');
    setGone({ ...choice, said });
    if (said !== '') announce(words.restrictionsGone(said));
  };
  const tellShelved = (chosen: AcapRule['effect']) => {
    if (chosen === 'deny' && qualifiers.length > 0)
      announce(words.restrictionsShelved(restrictionSummary(qualifiers)));
  };
  const shelved = effect === 'deny' ? commands.removedRestrictionsOf(id) : [];
  const isBare = !qualifiers.some(({ name }) => name === 'usage-ref');
  const choose = (choice: commands.UsageChoice) => {
    const needsTerms = choice.usage === 'other' && !choice.isLocal && effect === 'allow' && isBare;
    setAsksTerms(needsTerms);
    if (needsTerms || !commands.setRuleUsage(id, choice)) return;
    tellGone(choice);
  };
  return (
    <AcapRowFrame
      {...props}
      className={styles['usageRule']}
      isLong={usageTitle(usage).length > MAX_SHORT_PATH}
    >
      {menu}
      <EffectSelect
        effect={effect}
        choices={usageEffects}
        choose={(chosen) => {
          const isOther = usage.kind === 'standard' && usage.usage === 'other';
          if (isOther && chosen.effect === 'allow') setAsksTerms(true);
          else if (commands.chooseEffect(id, chosen.effect, chosen.name, qualifiers))
            tellShelved(chosen.effect);
        }}
        onKeyDown={onKeyDown}
      />
      <UsagePicker
        field="usage"
        label={recordsWords.usage}
        chosen={usageChoiceOf(usage)}
        locals={effect === 'allow' ? 'all' : 'none'}
        choose={choose}
        onKeyDown={onKeyDown}
        onPoint={() => highlightLine(line)}
      />
      <ResourceField {...{ id, line, resource, onKeyDown }} />
      <span className={styles['end']}>
        <RestrictionSummary {...{ acap, line, id }} />
        <DecidesBadge id={id} />
      </span>
      {chooser}
      <MissingDefinitionNote acap={acap} />
      {gone && gone.said !== '' && isChosenUsage(gone, usage) && (
        <p className={styles['offer']}>
          <Icon name="g-note" /> <VisibleText text={words.restrictionsGone(gone.said)} />
        </p>
      )}
      {shelved.length > 0 && (
        <p className={styles['offer']}>
          <Icon name="g-note" /> <VisibleText text={words.restrictionsShelved(restrictionSummary(shelved))} />
        </p>
      )}
      {asksTerms && (
        <OtherTermsField
          {...{ id, acap }}
          done={() => setAsksTerms(false)}
          told={() => tellGone({ usage: 'other', isLocal: false })}
        />
      )}
      {isOpen && mayRestrict && (
        <div className={styles['editor']}>
          <Restrictions {...{ id, read, qualifiers }} usage={usage.usage} mayBeEmpty />
        </div>
      )}
    </AcapRowFrame>
  );
}
