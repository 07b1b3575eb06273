// A permission or prohibition: what it does, of which usage, for which paths, with which restrictions.
import { useContext, useState } from 'react';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { unsupportedQualifiers } from '../../../core/formats/acap/edit/set-rules.ts';
import { expandUsage, findDefinition, findResourceSet } from '../../../core/formats/acap/expand-usages.ts';
import type { AcapRule, Qualifier } from '../../../core/formats/acap/field.ts';
import { qualifiersFor } from '../../../core/formats/acap/qualifiers.ts';
import { valueOfParts } from '../../../core/formats/acap/value-parts.ts';
import { visible } from '../../../core/text/hidden.ts';
import { restrictionWords, acapWords as words } from '../../../messages/en/acap.ts';
import { number } from '../../../messages/en/counts.ts';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { formatRestriction } from '../../../messages/format-restriction.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { BadgesContext } from '../badges.tsx';
import { DraftInput } from '../draft-input.tsx';
import { EffectSelect } from '../effect-select.tsx';
import { afterMenu, focusField } from '../focus.ts';
import { useForm } from '../form-context.ts';
import { pointAt, useAnnounce } from '../pointing.ts';
import listStyles from '../records.module.css';
import { useRuleActions } from '../use-rule-actions.tsx';
import styles from './acap.module.css';
import * as commands from './acap-commands.ts';
import { extractions } from './extractions.ts';
import { Frame, type RowProps } from './frame.tsx';
import { setOpen, useIsOpen } from './open-rows.ts';
import { useReferring } from './referring.ts';
import { ResourceField } from './resource-field.tsx';
import { Restrictions } from './restrictions.tsx';
import { chosenUsage, UsagePicker } from './usage-picker.tsx';

const EFFECTS = [
  { effect: 'allow', name: words.effects.allow },
  { effect: 'deny', name: words.effects.deny },
] as const;

const shortly = (qualifiers: readonly Qualifier[]) =>
  qualifiers.map(({ type, written }) => formatRestriction(type.text, written.text));

const saidOf = (qualifiers: readonly Qualifier[]) => shortly(qualifiers).join(', ') || words.noRestriction;

