// Settings for the whole file: its version, the comment that tools look for, whether conventional records are
// ignored.
import { useState } from 'react';
import { ignoredRecordsEffect } from '../../../core/analysis/ignored-conventional-records.ts';
import { readAcapFile, statedVersion } from '../../../core/formats/acap/acap-file.ts';
import { versionCommentLine, versionOnlyInComment } from '../../../core/formats/acap/edit/version-comment.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { acapWords as words } from '../../../messages/en/formats/acap.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { highlightLine } from '../highlight-line.ts';
import styles from './acap.module.css';
import * as commands from './acap-edits.ts';
import { fileLacksVersion } from './file-facts.ts';

const ACAP_VERSIONS = ['1.0', '1.1'];

/** A link to the line of a setting. */
function LineReference({ line }: { line: number | undefined }) {
  if (line === undefined) return null;
  return (
    <button
      type="button"
      className={`btn btn-link text-xs faint ${styles['at']}`}
      aria-label={words.showLine(line + 1)}
      onClick={() => highlightLine(line)}
    >
      {line + 1}
    </button>
  );
}

function IgnoreExplanation({ policy }: { policy: Policy }) {
  const path = useDocument(({ view }) => view.path);
  const ignoredEffect = ignoredRecordsEffect(policy, path);
  const crawlerNames = (names: readonly string[], any: string) => names.map((name) => name || any);
  if (ignoredEffect.records === 0) return <p>{words.ignoreNothing}</p>;
  return (
    <>
      <p>{words.ignoreRecords(ignoredEffect.records, ignoredEffect.robots)}</p>
      <p>
        {ignoredEffect.paths === 0
          ? words.ignoreSame
          : words.ignoreChanges(crawlerNames(ignoredEffect.crawlers, words.anyOther), ignoredEffect.paths)}
      </p>
    </>
  );
}

/** Returns why the file should state version 1.1: a line needs it, or only a comment has it. */
function remarkAboutVersion(policy: Policy, comment: number | undefined): string | undefined {
  if (fileLacksVersion(policy)) return words.fileNeedsVersion;
  if (comment === undefined) return undefined;
  const text = versionOnlyInComment(policy, readAcapFile(policy), comment)?.text;
  return text === '1.1' ? words.versionInComment(comment + 1, text) : undefined;
}

export function AcapFileStrip({ policy }: { policy: Policy }) {
  const [isExplaining, setIsExplaining] = useState(false);
  const { version, ignoreConventional } = readAcapFile(policy);
  const commentLine = versionCommentLine(policy);
  const comment = commentLine < 0 ? undefined : commentLine;
  const stated = statedVersion(policy);
  const versionRemark = remarkAboutVersion(policy, comment);
  return (
    <fieldset className={`flow text-s ${styles['strip']}`} aria-label={words.fileTitle}>
      {/* A line with the version has a row of its own. */}
      {version.line === undefined && (
        <span className={`inline ${styles['stripItem']}`}>
          <label htmlFor="acap-version">{words.version}</label>
          <Select id="acap-version" value="" onChange={({ target }) => commands.setFileVersion(target.value)}>
            <option value="">{words.noVersion(comment === undefined ? undefined : comment + 1)}</option>
            {ACAP_VERSIONS.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        </span>
      )}
      <span className={`inline ${styles['stripItem']}`}>
        <label>
          <input
            type="checkbox"
            checked={comment !== undefined}
            onChange={() => commands.markAsAcap(stated || '1.0')}
          />{' '}
          {words.comment}
        </label>
        <LineReference line={comment} />
      </span>
      <span className={`inline ${styles['stripItem']}`}>
        <label>
          <input
            type="checkbox"
            checked={ignoreConventional !== undefined}
            onChange={() => commands.toggleIgnoreConventional(ignoreConventional)}
          />{' '}
          {words.ignore}
        </label>
        <LineReference line={ignoreConventional} />
        <button
          type="button"
          className="btn btn-link"
          aria-expanded={isExplaining}
          onClick={() => setIsExplaining(!isExplaining)}
        >
          {words.explainIgnore}
        </button>
      </span>
      {isExplaining && (
        <div className={`text-xs quiet ${styles['explanation']}`}>
          <IgnoreExplanation policy={policy} />
        </div>
      )}
      {versionRemark !== undefined && (
        <p className={`text-xs quiet ${styles['explanation']}`}>
          <Icon name="g-warning" /> {versionRemark}{' '}
          <button type="button" className="btn btn-link" onClick={() => commands.setFileVersion('1.1')}>
            {words.addVersion}
          </button>
        </p>
      )}
    </fieldset>
  );
}
