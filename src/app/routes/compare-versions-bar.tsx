// Selects the versions that are compared, and the question that applies to both.
import { CopyChanges } from '../../features/compare/versions/copy-changes.tsx';
import { VersionChooser } from '../../features/compare/versions/version-chooser.tsx';
import { QuestionSelect } from '../../features/table/question/question-select.tsx';

export function CompareVersionsBar() {
  return (
    <VersionChooser>
      <QuestionSelect />
      <CopyChanges />
    </VersionChooser>
  );
}
