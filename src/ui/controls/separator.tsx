// A line between two panes that is moved by pointer or keyboard (WAI-ARIA: window splitter).
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { isRightToLeft, mirrorArrowKey } from '../environment/text-direction.ts';
import styles from './separator.module.css';

export interface SeparatorProps {
  /** The name of the pane that it resizes. */
  readonly label: string;
  /** The id of that pane, which is before the line. */
  readonly controls: string;
  /** The direction of the line. */
  readonly orientation: 'vertical' | 'horizontal';
  /** The size of that pane in its own units, and the limits. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly valueText: string;
  readonly isCollapsed: boolean;
  /** Returns the current number of pixels per unit. */
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
  const positionOf = (event: PointerEvent) =>
    orientation === 'horizontal' ? event.clientY : isRightToLeft() ? -event.clientX : event.clientX;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP_PIXELS / pixelsOf(event.currentTarget);
    const [decreaseKey, increaseKey] =
      orientation === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const key = mirrorArrowKey(event.key);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === decreaseKey) resize(value - step);
    else if (key === increaseKey) resize(value + step);
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
        drag.current = { at: positionOf(event), value };
      }}
      onPointerMove={(event) => {
        const start = drag.current;
        if (start) resize(start.value + (positionOf(event) - start.at) / pixelsOf(event.currentTarget));
      }}
      onLostPointerCapture={() => {
        drag.current = undefined;
      }}
    />
  );
}
