// The fields of a license document: those of its contents, licenses and reports.
import { setLegal, setReporting } from '../../core/formats/rsl/edit/legal-edits.ts';
import {
  type LicensePlace,
  setAmount,
  setContentAttribute,
  setOffer,
  setPaymentType,
  setTerms,
  setWords,
} from '../../core/formats/rsl/edit/license-edits.ts';
import { setHolder, setHolderAttribute, setSchemaUrl } from '../../core/formats/rsl/edit/metadata-edits.ts';
import { listsOfType } from '../../core/formats/rsl/rsl-answer.ts';
import type { RslContent, RslLicense, RslList, RslReporting } from '../../core/formats/rsl/rsl-document.ts';
import {
  rslHolderTypes,
  rslLegalTypes,
  rslPayments,
  rslReportTypes,
} from '../../core/formats/rsl/vocabulary.ts';
import { rslWords as words } from '../../messages/en/formats/rsl.ts';
import { type EditAt, editOpenFile, type FormEdit } from '../../state/document/edit-open-file.ts';
import type { FieldSchema } from '../../ui/forms/schema-fields.tsx';

/** Runs an edit of the open license document. */
export const editLicenses = (make: FormEdit, visit?: string): void =>
  editOpenFile('rsl-edit', make, { visit });

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
const otherType = (type: string): string => (type === '' ? words.noType : type);
const untyped = { value: '', title: words.noType };

export type ContentField = FieldSchema<RslContent, EditAt<number>>;

const attributeOf =
  (name: 'url' | 'server' | 'lastmod') =>
  (text: string): EditAt<number> =>
  (source, at) =>
    setContentAttribute(source, at, name, text.trim());

/** The URLs that a content is for. */
export const urlFields: readonly ContentField[] = [
  {
    kind: 'text',
    id: 'url',
    label: words.url,
    value: ({ url }) => url?.text ?? '',
    placeholder: '/',
    write: attributeOf('url'),
  },
];

/** Where the terms of a content are, and who grants licenses. */
export const termsFields: readonly ContentField[] = [
  {
    kind: 'text',
    id: 'terms',
    label: words.terms,
    value: ({ terms }) => terms?.text ?? '',
    placeholder: 'https://www.example.com/terms',
    write: (text) => (source, at) => setTerms(source, at, text.trim()),
  },
  {
    kind: 'text',
    id: 'server',
    label: words.server,
    value: ({ server }) => server?.text ?? '',
    placeholder: 'https://license.example.com',
    write: attributeOf('server'),
  },
];

/** What a content states about the pages themselves: the owner of the rights, metadata, and the last change. */
export const metadataFields: readonly ContentField[] = [
  {
    kind: 'text',
    id: 'holder',
    label: words.holder,
    value: ({ copyright }) => oneLine(copyright?.text ?? ''),
    placeholder: words.examples.holder,
    write: (text) => (source, at) => setHolder(source, at, text.trim()),
  },
  {
    kind: 'choice',
    id: 'holder-type',
    label: words.holderType,
    value: ({ copyright }) => copyright?.type ?? '',
    none: untyped,
    options: rslHolderTypes.map((value) => ({ value, title: words.holderTypes[value] })),
    write: (type) => (source, at) => setHolderAttribute(source, at, 'type', type),
  },
  ...(['contactEmail', 'contactUrl'] as const).map(
    (name): ContentField => ({
      kind: 'text',
      id: name,
      label: words.holderContacts[name],
      value: ({ copyright }) => copyright?.[name] ?? '',
      placeholder: words.examples[name],
      write: (text) => (source, at) => setHolderAttribute(source, at, name, text.trim()),
    }),
  ),
  {
    kind: 'text',
    id: 'schema',
    label: words.schema,
    value: ({ schema }) => schema?.text ?? '',
    placeholder: words.examples.schema,
    isShown: ({ schema }) => !schema?.isInline,
    write: (text) => (source, at) => setSchemaUrl(source, at, text.trim()),
  },
  {
    kind: 'text',
    id: 'lastmod',
    label: words.lastmod,
    value: ({ lastmod }) => lastmod?.text ?? '',
    placeholder: '2026-10-01T00:00:00Z',
    write: attributeOf('lastmod'),
  },
];

export type LicenseField = FieldSchema<RslLicense, EditAt<LicensePlace>>;

export const listEffects = ['permits', 'prohibits'] as const;

