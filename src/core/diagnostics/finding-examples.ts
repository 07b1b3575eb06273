// The examples of all systems, by code. Those of a new system are added here.
import type { FindingExample } from './finding-example.ts';
import { findRow } from './registry.ts';

const examplesByCode: Readonly<Record<string, readonly FindingExample[]>> = {};

/** The examples of a kind of finding, the plainest first. */
export const findExamples = (code: string): readonly FindingExample[] =>
  findRow(code)?.examples ?? examplesByCode[code] ?? [];
