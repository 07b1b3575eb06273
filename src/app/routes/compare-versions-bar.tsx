// Selects the versions that are compared, and the question that applies to both.

import { VersionChooser } from '../../features/compare/versions/choose/version-chooser.tsx';
import { CopyChanges } from '../../features/compare/versions/differences/copy-changes.tsx';
import { QuestionSelect } from '../../features/table/question/question-select.tsx';

export function CompareVersionsBar() {
  return (
    <VersionChooser>
      <QuestionSelect />
      <CopyChanges />
    </VersionChooser>
  );
}
