// Selects the two versions that are compared, and the file whose text is shown.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { versionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { useDocument } from '../../../../state/document/use-document.ts';
import {
  type BaseVersion,
  isOneFile,
  type TargetVersion,
} from '../../../../state/versions/compared-versions.ts';
import {
  swapVersions,
  updateVersionChoice,
  useComparedVersions,
} from '../../../../state/versions/use-version-comparison.ts';
import { Select } from '../../../../ui/controls/select.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { type MenuItem, menuSections } from '../../../../ui/overlays/menu-button.tsx';
import styles from '../versions.module.css';
import { chooseVersion, type OfferedVersion, type PastedKind, type Side } from './choose-version.ts';
import { PasteVersionDialog } from './paste-version-dialog.tsx';
import { useVersionSources } from './use-version-sources.ts';
import {
  describeVersion,
  isSameVersion,
  type VersionGroup,
  type VersionSources,
  versionGroups,
} from './version-options.ts';
import { restoreComparison } from './version-to-compare.ts';

interface VersionMenuProps {
  readonly side: Side;
  readonly label: string;
  readonly selected: BaseVersion | TargetVersion;
  readonly sources: VersionSources;
  readonly onChoose: (version: OfferedVersion) => void;
  /** Absent where a text cannot be given. */
  readonly onPaste?: (kind: PastedKind) => void;
}

function groupItems(
  { title, options }: VersionGroup,
  selected: OfferedVersion,
  onChoose: VersionMenuProps['onChoose'],
): readonly MenuItem[] {
  return options.map(({ word, detail, version }) => ({
    label: word,
    isChosen: isSameVersion(version, selected),
    run: () => onChoose(version),
    ...(detail === undefined ? {} : { detail }),
    ...(title === undefined ? {} : { group: title }),
  }));
}

/** A version is chosen by Enter or a click: going through a list must not open a file dialog on the way. */
function VersionMenu({ side, label, selected, sources, onChoose, onPaste }: VersionMenuProps) {
  const name = describeVersion(selected, side);
  const items = () => {
    const [first, ...others] = versionGroups(side, selected, sources).map((group) =>
      groupItems(group, selected, onChoose),
    );
    const ways: readonly MenuItem[] = onPaste
      ? [
          { label: words.choose, run: () => onChoose({ kind: 'choose-file' }) },
          { label: words.paste.text, run: () => onPaste('text') },
          { label: words.paste.live, run: () => onPaste('live') },
        ]
      : [];
    return menuSections(first ?? [], ways, ...others);
  };
  return (
    <span className={`inline text-s quiet ${styles['choice']}`}>
      <span aria-hidden="true">{label}</span>
      <Menu label={words.choiceOf(label, name)} text={name} align="start" field={side} items={items} />
    </span>
  );
}

interface VersionChooserProps {
  /** Shown at the end of the row. */
  readonly children: ReactNode;
}

export function VersionChooser({ children }: VersionChooserProps) {
  const { choice, versions } = useComparedVersions();
  const { before, after, isSwapped = false } = choice;
  const files = useDocument(({ document }) => document.files);
  const sources = useVersionSources(versions.path);
  // The session may be restored only after the page is shown.
  useEffect(() => void restoreComparison(), [files]);
  const [problem, setProblem] = useState('');
  const [pasting, setPasting] = useState<PastedKind>();
  const row = useRef<HTMLDivElement>(null);
  const paths = isOneFile(before) ? files.map(({ path }) => path) : versions.paths;
  const choose = (side: Side) => (version: OfferedVersion) =>
    void chooseVersion(side, version).then(setProblem);
  const sides = [
    <VersionMenu
      key="before"
      side="before"
      label={isSwapped ? words.after : words.before}
      selected={before}
      sources={sources}
      onChoose={choose('before')}
      onPaste={setPasting}
    />,
    <button
      key="swap"
      type="button"
      className="ibtn"
      aria-label={words.swap}
      title={words.swap}
      onClick={swapVersions}
    >
      <Icon name="g-swap" />
    </button>,
    <VersionMenu
      key="after"
      side="after"
      label={isSwapped ? words.before : words.after}
      selected={after}
      sources={sources}
      onChoose={choose('after')}
    />,
  ];
  return (
    <div ref={row} className={`flow ${styles['choices']}`}>
      {isSwapped ? sides.toReversed() : sides}
      {paths.length > 1 && (
        <label className={`inline text-s quiet ${styles['choice']}`}>
          {words.file}
          <Select
            value={versions.path}
            onChange={(event) => updateVersionChoice({ path: event.target.value })}
          >
            {paths.map((path) => (
              <option key={path}>{path}</option>
            ))}
          </Select>
        </label>
      )}
      <output className="text-s error">{problem}</output>
      <span className="spring" />
      {children}
      {pasting && (
        <PasteVersionDialog
          kind={pasting}
          path={versions.path}
          onClose={() => setPasting(undefined)}
          onClosed={() => row.current?.querySelector<HTMLElement>('[data-field="before"]')?.focus()}
        />
      )}
    </div>
  );
}
