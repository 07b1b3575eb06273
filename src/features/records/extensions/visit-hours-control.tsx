// The visiting hours of a line, in UTC and in the user's time zone.

import { useRef } from 'react';
import { parseHours, setHours, type WindowEnd } from '../../../core/formats/extensions/edit/rate-hours.ts';
import { parseTimeWindow, wrapsMidnight } from '../../../core/formats/extensions/lines/time-window.ts';
import { createIdSource } from '../../../core/text/lazy.ts';
import { extensionRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { highlightLine } from '../highlight-line.ts';
import type { ControlProps } from './control-props.ts';
import { setValuePart } from './extension-edits.ts';
import styles from './extensions.module.css';

const createVisitId = createIdSource('clock');

function ClockField({ control, end, hhmm }: { control: ControlProps; end: WindowEnd; hhmm: string }) {
  const visit = useRef('');
  return (
    <input
      type="time"
      aria-label={words[end]}
      data-field={`part-${end}`}
      className={`mono ${styles['clock']}`}
      value={`${hhmm.slice(0, 2)}:${hhmm.slice(2)}`}
      onFocus={() => {
        visit.current = createVisitId();
        highlightLine(control.line);
      }}
      onKeyDown={control.onKeyDown}
      onChange={({ target: { value } }) => {
        // While a part of the time is empty, there is nothing to write.
        if (value !== '')
          setValuePart(control.id, setHours(end, value.slice(0, 5).replace(':', '')), visit.current);
      }}
    />
  );
}

export function HoursFields({ control }: { control: ControlProps }) {
  const hours = parseHours(control.value);
  if (!hours) return null;
  return (
    <span className="inline tight">
      <ClockField control={control} end="from" hhmm={hours.from} />
      <span className={`text-s faint ${styles['unit']}`}>–</span>
      <ClockField control={control} end="to" hhmm={hours.to} />
      <span className={`text-s faint ${styles['unit']}`}>{words.utc}</span>
    </span>
  );
}

const MINUTES_PER_DAY = 24 * 60;
/** How many minutes the user's clock is behind UTC. */
const minutesBehindUtc = new Date().getTimezoneOffset();

/** The same hours in the user's time zone. */
export function LocalHours({ value }: { value: string }) {
  const hours = parseHours(value);
  const window = hours && parseTimeWindow(hours.from, hours.to);
  if (!window) return null;
  const toLocal = (minutes: number) => (minutes - minutesBehindUtc + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <p className={`text-xs quiet breaks row-note ${styles['note']}`}>
      {words.local(toLocal(window.from), toLocal(window.to), timeZone)} {wrapsMidnight(window) && words.wraps}
    </p>
  );
}

export const VisitHoursControl = (props: ControlProps) => (
  <>
    <span className={`flow ${styles['controls']}`}>
      <HoursFields control={props} />
    </span>
    <LocalHours value={props.value} />
  </>
);
