// Controls for the list of findings: severities with their counts, the readers to which they apply, and the grouping.

import { useMemo } from 'react';
import { profiles } from '../../core/diagnostics/profiles.ts';
import { readers } from '../../core/readers/registry.ts';
import { number } from '../../messages/en/counts.ts';
import { profileTitle, findingWords as words } from '../../messages/en/findings.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { countBySeverity, type FindingReport } from '../../state/findings/finder.ts';
import { Select } from '../../ui/controls/select.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { severityIcons } from '../../ui/icons/severity-icon.tsx';
import { type FindingFilter, filterFindings } from './finding-filter.ts';
import type { Grouping } from './finding-groups.ts';
import styles from './findings.module.css';

interface Props {
  readonly report: FindingReport;
  readonly filter: FindingFilter;
  readonly grouping: Grouping;
  readonly onFilter: (filter: FindingFilter) => void;
  readonly onGroup: (grouping: Grouping) => void;
}

const groupings: readonly Grouping[] = ['severity', 'place', 'kind'];

function SeverityStrip({ report, filter, onFilter }: Omit<Props, 'grouping' | 'onGroup'>) {
  const counts = useMemo(
    () => countBySeverity(filterFindings({ who: filter.who }, report)),
    [report, filter.who],
  );
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  return (
    <fieldset className={`filters ${styles['strip']}`} aria-label={words.filter}>
      <button
        type="button"
        className="btn btn-link"
        aria-pressed={filter.severity === undefined}
        onClick={() => onFilter({ who: filter.who })}
      >
        {words.all} <b>{number(all)}</b>
      </button>
      {counts.map(([severity, count]) => (
        <button
          key={severity}
          type="button"
          className="btn btn-link"
          aria-pressed={filter.severity === severity}
          aria-disabled={count === 0}
          data-severity={severity}
          onClick={() => count > 0 && onFilter({ who: filter.who, severity })}
        >
          <Icon name={severityIcons[severity]} /> {words.kinds(severity)} <b>{number(count)}</b>
        </button>
      ))}
    </fieldset>
  );
}

export function FindingFilters({ report, filter, grouping, onFilter, onGroup }: Props) {
  return (
    <>
      <SeverityStrip {...{ report, filter, onFilter }} />
      <label className={`inline tight text-s ${styles['choice']}`}>
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
      <label className={`inline tight text-s ${styles['choice']}`}>
        {words.by}
        <Select
          value={grouping}
          onChange={({ target }) => onGroup(groupings.find((one) => one === target.value) ?? 'severity')}
        >
          {groupings.map((one) => (
            <option key={one} value={one}>
              {words.groupings[one]}
            </option>
          ))}
        </Select>
      </label>
    </>
  );
}
