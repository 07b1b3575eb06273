// The menu of a record with what can be added to it beside rules.
import { modernRowWords as words } from '../../../messages/words/modern-rows.ts';
import { type HeadActionsProps, RecordMenu } from '../block-head.tsx';
import { afterMenu, focusField } from '../focus.ts';
import { addLine, linesFor, newField } from './modern-commands.ts';

export default function ModernRecordMenu(props: HeadActionsProps) {
  const more = linesFor('record').map(({ id, name }) => ({
    label: words.addLine(name),
    run: () => {
      const line = addLine(id, name, { block: props.number });
      afterMenu(() => focusField(line, newField(id, name)));
    },
  }));
  return <RecordMenu {...props} more={more} />;
}
