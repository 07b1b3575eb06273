// A rule whose field name is misspelled, or that lacks its colon: as it is written. The finding below it says what is
// wrong, and has its fix.
import { recordsWords as words } from '../../../messages/en/records.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { RuleBadge } from '../marks/rule-badge.tsx';
import styles from '../records.module.css';
import type { LineRowInput } from './line-row-input.ts';
import { LineMenu } from './other-rows.tsx';

export function BrokenRuleRow(props: LineRowInput) {
  const { field, line, isCurrent, decides } = props;
  return (
    <fieldset
      aria-label={words.lineName(line + 1)}
      className={styles['brokenRow']}
      data-line={line + 1}
      data-current={isCurrent}
      data-decides={decides}
    >
      <LineMenu {...props} />
      <code className={styles['raw']}>
        <VisibleText text={field.line.text} />
      </code>
      <RuleBadge
        id={field.line.id}
        {...{ line, decides }}
        effect={field.directive?.effect ?? 'deny'}
        isEmpty={false}
      />
    </fieldset>
  );
}
