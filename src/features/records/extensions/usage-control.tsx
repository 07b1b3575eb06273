// A control for a statement of preferences: a path, a choice for each label of the newest draft, and a note on
// other members.
import { newestEdition } from '../../../core/catalogue/usage-vocabulary.ts';
import { setUsage, setUsagePath } from '../../../core/formats/extensions/edit/content-usage.ts';
import {
  preferenceOf,
  readContentUsage,
  type UsageStatement,
} from '../../../core/formats/extensions/lines/content-usage.ts';
import { extensionRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { ChoiceField } from './choice-field.tsx';
import type { ControlProps } from './control-props.ts';
import { setValuePart } from './extension-edits.ts';
import styles from './extensions.module.css';
import { PartInput } from './part-input.tsx';

/** Returns the value of the last member with a label: y, n, '' if there is none, or another value as written. */
function usageAnswer(statement: UsageStatement, label: string, value: string): string {
  const preference = preferenceOf(statement, label);
  if (preference !== 'unknown') return preference === 'allowed' ? 'y' : 'n';
  const member = statement.members.findLast(({ key }) => key === label);
  return member ? value.slice(member.start, member.end) : '';
}

/** Returns the members that no choice shows completely. */
const otherMembers = ({ members }: UsageStatement, value: string) =>
  members
    .filter(
      ({ key, parameters }) =>
        parameters.length > 0 || !newestEdition.labels.some(({ label }) => label === key),
    )
    .map(({ start, end }) => value.slice(start, end));

export function UsageControl(props: ControlProps) {
  const { id, value } = props;
  const { parts } = readContentUsage(value);
  const others = otherMembers(parts, value);
  return (
    <>
      <span className={`flow ${styles['controls']}`}>
        <span className={styles['part']}>
          <PartInput
            control={props}
            field="path"
            label={words.usagePath}
            part={parts.path?.text ?? ''}
            placeholder={words.allPaths}
            refuse={(typed) => (typed === '' || /^\/[^\s#]*$/.test(typed) ? undefined : words.pathBegins)}
            edit={setUsagePath}
          />
        </span>
        {newestEdition.labels.map(({ label }) => (
          <ChoiceField
            key={label}
            {...props}
            field={`part-${label}`}
            label={label}
            value={usageAnswer(parts, label, value)}
            choices={['y', 'n', '']}
            labels={words.preferring}
            choose={(answer) =>
              setValuePart(id, setUsage(label, answer === '' ? undefined : (answer as 'y')))
            }
          />
        ))}
      </span>
      {others.length > 0 && (
        <p className={`text-xs quiet breaks row-note ${styles['note']}`}>{words.alsoSaid(others)}</p>
      )}
    </>
  );
}
