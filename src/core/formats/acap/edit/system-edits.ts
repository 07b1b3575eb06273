// The edits of ACAP that differ from those of robots.txt.
import type { SystemEdits } from '../../system-edits.ts';
import { addDefaultRecord } from './add-fields.ts';
import { removeField } from './remove-fields.ts';

export const acapEdits: SystemEdits = { removeRule: removeField, addRecord: addDefaultRecord };
