// Which control a value has: a row for each kind of value.
import type { ComponentType } from 'react';
import type { Extension } from '../../../core/formats/extensions/registry.ts';
import { AddressControl } from './address-control.tsx';
import type { ControlProps } from './control-props.ts';
import { HostControl, NoindexControl } from './legacy-controls.tsx';
import { ParametersControl } from './parameters-control.tsx';
import { RateControl } from './rate-control.tsx';
import { SecondsControl } from './seconds-control.tsx';
import { SignalsControl } from './signals-control.tsx';
import { UsageControl } from './usage-control.tsx';
import { VisitHoursControl } from './visit-hours-control.tsx';

export interface ValueControl {
  readonly Control: ComponentType<ControlProps>;
  /** `any`: one field holds any value; `read-or-empty`, `read`: other values are shown as they are. */
  readonly shows: 'any' | 'read-or-empty' | 'read';
  /** True where several of them are usual, so that Enter adds another one. */
  readonly again?: true;
}

const controlsByType: Readonly<Record<Extension['value'], ValueControl>> = {
  address: { Control: AddressControl, shows: 'any', again: true },
  seconds: { Control: SecondsControl, shows: 'any' },
  host: { Control: HostControl, shows: 'any' },
  parameters: { Control: ParametersControl, shows: 'read-or-empty', again: true },
  rate: { Control: RateControl, shows: 'read' },
  'time-window': { Control: VisitHoursControl, shows: 'read' },
  'unread-path': { Control: NoindexControl, shows: 'any' },
  signals: { Control: SignalsControl, shows: 'read-or-empty' },
  'usage-statement': { Control: UsageControl, shows: 'read-or-empty', again: true },
};

export const controlFor = ({ value }: Extension): ValueControl => controlsByType[value];

/** Whether a value can be read: a statement may have parts and be no statement. */
function isReadable({ read }: Extension, value: string): boolean {
  const { parts } = read(value);
  return parts !== undefined && !('fault' in parts && parts.fault !== undefined);
}

/** Whether the control of a line can show a value, or the plain field has to. */
export function canShowValue(extension: Extension, value: string): boolean {
  const { shows } = controlFor(extension);
  return shows === 'any' || (shows === 'read-or-empty' && value === '') || isReadable(extension, value);
}
