// The form of one license: usages, users and regions, what is required in return, reports, and legal statements.
import { addReporting, removeReporting } from '../../core/formats/rsl/edit/legal-edits.ts';
import { type LicensePlace, setWord, stateOfWord } from '../../core/formats/rsl/edit/license-edits.ts';
import type { RslLicense, RslReporting } from '../../core/formats/rsl/rsl-document.ts';
import { rslLegalTypes, rslUsages } from '../../core/formats/rsl/vocabulary.ts';
import { rslWords as words } from '../../messages/en/formats/rsl.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { AddButton, RemoveButton } from '../../ui/forms/form-pane.tsx';
import { SchemaFields } from '../../ui/forms/schema-fields.tsx';
import { Fold } from './fold.tsx';
import styles from './rsl.module.css';
import {
  conditionFields,
  editLicenses,
  type LicenseField,
  legalFields,
  listEffects,
  paymentFields,
  reportFields,
} from './rsl-schema.ts';

interface LicenseProps {
  readonly license: RslLicense;
  readonly place: LicensePlace;
}

function UsageTable({ license, place }: LicenseProps) {
  return (
    <table className={styles['usages']}>
      <caption>{words.usages}</caption>
      <thead>
        <tr>
          <th scope="col">{words.usage}</th>
          {listEffects.map((effect) => (
            <th key={effect} scope="col">
              {words.effects[effect]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rslUsages.map(({ name }) => {
          const state = stateOfWord(license, 'usage', name);
          return (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code> <span className="faint">{words.usageMeanings[name]}</span>
              </th>
              {listEffects.map((effect) => (
                <td key={effect}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={words.check[effect](name)}
                      checked={state === effect}
                      onChange={({ target }) =>
                        editLicenses((source) =>
                          setWord(source, place, 'usage', name, target.checked ? effect : undefined),
                        )
                      }
                    />
                  </label>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function LicenseFields({
  license,
  place,
  fields,
}: LicenseProps & { readonly fields: readonly LicenseField[] }) {
  return (
    <div className={styles['fields']}>
      <SchemaFields
        fields={fields}
        part={license}
        run={(edit, visit) => editLicenses((source) => edit(source, place), visit)}
      />
    </div>
  );
}

interface ReportProps {
  readonly report: RslReporting;
  readonly place: LicensePlace;
  readonly at: number;
  readonly count: number;
}

function Report({ report, place, at, count }: ReportProps) {
  return (
    <fieldset className={`stack loose ${styles['part']}`}>
      <legend>{words.report(at + 1, count)}</legend>
      <RemoveButton
        label={words.removeReport(at + 1)}
        remove={() => editLicenses((source) => removeReporting(source, place, at))}
      />
      <div className={styles['fields']}>
        <SchemaFields
          fields={reportFields}
          part={report}
          run={(edit, visit) => editLicenses((source) => edit(source, { license: place, at }), visit)}
        />
      </div>
      {report.hasInner && <p className="faint">{words.reportSettings}</p>}
    </fieldset>
  );
}

/** What a license states in addition to its uses and its price. */
function Statements(props: LicenseProps) {
  const { license, place } = props;
  const { reports, legal } = license;
  const others = legal.filter(({ type }) => !rslLegalTypes.some((legalType) => legalType === type));
  return (
    <Fold title={words.statements} isOpen={reports.length + legal.length > 0}>
      {reports.map((report, i) => (
        <Report key={i} report={report} place={place} at={i} count={reports.length} />
      ))}
      <div>
        <AddButton
          label={words.addReport}
          add={() => editLicenses((source) => addReporting(source, place, 'telemetry'))}
        />
      </div>
      <LicenseFields {...props} fields={legalFields} />
      {others.length > 0 && (
        <p className="faint">
          {words.otherLegal}{' '}
          <code>
            <VisibleText text={others.map(({ type }) => type ?? words.noType).join(', ')} />
          </code>
        </p>
      )}
    </Fold>
  );
}

export function LicenseForm(props: LicenseProps) {
  return (
    <>
      <UsageTable {...props} />
      <LicenseFields {...props} fields={paymentFields} />
      <LicenseFields {...props} fields={conditionFields} />
      <Statements {...props} />
    </>
  );
}
