// What is shown where the two versions are the same: what is compared, and the other versions to compare with.
import { useRef, useState } from 'react';
import { keptVersionsWords, versionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import type { Versions } from '../../../../state/versions/compared-versions.ts';
import { useComparedVersions } from '../../../../state/versions/use-version-comparison.ts';
import { VisibleText } from '../../../../ui/content/visible-text.tsx';
import { chooseVersion, type OfferedVersion, type PastedKind } from '../choose/choose-version.ts';
import { LiveLink } from '../choose/live-link.tsx';
import { PasteVersionDialog } from '../choose/paste-version-dialog.tsx';
import { useVersionSources } from '../choose/use-version-sources.ts';
import {
  describeVersion,
  isSameVersion,
  type VersionGroup,
  versionGroups,
} from '../choose/version-options.ts';
import styles from './same-versions.module.css';

/** What can be pasted, in the order of the buttons. */
const pastedKinds = ['text', 'live'] as const satisfies readonly PastedKind[];

/** The number of versions of each kind at first. */
const INITIAL_OPTIONS = 5;

interface OtherVersionsProps {
  readonly group: VersionGroup;
  readonly onChoose: (version: OfferedVersion) => void;
}

/** Versions of one kind as buttons, the latest first. */
function OtherVersions({ group: { title, options }, onChoose }: OtherVersionsProps) {
  const [isWhole, setWhole] = useState(false);
  const remaining = isWhole ? 0 : options.length - INITIAL_OPTIONS;
  return (
    <section aria-label={title}>
      {title !== undefined && <h3>{title}</h3>}
      <ul>
        {options.slice(0, isWhole ? options.length : INITIAL_OPTIONS).map(({ word, detail, version }, i) => (
          <li key={i}>
            <button
              type="button"
              className={`btn btn-link ${styles['version']}`}
              onClick={() => onChoose(version)}
            >
              <VisibleText text={word} />
            </button>
            {detail !== undefined && <span className="faint">{detail}</span>}
          </li>
        ))}
      </ul>
      {remaining > 0 && (
        <button type="button" className="btn" onClick={() => setWhole(true)}>
          {words.more(remaining)}
        </button>
      )}
    </section>
  );
}

export function SameVersions({ versions: { path, paths } }: { readonly versions: Versions }) {
  const { before, after, isSwapped = false } = useComparedVersions().choice;
  const sources = useVersionSources(path);
  const [problem, setProblem] = useState('');
  const [pasting, setPasting] = useState<PastedKind>();
  const pasteButtons = useRef<Partial<Record<PastedKind, HTMLButtonElement | null>>>({});
  const choose = (version: OfferedVersion) => void chooseVersion('before', version).then(setProblem);
  const names = [describeVersion(before, 'before'), describeVersion(after, 'after')] as const;
  const [from, to] = isSwapped ? [names[1], names[0]] : names;
  // Earlier versions are in the history below.
  const groups = versionGroups('before', before, sources).flatMap((group) => {
    const options = group.options.filter(({ version }) => !isSameVersion(version, before));
    return options.length > 0 && group.title !== keptVersionsWords.group ? [{ ...group, options }] : [];
  });
  return (
    <div className={`text-s ${styles['same']}`}>
      <p className="quiet breaks">
        <VisibleText text={words.compared(paths[0] ?? path, from, to)} />
      </p>
      <h2>{words.compareWith}</h2>
      <div className="flow">
        <button type="button" className="btn" onClick={() => choose({ kind: 'choose-file' })}>
          {words.choose}
        </button>
        {pastedKinds.map((kind) => (
          <button
            key={kind}
            ref={(button) => void (pasteButtons.current[kind] = button)}
            type="button"
            className="btn"
            onClick={() => setPasting(kind)}
          >
            {words.paste[kind]}
          </button>
        ))}
        <LiveLink path={path} className="btn btn-quiet" />
      </div>
      <output className="error">{problem}</output>
      {groups.map((group) => (
        <OtherVersions key={group.title ?? ''} group={group} onChoose={choose} />
      ))}
      {pasting && (
        <PasteVersionDialog
          kind={pasting}
          path={path}
          onClose={() => setPasting(undefined)}
          onClosed={() => pasteButtons.current[pasting]?.focus()}
        />
      )}
    </div>
  );
}
