// What a license states in addition to its uses and its price: reports to send, and legal statements.
import {
  addReporting,
  removeReporting,
  setLegal,
  setReporting,
} from '../../core/formats/rsl/edit/legal-edits.ts';
import type { LicensePlace } from '../../core/formats/rsl/edit/license-edits.ts';
import type { RslLegal, RslLicense, RslReporting } from '../../core/formats/rsl/rsl-document.ts';
import { rslLegalTypes, rslReportTypes } from '../../core/formats/rsl/vocabulary.ts';
import { rslWords as words } from '../../messages/en/formats/rsl.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { DraftField } from '../../ui/controls/draft-field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Fold } from './fold.tsx';
import { RemoveButton } from './remove-button.tsx';
import styles from './rsl.module.css';
import { editLicenses } from './rsl-edits.ts';

interface ReportProps {
  readonly report: RslReporting;
  readonly place: LicensePlace;
  readonly at: number;
  readonly count: number;
}

function Report({ report, place, at, count }: ReportProps) {
  const type = report.type ?? '';
  return (
    <fieldset className={`stack loose ${styles['part']}`}>
      <legend>{words.report(at + 1, count)}</legend>
      <RemoveButton
        label={words.removeReport(at + 1)}
        remove={() => editLicenses((source) => removeReporting(source, place, at))}
      />
      <div className={styles['fields']}>
        <label className={styles['field']}>
          {words.reportType}
          <Select
            value={type}
            onChange={({ target }) =>
              editLicenses((source) => setReporting(source, place, at, 'type', target.value))
            }
          >
            {!rslReportTypes.some((reportType) => reportType === type) && (
              <option value={type}>{type === '' ? words.noType : type}</option>
            )}
            {rslReportTypes.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        </label>
        {(['profile', 'endpoint'] as const).map((name) => (
          <DraftField
            key={name}
            label={words.reportFields[name]}
            value={report[name] ?? ''}
            placeholder={words.examples[name]}
            onWrite={(typed, visit) =>
              editLicenses((source) => setReporting(source, place, at, name, typed.trim()), visit)
            }
          />
        ))}
      </div>
      {report.hasInner && <p className="faint">{words.reportSettings}</p>}
    </fieldset>
  );
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

interface LegalProps {
  readonly legal: readonly RslLegal[];
  readonly place: LicensePlace;
}

const attestations = ['true', 'false'] as const;

function Legal({ legal, place }: LegalProps) {
  const textOf = (type: string) => legal.find((statement) => statement.type === type)?.text ?? '';
  const attestation = textOf('attestation');
  return (
    <div className={styles['fields']}>
      {rslLegalTypes.map((type) =>
        type === 'attestation' ? (
          <label key={type} className={styles['field']}>
            {words.legal[type]}
            <Select
              value={attestation}
              onChange={({ target }) => editLicenses((source) => setLegal(source, place, type, target.value))}
            >
              <option value="">{words.noType}</option>
              {attestation !== '' && !attestations.some((knownValue) => knownValue === attestation) && (
                <option value={attestation}>{attestation}</option>
              )}
              {attestations.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </Select>
          </label>
        ) : (
          <DraftField
            key={type}
            label={words.legal[type]}
            value={oneLine(textOf(type))}
            placeholder={words.examples[type]}
            onWrite={(typed, visit) =>
              editLicenses((source) => setLegal(source, place, type, typed.trim()), visit)
            }
          />
        ),
      )}
    </div>
  );
}

interface StatementsProps {
  readonly license: RslLicense;
  readonly place: LicensePlace;
}

export function LicenseStatements({ license: { reports, legal }, place }: StatementsProps) {
  const others = legal.filter(({ type }) => !rslLegalTypes.some((legalType) => legalType === type));
  return (
    <Fold title={words.statements} isOpen={reports.length + legal.length > 0}>
      {reports.map((report, i) => (
        <Report key={i} report={report} place={place} at={i} count={reports.length} />
      ))}
      <div>
        <button
          type="button"
          className="btn"
          onClick={() => editLicenses((source) => addReporting(source, place, 'telemetry'))}
        >
          <Icon name="g-plus" />
          {words.addReport}
        </button>
      </div>
      <Legal legal={legal} place={place} />
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
