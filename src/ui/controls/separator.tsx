// A line between two panes that moves by pointer and by keyboard (WAI-ARIA: window splitter).
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { isRightToLeft, mirrorArrowKey } from '../environment/text-direction.ts';
import styles from './separator.module.css';

export interface SeparatorProps {
  /** Names the pane that it resizes. */
  readonly label: string;
  /** Id of that pane, which stands before the line. */
  readonly controls: string;
  /** How the line runs. */
  readonly orientation: 'vertical' | 'horizontal';
  /** Size of that pane, in units of its own, and its limits. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly valueText: string;
  readonly isCollapsed: boolean;
  /** How many pixels a unit has now. */
  readonly pixelsOf: (line: HTMLElement) => number;
  readonly onResize: (value: number) => void;
  readonly onToggle: () => void;
}

const STEP_PIXELS = 16;

export function Separator(props: SeparatorProps) {
  const { label, controls, orientation, value, min, max, valueText, isCollapsed } = props;
  const { pixelsOf, onResize, onToggle } = props;
  const drag = useRef<{ readonly at: number; readonly value: number }>(undefined);
  const resize = (size: number) => !isCollapsed && onResize(Math.min(max, Math.max(min, size)));
  const place = (event: PointerEvent) =>
    orientation === 'horizontal' ? event.clientY : isRightToLeft() ? -event.clientX : event.clientX;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP_PIXELS / pixelsOf(event.currentTarget);
    const [less, more] = orientation === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const key = mirrorArrowKey(event.key);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === less) resize(value - step);
    else if (key === more) resize(value + step);
    else if (key === 'Home') resize(min);
    else if (key === 'End') resize(max);
    else if (key === 'Enter') onToggle();
    else return;
    event.preventDefault();
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a line that can be moved is no thematic break
      role="separator"
      tabIndex={0}
      className={styles['line']}
      aria-label={label}
      aria-controls={controls}
      aria-orientation={orientation}
      aria-valuenow={isCollapsed ? 0 : Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={Math.round(max)}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
      onDoubleClick={onToggle}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { at: place(event), value };
      }}
      onPointerMove={(event) => {
        const from = drag.current;
        if (from) resize(from.value + (place(event) - from.at) / pixelsOf(event.currentTarget));
      }}
      onLostPointerCapture={() => {
        drag.current = undefined;
      }}
    />
  );
}
