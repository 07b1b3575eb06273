// Parameters as chips, the path they count for, and what becomes of the URLs of the matrix.
import { type KeyboardEvent, useState } from 'react';
import { cleanUrl } from '../../../core/formats/extensions/clean-url.ts';
import {
  removeParameter,
  setParameter,
  setParameterPath,
} from '../../../core/formats/extensions/edit/clean-param.ts';
import { type CleanParam, readCleanParam } from '../../../core/formats/extensions/lines/clean-param.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import { modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { matrixRows } from '../../../state/table/matrix-query.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useRecordsForm } from '../form-context.ts';
import { highlightLine } from '../highlight-line.ts';
import { focusLineField, isPlainEnter } from '../list/focus-row.ts';
import listStyles from '../records.module.css';
import { DraftInput } from '../rows/draft-input.tsx';
import { type ControlProps, checkPartWriting } from './control-props.ts';
import { setValuePart } from './extension-edits.ts';
import styles from './extensions.module.css';
import { PartInput } from './part-input.tsx';

/** Longer lists get no preview: it is computed at each keystroke. */
const MOST_URLS = 2000;
/** Addresses that are shown. */
const MAX_EXAMPLES = 2;

interface CleanedUrls {
  count: number;
  /** What they become. */
  readonly into: Set<string>;
}

/** The URLs that each line cleans. Kept because each row of such a line would clean all URLs of the table again. */
const cleanUrlsByLine = memoizeLast(1, (policy: Policy, urls: readonly string[]) => {
  const byLine = new Map<number, CleanedUrls>();
  for (const one of urls) {
    const { url, removed } = cleanUrl(policy, one);
    for (const line of new Set(removed.map((parameter) => parameter.line))) {
      const cleaned: CleanedUrls = byLine.get(line) ?? { count: 0, into: new Set() };
      cleaned.count++;
      cleaned.into.add(url);
      byLine.set(line, cleaned);
    }
  }
  return byLine;
});

/** What the URLs of the table become by one Clean-param line. */
function CleanParamPreview({ line, isEmpty }: { line: number; isEmpty: boolean }) {
  const { policy } = useRecordsForm();
  const urls = useDocument(matrixRows);
  if (isEmpty || urls.length === 0 || urls.length > MOST_URLS) return null;
  const cleaned = cleanUrlsByLine(policy, urls).get(line);
  if (!cleaned) return <p className={styles['note']}>{words.cleanNothing}</p>;
  const into = [...cleaned.into];
  return (
    <p className={styles['note']}>
      {words.clean(cleaned.count, into.length)}{' '}
      {into.slice(0, MAX_EXAMPLES).map((url) => (
        <code key={url}>
          <VisibleText text={url} />{' '}
        </code>
      ))}
      {into.length > MAX_EXAMPLES && words.cleanMore(into.length - MAX_EXAMPLES)}
    </p>
  );
}

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
