// "If robots.txt returns ...": what follows when the policy file cannot simply be read.
import { matrixToolWords, tableOptionWords as words } from '../../../messages/en/table-tools.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { chosenStatusCase, statusCaseName, statusCases } from './status-cases.ts';

export function StatusSelect({ path }: { path: string }) {
  const chosen = useDocument(chosenStatusCase);
  return (
    <Select
      aria-label={matrixToolWords.ifAnswersName(path)}
      value={chosen}
      onChange={(event) => updateView(documentStore, statusCases[Number(event.target.value)] ?? {})}
    >
      {statusCases.map((one, place) => (
        <option key={statusCaseName(one)} value={place}>
          {place === 0 ? words.statusOk : statusCaseName(one)}
        </option>
      ))}
    </Select>
  );
}