const wordsOf = (license: RslLicense, type: 'user' | 'geo', effect: RslList['effect']): string =>
  listsOfType(license, type)
    .filter((list) => list.effect === effect)
    .flatMap((list) => list.words.map(({ text }) => text))
    .join(' ');

const splitWords = (typed: string): readonly string[] => typed.split(/[\s,]+/).filter(Boolean);

/** The users and regions that a license is for. */
export const conditionFields: readonly LicenseField[] = (['user', 'geo'] as const).flatMap((type) =>
  listEffects.map(
    (effect): LicenseField => ({
      kind: 'text',
      id: `${type} ${effect}`,
      label: words.conditions[type][effect],
      value: (license) => wordsOf(license, type, effect),
      placeholder: words.examples[type],
      write: (typed) => (source, place) => setWords(source, place, effect, type, splitWords(typed)),
    }),
  ),
);

const hasPayment = ({ payment }: RslLicense): boolean => payment !== undefined;

/** What a license requires in return. */
export const paymentFields: readonly LicenseField[] = [
  {
    kind: 'choice',
    id: 'payment',
    label: words.payment,
    value: ({ payment }) => (payment ? (payment.type ?? '') : 'none'),
    none: { value: 'none', title: words.noPayment },
    options: rslPayments.map(({ name }) => ({ value: name, title: words.payments[name] })),
    titleOfOther: otherType,
    write: (type) => (source, place) => setPaymentType(source, place, type === 'none' ? undefined : type),
  },
  {
    kind: 'text',
    id: 'amount',
    label: words.amount,
    value: ({ payment }) => payment?.amount?.text ?? '',
    placeholder: '0.015',
    isShown: hasPayment,
    write:
      (text, { payment }) =>
      (source, place) =>
        setAmount(source, place, text.trim(), payment?.amount?.currency ?? 'USD'),
  },
  {
    kind: 'text',
    id: 'currency',
    label: words.currency,
    value: ({ payment }) => payment?.amount?.currency ?? '',
    placeholder: 'USD',
    isShown: ({ payment }) => payment?.amount !== undefined,
    write:
      (text, { payment }) =>
      (source, place) =>
        setAmount(source, place, payment?.amount?.text ?? '', text.trim()),
  },
  ...(['standard', 'custom'] as const).map(
    (name): LicenseField => ({
      kind: 'text',
      id: name,
      label: words.offers[name],
      value: ({ payment }) => payment?.[name]?.text ?? '',
      placeholder: words.examples[name],
      isShown: hasPayment,
      write: (text) => (source, place) => setOffer(source, place, name, text.trim()),
    }),
  ),
];

const legalText = ({ legal }: RslLicense, type: string): string =>
  legal.find((statement) => statement.type === type)?.text ?? '';

/** The legal statements of a license. */
export const legalFields: readonly LicenseField[] = rslLegalTypes.map((type): LicenseField => {
  const common = { id: type, label: words.legal[type] };
  return type === 'attestation'
    ? {
        ...common,
        kind: 'choice',
        value: (license) => legalText(license, type),
        none: untyped,
        options: [{ value: 'true' }, { value: 'false' }],
        write: (value) => (source, place) => setLegal(source, place, type, value),
      }
    : {
        ...common,
        kind: 'text',
        value: (license) => oneLine(legalText(license, type)),
        placeholder: words.examples[type],
        write: (text) => (source, place) => setLegal(source, place, type, text.trim()),
      };
});

/** A report of a license, by the place of the license and its index there. */
export interface ReportPlace {
  readonly license: LicensePlace;
  readonly at: number;
}

/** A report that a license requires. */
export const reportFields: readonly FieldSchema<RslReporting, EditAt<ReportPlace>>[] = [
  {
    kind: 'choice',
    id: 'type',
    label: words.reportType,
    value: ({ type }) => type ?? '',
    options: rslReportTypes.map((value) => ({ value })),
    titleOfOther: otherType,
    write:
      (type) =>
      (source, { license, at }) =>
        setReporting(source, license, at, 'type', type),
  },
  ...(['profile', 'endpoint'] as const).map((name) => ({
    kind: 'text' as const,
    id: name,
    label: words.reportFields[name],
    value: (report: RslReporting) => report[name] ?? '',
    placeholder: words.examples[name],
    write:
      (text: string): EditAt<ReportPlace> =>
      (source, { license, at }) =>
        setReporting(source, license, at, name, text.trim()),
  })),
];
