// Edits of what a license says beside its uses and its price: duties to report, and legal statements.
import type { TextEdit } from '../../../document/range.ts';
import type { Source } from '../../../document/source.ts';
import { applySpanChanges } from '../../robots-pi/edit/span-edits.ts';
import { type RslReporting, readRslDocument } from '../rsl-document.ts';
import type { rslLegalTypes, rslReportTypes } from '../vocabulary.ts';
import { appendChild, changeAttribute, changeText, removeElement } from './element-edits.ts';
import { type LicensePlace, licenseAt } from './license-edits.ts';

/** Adds a duty to report, at the end of the license. Its profile is still to be written (RSL 1.0 3.12). */
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
  const found = reportingAt(source, place, at);
  return found ? removeElement(source, found.element) : [];
}

/** Sets an attribute of a duty to report, by its place in the license from 0; an empty one is removed. */
export function setReporting(
  source: Source,
  place: LicensePlace,
  at: number,
  name: 'type' | 'profile' | 'endpoint',
  value: string,
): TextEdit[] {
  const found = reportingAt(source, place, at);
  if (!found || (found[name] ?? '') === value) return [];
  const { text } = readRslDocument(source);
  return applySpanChanges(
    source,
    changeAttribute(text, found.element, name, value === '' ? undefined : value),
  );
}

/** Sets the text of a legal statement, which is made if the license has none of this type; an empty one is removed. */
export function setLegal(
  source: Source,
  place: LicensePlace,
  type: (typeof rslLegalTypes)[number],
  value: string,
): TextEdit[] {
  const license = licenseAt(source, place);
  if (!license) return [];
  const { text } = readRslDocument(source);
  const found = license.legal.find((one) => one.type === type);
  if ((found?.text ?? '') === value) return [];
  if (!found)
    return appendChild(source, text, license.element, { name: 'legal', attributes: { type }, inner: value });
  return value === ''
    ? removeElement(source, found.element)
    : applySpanChanges(source, changeText(text, found.element, value));
}
