// Parameters as chips, the path they count for, and what becomes of the URLs of the matrix.
import { type KeyboardEvent, useState } from 'react';
import {
  removeParameter,
  setParameter,
  setParameterPath,
} from '../../../core/formats/extensions/edit/clean-param.ts';
import { type CleanParam, readCleanParam } from '../../../core/formats/extensions/lines/clean-param.ts';
import { modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { highlightLine } from '../highlight-line.ts';
import { focusLineField, isPlainEnter } from '../list/focus-row.ts';
import listStyles from '../records.module.css';
import { DraftInput } from '../rows/draft-input.tsx';
import { CleanParamPreview } from './clean-param-preview.tsx';
import { type ControlProps, checkPartWriting } from './control-props.ts';
import { setValuePart } from './extension-edits.ts';
import styles from './extensions.module.css';
import { PartInput } from './part-input.tsx';

interface ParameterChipProps {
  readonly control: ControlProps;
  readonly parts: CleanParam;
  readonly place: number;
}

function ParameterChip({ control, parts, place }: ParameterChipProps) {
  const { id, line } = control;
  const name = parts.names[place]?.text ?? '';
  const isNeeded = parts.names.length === 1 && parts.path !== undefined;
  const remove = () => {
    if (isNeeded) return;
    setValuePart(id, removeParameter(place));
    focusLineField(line, 'new');
  };
  // Enter goes on to the next parameter, as in the user-agents of a record.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return control.onKeyDown(event);
    event.preventDefault();
    focusLineField(line, 'new');
  };
  return (
    <span className={styles['chip']}>
      <PartInput
        control={{ ...control, onKeyDown }}
        field={`parameter-${place}`}
        label={words.parameter(place + 1)}
        part={name}
        className={listStyles['agent']}
        edit={(text) => setParameter(place, text)}
      />
      <button
        type="button"
        className={styles['cross']}
        aria-label={words.removeParameter(name)}
        aria-disabled={isNeeded}
        title={isNeeded ? words.lastParameter : words.removeParameter(name)}
        onClick={remove}
      >
        <Icon name="i-close" />
      </button>
    </span>
  );
}

interface NewParameterChipProps {
  readonly control: ControlProps;
  /** How many parameters there are besides the one that is being typed. */
  readonly count: number;
  readonly hasPath: boolean;
  readonly typed: string;
  readonly begin: () => void;
  readonly end: () => void;
}

/** What is typed here is written at its first letter; at Enter, and left, it becomes a chip, and this is empty again. */
function NewParameterChip({ control, count, hasPath, typed, begin, end }: NewParameterChipProps) {
  const { id, line } = control;
  const edit = (text: string) =>
    text === '' ? (typed === '' ? () => [] : removeParameter(count)) : setParameter(count, text);
  const writable = (text: string) => {
    if (text === '' && count === 0 && hasPath) return { refused: words.lastParameter };
    return text === '' ? { text } : checkPartWriting(control, text.trim(), edit(text.trim()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event) || typed === '') return control.onKeyDown(event);
    event.preventDefault();
    end();
  };
  return (
    <span className={styles['chip']}>
      <DraftInput
        field="new"
        label={words.newParameter}
        value={typed}
        turn={count}
        placeholder={words.addParameter}
        className={listStyles['agent']}
        writable={writable}
        commit={(text, visit) => {
          begin();
          return setValuePart(id, edit(text), visit);
        }}
        onPoint={() => highlightLine(line)}
        onKeyDown={onKeyDown}
        onLeave={end}
      />
    </span>
  );
}

export function ParametersControl(control: ControlProps) {
  const parts: CleanParam = readCleanParam(control.value).parts ?? { names: [] };
  // The place of the parameter that the empty field has begun.
  const [begun, setBegun] = useState<number>();
  const count = Math.min(begun ?? parts.names.length, parts.names.length);
  const typed = begun === undefined ? '' : (parts.names[begun]?.text ?? '');
  const path = parts.path?.text ?? '';
  return (
    <>
      <span className={styles['controls']}>
        <span className={styles['chips']}>
          {parts.names.slice(0, count).map((_, place) => (
            <ParameterChip key={place} {...{ control, parts, place }} />
          ))}
          <NewParameterChip
            {...{ control, count, typed }}
            hasPath={path !== ''}
            begin={() => setBegun(count)}
            end={() => setBegun(undefined)}
          />
        </span>
        <span className={styles['part']}>
          <PartInput
            control={control}
            field="path"
            label={words.parameterPath}
            part={path}
            placeholder={words.wholeSite}
            refuse={(text) =>
              text !== '' && parts.names.length === 0 ? words.pathNeedsParameter : undefined
            }
            edit={(text) => (text === path ? () => [] : setParameterPath(text))}
          />
        </span>
      </span>
      <CleanParamPreview line={control.line} isEmpty={parts.names.length === 0} />
    </>
  );
}
