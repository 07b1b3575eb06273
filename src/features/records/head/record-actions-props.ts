// What the buttons and the menu of a record are given.
import type { Block } from '../../../core/syntax/blocks.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import type { MenuItem } from '../../../ui/overlays/menu-button.tsx';

export interface RecordActionsProps {
  readonly policy: Policy;
  readonly block: Block;
  readonly number: number;
}

export interface RecordMenuProps extends RecordActionsProps {
  /** What stands before the choices that all records have. */
  readonly more?: readonly MenuItem[];
}
