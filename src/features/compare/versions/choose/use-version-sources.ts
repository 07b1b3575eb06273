// From what versions can be chosen, for components.
import { useMemo } from 'react';
import { useDocument } from '../../../../state/document/use-document.ts';
import { stepsWithText } from '../../../../state/versions/compared-versions.ts';
import { useSavedVersions } from './use-saved-versions.ts';
import type { VersionSources } from './version-options.ts';

/** @param path the file that is compared; the others can be compared with it */
export function useVersionSources(path: string): VersionSources {
  const history = useDocument((state) => state.history);
  const files = useDocument(({ document }) => document.files);
  const { versions: saved = [], differences, repeated } = useSavedVersions();
  const steps = useMemo(() => stepsWithText(history), [history]);
  return { steps, saved, differences, repeated, others: files.filter((file) => file.path !== path) };
}
