// A check of ACAP that sees the whole site.
import type { Checking } from '../dialects/acap/checks/checking.ts';
import type { Inspection } from './inspection.ts';

export type SiteCheck = (checking: Checking, inspection: Inspection) => void;
