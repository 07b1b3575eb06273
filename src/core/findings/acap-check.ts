// A check of ACAP that sees the whole site.
import type { CheckContext } from '../dialects/acap/checks/checking.ts';
import type { Inspection } from './inspection.ts';

export type SiteCheck = (checking: CheckContext, inspection: Inspection) => void;
