// Edits of what a license states besides its usages and its price: reporting duties and legal statements.

import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges } from '../../../document/spans.ts';
import { type RslReporting, readRslDocument } from '../rsl-document.ts';
import type { rslLegalTypes, rslReportTypes } from '../vocabulary.ts';
import { appendChild, changeAttribute, changeText, removeElement } from './element-edits.ts';
import { type LicensePlace, licenseAt } from './license-edits.ts';

/** Adds a reporting duty at the end of the license. Its profile is still missing (RSL 1.0 3.12). */
export function addReporting(
  source: Source,
  place: LicensePlace,
  type: (typeof rslReportTypes)[number],
): TextEdit[] {
  const license = licenseAt(source, place);
  if (!license) return [];
  const { text } = readRslDocument(source);
  return appendChild(source, text, license.element, { name: 'reporting', attributes: { type } });
}

const reportingAt = (source: Source, place: LicensePlace, at: number): RslReporting | undefined =>
  licenseAt(source, place)?.reports[at];

export function removeReporting(source: Source, place: LicensePlace, at: number): TextEdit[] {
  const reporting = reportingAt(source, place, at);
  return reporting ? removeElement(source, reporting.element) : [];
}

/** Sets an attribute of a reporting duty, given its index in the license. An empty value removes the attribute. */
export function setReporting(
  source: Source,
  place: LicensePlace,
  at: number,
  name: 'type' | 'profile' | 'endpoint',
  value: string,
): TextEdit[] {
  const reporting = reportingAt(source, place, at);
  if (!reporting || (reporting[name] ?? '') === value) return [];
  const { text } = readRslDocument(source);
  return applySpanChanges(
    source,
    changeAttribute(text, reporting.element, name, value === '' ? undefined : value),
  );
}

/** Sets the text of a legal statement. A missing statement of this type is added; an empty text removes it. */
export function setLegal(
  source: Source,
  place: LicensePlace,
  type: (typeof rslLegalTypes)[number],
  value: string,
): TextEdit[] {
  const license = licenseAt(source, place);
  if (!license) return [];
  const { text } = readRslDocument(source);
  const statement = license.legal.find((one) => one.type === type);
  if ((statement?.text ?? '') === value) return [];
  if (!statement)
    return appendChild(source, text, license.element, { name: 'legal', attributes: { type }, inner: value });
  return value === ''
    ? removeElement(source, statement.element)
    : applySpanChanges(source, changeText(text, statement.element, value));
}
