// A control for a number of pages per period, optionally limited to some hours.
import {
  parseHours,
  parseRateParts,
  removeHours,
  setHours,
  setRate,
} from '../../../core/formats/extensions/edit/rate-hours.ts';
import { extensionRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { ChoiceField } from './choice-field.tsx';
import type { ControlProps } from './control-props.ts';
import { setValuePart } from './extension-edits.ts';
import styles from './extensions.module.css';
import { PartInput } from './part-input.tsx';
import { HoursFields, LocalHours } from './visit-hours-control.tsx';

const wholeNumberProblem = (typed: string) =>
  /^[0-9]*[1-9][0-9]*$/.test(typed) ? undefined : words.wholeNumber;

export function RateControl(props: ControlProps) {
  const { id, value } = props;
  const rate = parseRateParts(value);
  if (!rate) return null;
  const unit = rate.unit.toLowerCase();
  const hasHours = parseHours(value) !== undefined;
  const toggle = () => setValuePart(id, hasHours ? removeHours : setHours('from', '0000'));
  const number = (part: 'pages' | 'time', label: string) => (
    <span className={styles['number']}>
      <PartInput
        control={props}
        field={`part-${part}`}
        label={label}
        part={rate[part]}
        inputMode="numeric"
        refuse={wholeNumberProblem}
        edit={(text) => setRate(part, text)}
      />
    </span>
  );
  return (
    <>
      <span className={`flow ${styles['controls']}`}>
        {number('pages', words.pages)}
        <span className={`text-s faint ${styles['unit']}`}>{words.pagesIn}</span>
        {number('time', words.time)}
        <ChoiceField
          {...props}
          hidesLabel
          field="part-unit"
          label={words.unit}
          value={unit}
          choices={['', 's', 'm', 'h']}
          labels={words.units}
          choose={(newUnit) => setValuePart(id, setRate('unit', newUnit))}
        />
        <HoursFields control={props} />
        <button type="button" className="btn btn-link" onClick={toggle}>
          {hasHours ? words.removeHours : words.addHours}
        </button>
      </span>
      <LocalHours value={value} />
    </>
  );
}
