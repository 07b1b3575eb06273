// Parameters as chips, the path that they apply to, and a preview of the URLs of the table without them.
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
import { extensionRowWords as words } from '../../../messages/en/formats/extensions.ts';
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

/** Longer lists of URLs have no preview, because it is computed at each keystroke. */
const MAX_URLS = 2000;
/** How many cleaned URLs are shown as examples. */
const MAX_EXAMPLES = 2;

interface CleanedUrls {
  count: number;
  /** The cleaned URLs. */
  readonly results: Set<string>;
}

/**
 * The URLs that each line cleans. Cached because otherwise each row of such a line would clean all URLs of the
 * table again.
 */
const cleanUrlsByLine = memoizeLast(1, (policy: Policy, urls: readonly string[]) => {
  const byLine = new Map<number, CleanedUrls>();
  for (const originalUrl of urls) {
    const { url, removed } = cleanUrl(policy, originalUrl);
    for (const line of new Set(removed.map((parameter) => parameter.line))) {
      const cleaned: CleanedUrls = byLine.get(line) ?? { count: 0, results: new Set() };
      cleaned.count++;
      cleaned.results.add(url);
      byLine.set(line, cleaned);
    }
  }
  return byLine;
});

/** What one Clean-param line makes of the URLs of the table. */
function CleanParamPreview({ line, isEmpty }: { line: number; isEmpty: boolean }) {
  const { policy } = useRecordsForm();
  const urls = useDocument(matrixRows);
  if (isEmpty || urls.length === 0 || urls.length > MAX_URLS) return null;
  const cleaned = cleanUrlsByLine(policy, urls).get(line);
  if (!cleaned) return null;
  const examples = [...cleaned.results];
  return (
    <p className={`text-xs quiet breaks row-note ${styles['note']}`}>
      {words.clean(cleaned.count, examples.length)}{' '}
      {examples.slice(0, MAX_EXAMPLES).map((url) => (
        <code key={url}>
          <VisibleText text={url} />{' '}
        </code>
      ))}
      {examples.length > MAX_EXAMPLES && words.cleanMore(examples.length - MAX_EXAMPLES)}
    </p>
  );
}

interface ParameterChipProps {
  readonly control: ControlProps;
  readonly parts: CleanParam;
  readonly index: number;
}

function ParameterChip({ control, parts, index }: ParameterChipProps) {
  const { id, line } = control;
  const name = parts.names[index]?.text ?? '';
  const isNeeded = parts.names.length === 1 && parts.path !== undefined;
  const remove = () => {
    if (isNeeded) return;
    setValuePart(id, removeParameter(index));
    focusLineField(line, 'new');
  };
  // Enter moves to the next parameter, as in the user-agents of a record.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return control.onKeyDown(event);
    event.preventDefault();
    focusLineField(line, 'new');
  };
  return (
    <span className={`text-s box target ${styles['chip']}`}>
      <PartInput
        control={{ ...control, onKeyDown }}
        field={`parameter-${index}`}
        label={words.parameter(index + 1)}
        part={name}
        className={`text-s strong ${listStyles['agent']}`}
        edit={(text) => setParameter(index, text)}
      />
      <button
        type="button"
        className="faint ibtn cross"
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
  /** The number of parameters other than the one that is being typed. */
  readonly count: number;
  readonly hasPath: boolean;
  readonly typed: string;
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

/**
 * A field for a new parameter. Its text is written at the first letter; on Enter or blur it becomes a chip, and
 * this field is empty again.
 */
function NewParameterChip({ control, count, hasPath, typed, onStart, onEnd }: NewParameterChipProps) {
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
    onEnd();
  };
  return (
    <span className={`text-s box target ${styles['chip']}`}>
      <DraftInput
        field="new"
        label={words.newParameter}
        value={typed}
        itemNumber={count}
        placeholder={words.addParameter}
        className={`text-s strong ${listStyles['agent']}`}
        writable={writable}
        commit={(text, visit) => {
          onStart();
          return setValuePart(id, edit(text), visit);
        }}
        onFocusField={() => highlightLine(line)}
        onKeyDown={onKeyDown}
        onLeave={onEnd}
      />
    </span>
  );
}

export function ParametersControl(control: ControlProps) {
  const parts: CleanParam = readCleanParam(control.value).parts ?? { names: [] };
  // The index of the parameter that was started in the empty field.
  const [startedIndex, setStartedIndex] = useState<number>();
  const count = Math.min(startedIndex ?? parts.names.length, parts.names.length);
  const typed = startedIndex === undefined ? '' : (parts.names[startedIndex]?.text ?? '');
  const path = parts.path?.text ?? '';
  return (
    <>
      <span className={`flow ${styles['controls']}`}>
        <span className={`flow ${styles['chips']}`}>
          {parts.names.slice(0, count).map((_, index) => (
            <ParameterChip key={index} {...{ control, parts, index }} />
          ))}
          <NewParameterChip
            {...{ control, count, typed }}
            hasPath={path !== ''}
            onStart={() => setStartedIndex(count)}
            onEnd={() => setStartedIndex(undefined)}
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
