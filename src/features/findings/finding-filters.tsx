// Which findings are listed: severities with their counts, and the readers to which they apply.

import { useMemo } from 'react';
import { profiles } from '../../core/diagnostics/profiles.ts';
import { readers } from '../../core/readers/registry.ts';
import { number } from '../../messages/en/counts.ts';
import { profileTitle, findingWords as words } from '../../messages/en/findings.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { countBySeverity, type FindingReport } from '../../state/findings/finder.ts';
import { Select } from '../../ui/controls/select.tsx';
import { SeverityIcon } from '../../ui/icons/severity-icon.tsx';
import { type FindingFilter, filterFindings } from './finding-filter.ts';
import styles from './findings.module.css';

interface Props {
  readonly report: FindingReport;
  readonly filter: FindingFilter;
  readonly onFilter: (filter: FindingFilter) => void;
}

/** All findings, and those of each severity, by its shape. */
export function SeverityFilter({ report, filter, onFilter }: Props) {
  const counts = useMemo(
    // A shape is offered only where there are some, or to be deselected.
    () =>
      countBySeverity(filterFindings({ who: filter.who }, report)).filter(
        ([severity, count]) => count > 0 || severity === filter.severity,
      ),
    [report, filter.who, filter.severity],
  );
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return (
    <fieldset className={`filters ${styles['strip']}`} aria-label={words.filter}>
      <button
        type="button"
        className="btn btn-quiet"
        aria-pressed={filter.severity === undefined}
        onClick={() => onFilter({ who: filter.who })}
      >
        {words.all} <b>{number(all)}</b>
      </button>
      {counts.map(([severity, count]) => (
        <button
          key={severity}
          type="button"
          className="btn btn-quiet"
          aria-pressed={filter.severity === severity}
          title={words.kinds(severity)}
          onClick={() => onFilter({ who: filter.who, severity })}
        >
          <SeverityIcon severity={severity} /> <span className="vh">{words.kinds(severity)}</span>{' '}
          <b>{number(count)}</b>
        </button>
      ))}
    </fieldset>
  );
}

/** The readers or the checker whose findings are listed. */
export function AudienceChoice({ filter, onFilter }: Omit<Props, 'report'>) {
  return (
    <label className={`inline tight text-s quiet ${styles['audience']}`}>
      {words.forWhom}
      <Select value={filter.who} onChange={({ target }) => onFilter({ who: target.value })}>
        <option value="">{words.watchedReaders}</option>
        <option value="all">{words.everybody}</option>
        <optgroup label={words.readers}>
          {readers.map((reader) => (
            <option key={reader.id} value={reader.id}>
              {words.readAs(readerTitle(reader))}
            </option>
          ))}
        </optgroup>
        <optgroup label={words.profiles}>
          {profiles.map((profile) => (
            <option key={profile.id} value={profile.id}>
              {words.complaints(profileTitle(profile))}
            </option>
          ))}
        </optgroup>
      </Select>
    </label>
  );
}
