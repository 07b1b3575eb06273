// Provides the comparison of versions with a part of another feature: the diff editor.
import { type ComponentType, lazy } from 'react';
import { VersionsSection } from '../../features/compare/versions/versions-section.tsx';
import { loadDiffEditor } from '../../features/text/editor/load-editor.ts';
import { setEditorFailed } from '../../state/layout/layout-store.ts';
import type { ComparedTexts } from '../../state/versions/compared-versions.ts';

/** If it cannot be loaded, the texts are compared line by line. */
const TextDiff = lazy<ComponentType<ComparedTexts>>(() =>
  loadDiffEditor().catch(() => {
    setEditorFailed(true);
    return { default: () => null };
  }),
);

export function CompareVersions() {
  return <VersionsSection TextDiff={TextDiff} />;
}