/** What the line decides in the table, where it decides anything. */
function Decides({ id }: { id: number }) {
  const badges = useContext(BadgesContext);
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
function Summary({ acap, line, id }: { acap: AcapRule; line: number; id: number }) {
  const file = readAcapFile(useForm().policy);
  const isOpen = useIsOpen(id);
  const { usage, qualifiers, effect } = acap;
  if (effect === 'deny') return null;
  if (usage.kind === 'local') {
    const own = expandUsage(acap, { file }).flatMap((one) => shortly(one.qualifiers));
    const said = own.join(', ');
    return said === '' ? null : (
      <span className={styles['limits']} title={visible(said)}>
        <Icon name="g-limited" />{' '}
        <span>
          <VisibleText text={said} />
        </span>
      </span>
    );
  }
  const said = shortly(qualifiers);
  if (said.length === 0 && qualifiersFor(usage.usage).length === 0) return null;
  const shown =
    said.length === 0 ? words.restrict : said.length === 1 ? said[0] : words.restrictions(said.length);
  return (
    <button
      type="button"
      className={styles['limits']}
      data-none={said.length === 0}
      aria-expanded={isOpen}
      aria-label={visible(words.restrictionsOf(line + 1, saidOf(qualifiers)))}
      title={visible(said.join(', '))}
      onClick={() => setOpen(id, !isOpen)}
    >
      <Icon name={said.length === 0 ? 'g-plus' : 'g-limited'} />{' '}
      <span>
        <VisibleText text={shown ?? ''} />
      </span>
    </button>
  );
}

interface TermsProps {
  readonly id: number;
  readonly acap: AcapRule;
  readonly done: () => void;
  /** The line speaks of other usages now. */
  readonly told: () => void;
}

/** Where the terms of other usages are: the line is written once there is something, and goes on with it. */
function OtherTerms({ id, acap, done, told }: TermsProps) {
  const value = (typed: string) => valueOfParts('usage-ref', { choice: 'uri', items: [typed] });
  const index = acap.qualifiers.findIndex(({ name }) => name === 'usage-ref');
  return (
    <div className={styles['editor']}>
      <span className={styles['kindName']}>{restrictionWords.name('usage-ref')}</span>
      <DraftInput
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
          const isWritten = commands.allowOther(id, text, visit);
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
function Missing({ acap }: { acap: AcapRule }) {
  const parent = useReferring();
  const own = readAcapFile(useForm().policy);
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
const SHORT = 12;

const nameOf = (usage: AcapRule['usage']) => words.usageName(chosenUsage(usage).usage);

const isChosen = (choice: commands.UsageChoice, usage: AcapRule['usage']) => {
  const now = chosenUsage(usage);
  return now.usage === choice.usage && now.isLocal === choice.isLocal;
};

export function UsageRuleRow(props: RowProps<'rule'>) {
  const { field, line, block, read, acap } = props;
  const { id } = field.line;
  const { policy } = useForm();
  const isOpen = useIsOpen(id);
  const [asksTerms, setAsksTerms] = useState(false);
  const [gone, setGone] = useState<commands.UsageChoice & { readonly said: string }>();
  const announce = useAnnounce();
  const { effect, usage, resource, qualifiers } = acap;
  const mayRestrict = effect === 'allow' && usage.kind !== 'local';
  const canRestrict = mayRestrict && qualifiersFor(usage.usage).length > 0;
  const restrict = () => {
    setOpen(id, true);
    afterMenu(() => focusField(line, visible(words.restrictionsOf(line + 1, saidOf(qualifiers)))));
  };
  const restricting = canRestrict && !isOpen ? [{ label: words.menu.restrict, run: restrict }] : [];
  const { items, onKeyDown, grip, chooser } = useRuleActions({
    id,
    line,
    block,
    label: recordsWords.usage,
    add: () => commands.addRule(block, commands.plainRule(effect, chosenUsage(usage)), line),
    more: () => [...restricting, ...extractions(policy, line, acap)],
  });
  const tellGone = (choice: commands.UsageChoice) => {
    const said = shortly(choice.isLocal ? qualifiers : unsupportedQualifiers(qualifiers, choice.usage)).join(
      ', ',
    );
    setGone({ ...choice, said });
    if (said !== '') announce(words.restrictionsGone(said));
  };
  const tellShelved = (chosen: AcapRule['effect']) => {
    if (chosen === 'deny' && qualifiers.length > 0) announce(words.restrictionsShelved(saidOf(qualifiers)));
  };
  const shelved = effect === 'deny' ? commands.shelvedOf(id) : [];
  const isBare = !qualifiers.some(({ name }) => name === 'usage-ref');
  const choose = (choice: commands.UsageChoice) => {
    const needsTerms = choice.usage === 'other' && !choice.isLocal && effect === 'allow' && isBare;
    setAsksTerms(needsTerms);
    if (needsTerms || !commands.chooseUsage(id, choice)) return;
    tellGone(choice);
  };
  return (
    <Frame {...props} className={styles['usageRule']} isLong={nameOf(usage).length > SHORT}>
      {grip}
      <EffectSelect
        effect={effect}
        choices={EFFECTS}
        choose={(chosen) => {
          const isOther = usage.kind === 'standard' && usage.usage === 'other';
          if (isOther && chosen.effect === 'allow') setAsksTerms(true);
          else if (commands.chooseEffect(id, chosen.effect, chosen.name, qualifiers))
            tellShelved(chosen.effect);
        }}
        onKeyDown={onKeyDown}
      />
      <UsagePicker
        label={recordsWords.usage}
        chosen={chosenUsage(usage)}
        locals={effect === 'allow' ? 'all' : 'none'}
        choose={choose}
        onKeyDown={onKeyDown}
        onPoint={() => pointAt(line)}
      />
      <ResourceField {...{ id, line, resource, onKeyDown }} />
      <span className={styles['end']}>
        <Summary {...{ acap, line, id }} />
        <Decides id={id} />
      </span>
      <Menu label={recordsWords.ruleMenu(line + 1)} items={items} />
      {chooser}
      <Missing acap={acap} />
      {gone && gone.said !== '' && isChosen(gone, usage) && (
        <p className={styles['offer']}>
          <Icon name="g-note" /> <VisibleText text={words.restrictionsGone(gone.said)} />
        </p>
      )}
      {shelved.length > 0 && (
        <p className={styles['offer']}>
          <Icon name="g-note" /> <VisibleText text={words.restrictionsShelved(saidOf(shelved))} />
        </p>
      )}
      {asksTerms && (
        <OtherTerms
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
    </Frame>
  );
}
