// What can be added to a record of ACAP: permissions, prohibitions, requests, a part for a purpose, a reference.
import { acapFile } from '../../../core/dialects/acap/file.ts';
import { acapWords as words } from '../../../messages/words/acap.ts';
import { recordsWords } from '../../../messages/words/records.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { HeadActionsProps } from '../block-head.tsx';
import { afterMenu, focusField } from '../focus.ts';
import { RecordMenu } from '../record-menu.ts';
import styles from './acap.module.css';
import * as commands from './acap-commands.ts';

export default function HeadActions(props: HeadActionsProps) {
  const { policy, block, number } = props;
  // What stands beside a reference has no effect.
  const refers = acapFile(policy).records.some(
    ({ reference }) => reference && block.start <= reference.line && reference.line < block.end,
  );
  const item = (label: string, add: () => number, field: string, disabled = refers) => ({
    label,
    disabled,
    run: () => {
      const line = add();
      afterMenu(() => focusField(line, field, true));
    },
  });
  const { usage, path } = recordsWords;
  const { menu } = words;
  return (
    <>
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={words.addPermission}
        disabled={refers}
        title={refers ? words.refersElsewhere : undefined}
        onClick={() => focusField(commands.addRule(number, commands.plainRule('allow')), usage)}
      >
        <Icon name="g-plus" /> <span className={styles['inHead']}>{words.permission}</span>
      </button>
      <RecordMenu
        {...props}
        more={[
          item(menu.prohibition, () => commands.addRule(number, commands.plainRule('deny')), usage),
          item(menu.takeDown, () => commands.askFor(number, 'take-down'), path),
          item(menu.reCrawl, () => commands.askFor(number, 're-crawl'), path),
          item(menu.part, () => commands.addPart(number, words.newPurpose), words.purpose),
          item(menu.refer, () => commands.refer(number, words.newReference), words.referenceShort, false),
        ]}
      />
    </>
  );
}
