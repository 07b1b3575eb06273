// A check of ACAP that sees the whole site.

import type { Inspection } from '../../../diagnostics/inspection.ts';
import type { CheckContext } from './check-context.ts';

export type SiteCheck = (checking: CheckContext, inspection: Inspection) => void;
