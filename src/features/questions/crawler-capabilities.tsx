// What a crawler understands. Disabling a capability first shows what the crawler falls back to (ACAP 2.4.3).
import { qualifierTypes } from '../../core/formats/acap/qualifiers.ts';
import type { UsageQuestion } from '../../core/formats/acap/question/usage.ts';
import type { UsageSettings } from '../../core/formats/acap/question/usage-verdict.ts';
import { usages } from '../../core/formats/acap/usages.ts';
import { acapWords, restrictionWords, usageWords } from '../../messages/en/formats/acap.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { setUsageQuestion } from '../../state/table/questions/usage.ts';
import { Select } from '../../ui/controls/select.tsx';
import styles from './question-bar.module.css';

const { panel: words } = usageWords;

/** All forms that a crawler may understand, with the names of capabilities. */
const formsByType = qualifierTypes.map(({ type, forms }) => ({
  type,
  forms: forms.map(({ form }) => `${type}=${form}`),
}));
const allForms: readonly string[] = formsByType.flatMap(({ forms }) => forms);

interface CapabilitiesProps {
  readonly subject: UsageQuestion;
}

/** Stores capabilities. If all are enabled, the setting is removed: an absent setting means no limit. */
function updateCapabilities(
  { capabilities = {} }: UsageQuestion,
  key: 'usages' | 'qualifiers',
  known: readonly string[],
  all: number,
) {
  const { [key]: _, ...others } = capabilities;
  const next = known.length === all ? others : { ...others, [key]: known };
  setUsageQuestion(documentStore, { capabilities: Object.keys(next).length > 0 ? next : undefined });
}

interface CapabilityCheckboxProps {
  readonly label: string;
  readonly isKnown: boolean;
  readonly onChange: () => void;
}

const CapabilityCheckbox = ({ label, isKnown, onChange }: CapabilityCheckboxProps) => (
  <label>
    <input type="checkbox" checked={isKnown} onChange={onChange} /> {label}
  </label>
);

interface AllOrNoneButtonsProps {
  readonly what: string;
  readonly onAll: () => void;
  readonly onNone: () => void;
}

const AllOrNoneButtons = ({ what, onAll, onNone }: AllOrNoneButtonsProps) => (
  <>
    <button type="button" className="btn btn-link" aria-label={`${what}: ${words.all}`} onClick={onAll}>
      {words.all}
    </button>
    <button type="button" className="btn btn-link" aria-label={`${what}: ${words.none}`} onClick={onNone}>
      {words.none}
    </button>
  </>
);

const withoutItems = (list: readonly string[], gone: readonly string[]) =>
  list.filter((item) => !gone.includes(item));

function UsageCapabilities({ subject }: CapabilitiesProps) {
  const known = subject.capabilities?.usages ?? usages;
  const set = (next: readonly string[]) => updateCapabilities(subject, 'usages', next, usages.length);
  return (
    <fieldset>
      <legend>{words.usages}</legend>
      <AllOrNoneButtons what={words.usages} onAll={() => set(usages)} onNone={() => set([])} />
      {usages.map((usage) => {
        const isKnown = known.includes(usage);
        const next = isKnown ? withoutItems(known, [usage]) : [...known, usage];
        return (
          <CapabilityCheckbox
            key={usage}
            label={acapWords.usageName(usage)}
            isKnown={isKnown}
            onChange={() => set(next)}
          />
        );
      })}
    </fieldset>
  );
}

function RestrictionCapabilities({ subject }: CapabilitiesProps) {
  const known = subject.capabilities?.qualifiers ?? allForms;
  const set = (next: readonly string[]) => updateCapabilities(subject, 'qualifiers', next, allForms.length);
  return (
    <fieldset>
      <legend>{words.qualifiers}</legend>
      <AllOrNoneButtons what={words.qualifiers} onAll={() => set(allForms)} onNone={() => set([])} />
      {formsByType.map(({ type, forms }) => (
        <span key={type} className={`inline ${styles['forms']}`}>
          <CapabilityCheckbox
            label={restrictionWords.name(type)}
            isKnown={forms.every((form) => known.includes(form))}
            onChange={() =>
              set(
                forms.every((form) => known.includes(form))
                  ? withoutItems(known, forms)
                  : [...withoutItems(known, forms), ...forms],
              )
            }
          />
          {forms.length > 1 &&
            forms.map((form) => {
              const isKnown = known.includes(form);
              const label = words.form(type, form.slice(type.length + 1));
              const next = isKnown ? withoutItems(known, [form]) : [...known, form];
              return (
                <CapabilityCheckbox key={form} label={label} isKnown={isKnown} onChange={() => set(next)} />
              );
            })}
        </span>
      ))}
    </fieldset>
  );
}

function CapabilitySettings({ subject }: CapabilitiesProps) {
  const { settings = {} } = subject;
  const set = (change: UsageSettings) =>
    setUsageQuestion(documentStore, { settings: { ...settings, ...change } });
  const applied = settings.conventionalAppliesTo ?? ['crawl'];
  return (
    <fieldset>
      <legend>{words.settings}</legend>
      <label>
        {words.crawlerMatch}
        <Select
          aria-label={words.crawlerMatch}
          value={settings.crawlerMatch ?? 'exact'}
          onChange={({ target }) => set({ crawlerMatch: target.value as 'exact' | 'substring' })}
        >
          {Object.entries(words.crawlerMatches).map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </Select>
      </label>
      <label>
        {words.conventional}
        <Select
          aria-label={words.conventional}
          value={settings.conventional ?? 'conservative'}
          onChange={({ target }) => set({ conventional: target.value as 'conservative' })}
        >
          {Object.entries(words.conventionals).map(([value, said]) => (
            <option key={value} value={value}>
              {said}
            </option>
          ))}
        </Select>
      </label>
      <span className={`inline ${styles['forms']}`}>
        {words.appliesTo}
        {(['index', 'follow'] as const).map((usage) => {
          const isKnown = applied.includes(usage);
          const next = isKnown ? withoutItems(applied, [usage]) : [...applied, usage];
          return (
            <CapabilityCheckbox
              key={usage}
              label={acapWords.usageName(usage)}
              isKnown={isKnown}
              onChange={() => set({ conventionalAppliesTo: next })}
            />
          );
        })}
      </span>
    </fieldset>
  );
}

export function CrawlerCapabilities({ subject }: CapabilitiesProps) {
  return (
    <div className={`stack ${styles['panel']}`}>
      <h3>{words.title}</h3>
      <p>{words.about}</p>
      <UsageCapabilities subject={subject} />
      <RestrictionCapabilities subject={subject} />
      <CapabilitySettings subject={subject} />
    </div>
  );
}
