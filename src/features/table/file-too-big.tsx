// Shown in place of the grid when the file is too big to be queried: explains why there are no answers.
import { sizeWords as words } from '../../messages/en/size-limits.ts';
import { Icon } from '../../ui/icons/icon.tsx';

export interface FileTooBigProps {
  readonly path: string;
}

export function FileTooBig({ path }: FileTooBigProps) {
  return (
    <div>
      <p className="notice">
        <Icon name="g-note" />
        <span>{words.noAnswers(path)}</span>
      </p>
    </div>
  );
}
