// Lines that nobody reads any more: what they say, and the ways out.
import type { ReactNode } from 'react';
import { readNoindex } from '../../../core/formats/extensions/lines/noindex.ts';
import { modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { runFixCommand } from '../../../state/findings/fix-commands.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useListActions } from '../form-context.ts';
import type { ControlProps } from './control-props.ts';
import styles from './extensions.module.css';
import { ValueField } from './value-field.tsx';

function RemoveLineButton({ id }: { id: number }) {
  const { remove } = useListActions();
  return (
    <button type="button" className="btn btn-link" onClick={() => remove(id)}>
      {words.remove}
    </button>
  );
}

const LegacyControl = ({
  props,
  note,
  children,
}: {
  props: ControlProps;
  note: string;
  children?: ReactNode;
}) => (
  <>
    <span className={styles['controls']}>
      <ValueField {...props} />
    </span>
    <p className={styles['note']}>
      <Icon name="g-note" /> {note} {children} <RemoveLineButton id={props.id} />
    </p>
  </>
);

export const HostControl = (props: ControlProps) => <LegacyControl props={props} note={words.hostNote} />;

export function NoindexControl(props: ControlProps) {
  const path = readNoindex(props.value).parts?.path.text;
  const show = () =>
    path !== undefined &&
    runFixCommand(documentStore, documentStore.getState().view.path, { do: 'page-snippet', path });
  return (
    <LegacyControl props={props} note={words.noindexNote}>
      {path !== undefined && (
        <button type="button" className="btn btn-link" onClick={show}>
          {words.snippet}
        </button>
      )}
    </LegacyControl>
  );
}
