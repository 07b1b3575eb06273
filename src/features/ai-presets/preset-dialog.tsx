// The dialog of presets: select one, adjust it, and see every change before it is written.
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import {
  type CrawlerPreset,
  type PreferenceStatement,
  type PresetCrawler,
  presets,
} from '../../core/analysis/presets/preset.ts';
import { type PresetChoice, wishesOfPreset } from '../../core/analysis/presets/preset-decisions.ts';
import { countLines } from '../../core/document/count-lines.ts';
import type { UseCarrierId } from '../../core/questions/use-statement.ts';
import { type ReaderId, readers } from '../../core/readers/registry.ts';
import { presetTitle, presetWords as words } from '../../messages/en/ai-presets.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { openFile, siteOf } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { showStepNews } from '../../state/findings/fix-news.ts';
import { awaited, useIdleTask } from '../../state/use-idle-task.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './ai-presets.module.css';
import { CrawlerChecklist } from './crawler-checklist.tsx';
import { chosenCarriers, PresetCarriers } from './preset-carriers.tsx';
import {
  groupCrawlers,
  listCrawlers,
  listDecisions,
  type ManualChoices,
  untouchedNames,
  wishesOfCrawlers,
} from './preset-crawlers.ts';
import { OtherCrawlers, PresetDecisions } from './preset-decisions.tsx';
import {
  applyPlan,
  changesAnything,
  communityCrawlersToBlock,
  isTooBigForPreset,
  joinableNames,
  MAX_PRESET_LINES,
  type PresetPlan,
  type PresetQuestion,
  planPreset,
  presetCrawlers,
} from './preset-plan.ts';
import { PresetPreview } from './preset-preview.tsx';

interface PresetOptionsProps {
  readonly preset: CrawlerPreset;
  readonly includedStatements: ReadonlySet<PreferenceStatement['directive']>;
  readonly onToggleStatement: (directive: PreferenceStatement['directive'], isWritten: boolean) => void;
  readonly joins: boolean;
  readonly onJoinsChange: (joins: boolean) => void;
  /** The record that new names can be added to, and their number. */
  readonly joinable: { readonly beside: string; readonly names: number } | undefined;
  readonly reader: ReaderId;
  readonly onReaderChange: (reader: ReaderId) => void;
}

/** The optional statements, and the reader for the answers of the preview. */
function PresetOptions({
  preset,
  includedStatements,
  onToggleStatement,
  joins,
  onJoinsChange,
  joinable,
  reader,
  onReaderChange,
}: PresetOptionsProps) {
  return (
    <div className="stack">
      {preset.statements.map((statement) => (
        <label key={statement.directive} className={`target row ${styles['crawler']}`}>
          <input
            type="checkbox"
            checked={includedStatements.has(statement.directive)}
            onChange={({ target }) => onToggleStatement(statement.directive, target.checked)}
          />
          <span>
            {words.statement(statement)}{' '}
            <span className="quiet">{words.statementAbout[statement.directive]}</span>
          </span>
        </label>
      ))}
      {joinable && (
        <label className={`target row ${styles['crawler']}`}>
          <input type="checkbox" checked={joins} onChange={({ target }) => onJoinsChange(target.checked)} />
          <VisibleText text={words.joins(joinable.names, joinable.beside)} />
        </label>
      )}
      <label className="flow">
        {words.readAs}
        <Select value={reader} onChange={({ target }) => onReaderChange(target.value as ReaderId)}>
          {readers.map((option) => (
            <option key={option.id} value={option.id}>
              {readerTitle(option)}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}

interface PresetPickerProps {
  readonly selected: CrawlerPreset;
  readonly crawlers: readonly PresetCrawler[];
  readonly onChoose: (preset: CrawlerPreset) => void;
}

function crawlerCountSentence(preset: CrawlerPreset, crawlers: readonly PresetCrawler[]): string {
  const wishes = [...wishesOfPreset(preset, crawlers).values()];
  const out = wishes.filter((wish) => wish === 'out').length;
  return words.counted(out, wishes.length - out, preset.others);
}

/** The presets, each with the number of affected crawlers, and a description of the selected one. */
function PresetPicker({ selected, crawlers, onChoose }: PresetPickerProps) {
  const name = useId();
  const about = useId();
  return (
    <fieldset className={`stack tight ${styles['choice']}`}>
      <legend>{words.choose}</legend>
      {presets.map((preset) => (
        <label key={preset.id} className={`target row ${styles['preset']}`}>
          <input
            type="radio"
            name={name}
            value={preset.id}
            checked={preset.id === selected.id}
            aria-describedby={preset.id === selected.id ? about : undefined}
            onChange={() => onChoose(preset)}
          />
          <span>
            <strong>{presetTitle(preset.id)}</strong>{' '}
            <span className={`quiet ${styles['count']}`}>{crawlerCountSentence(preset, crawlers)}</span>
          </span>
        </label>
      ))}
      <p id={about} className={styles['about']}>
        {words.sentence(selected.id)}
      </p>
    </fieldset>
  );
}

export interface PresetDialogProps {
  /**
   * Called with a sentence about what was written, or without arguments if the user canceled or the edit was refused.
   */
  readonly onClose: (done?: string) => void;
  /** Sets the focus once the dialog has closed. */
  readonly onClosed: () => void;
}

const createPlanTask = (question: PresetQuestion) =>
  isTooBigForPreset(question.state) ? undefined : planPreset(question);

/** Returns the choices of the user, and the resulting question. */
function usePresetChoice() {
  const state = useDocument((current) => current);
  const [preset, setPreset] = useState<CrawlerPreset>(presets[0]);
  const [manualChoices, setManualChoices] = useState<ManualChoices>(new Map());
  const [withCommunity, setWithCommunity] = useState(false);
  const [includedStatements, setIncludedStatements] = useState<ReadonlySet<PreferenceStatement['directive']>>(
    new Set(),
  );
  const [joins, setJoins] = useState(false);
  const [reader, setReader] = useState(state.view.reader);
  const [carrierChoices, setCarrierChoices] = useState<ReadonlyMap<UseCarrierId, boolean>>(new Map());
  const crawlers = useMemo(() => presetCrawlers(state.document), [state.document]);
  const list = useMemo(
    () => listCrawlers(preset, crawlers, manualChoices),
    [preset, crawlers, manualChoices],
  );
  const decisions = useMemo(
    () => listDecisions(preset, crawlers, manualChoices),
    [preset, crawlers, manualChoices],
  );
  const wishes = useMemo(
    () =>
      new Map([
        ...wishesOfCrawlers(list, decisions),
        ...(withCommunity ? communityCrawlersToBlock(preset, state.document) : []).map(
          ({ id }) => [id, 'out'] as const,
        ),
      ]),
    [list, decisions, withCommunity, preset, state.document],
  );
  const question = useMemo((): PresetQuestion => {
    const statements = preset.statements.filter(({ directive }) => includedStatements.has(directive));
    const carriers = chosenCarriers(siteOf(state.document), preset, carrierChoices);
    return { state, preset, wishes, statements, joins, reader, carriers };
  }, [state, preset, wishes, includedStatements, joins, reader, carrierChoices]);
  const choose = (next: CrawlerPreset) => {
    setPreset(next);
    setManualChoices(new Map());
    setWithCommunity(false);
    setJoins(false);
  };
  const toggleStatement = (directive: PreferenceStatement['directive'], isWritten: boolean) => {
    const next = new Set(includedStatements);
    if (isWritten) next.add(directive);
    else next.delete(directive);
    setIncludedStatements(next);
  };
  const decide = (id: string, choice: PresetChoice) =>
    setManualChoices(new Map(manualChoices).set(id, choice));
  const toggleCrawler = (id: string, isChosen: boolean) => {
    const wish = list.find(({ crawler }) => crawler.id === id)?.wish;
    decide(id, isChosen && wish ? wish : 'leave');
  };
  const toggleCarrier = (id: UseCarrierId, isChosen: boolean) =>
    setCarrierChoices(new Map(carrierChoices).set(id, isChosen));
  const community = preset.out.includes('ai-training')
    ? { isBlocked: withCommunity, onBlock: setWithCommunity }
    : undefined;
  const untouched = untouchedNames(crawlers, wishes);
  return {
    question,
    crawlers,
    list,
    open: { decisions, onDecide: decide },
    others: { community, untouched },
    choose,
    toggleCrawler,
    includedStatements,
    toggleStatement,
    toggleCarrier,
    setJoins,
    setReader,
  };
}

/** How many lines a plan adds to all files and removes from them, so that it is known before they are written. */
function describeLines({ differences, files }: PresetPlan): string {
  const all = [differences, ...files.map((file) => file.differences)].flat();
  const count = (kind: 'added' | 'removed') => all.filter((line) => line.kind === kind).length;
  return words.applyLines(count('added'), count('removed'));
}

export function PresetDialog({ onClose, onClosed }: PresetDialogProps) {
  const {
    question,
    crawlers,
    list,
    open,
    others,
    choose,
    toggleCrawler,
    includedStatements,
    toggleStatement,
    toggleCarrier,
    setJoins,
    setReader,
  } = usePresetChoice();
  const last = useIdleTask(question, createPlanTask, awaited);
  const { state, preset, reader } = question;
  const { path, source } = openFile(state);
  const tooBig = isTooBigForPreset(state);
  const isPlanned = last?.question === question && last.result !== undefined;
  const canApply = isPlanned && changesAnything(last.result);
  const effect = canApply ? describeLines(last.result) : '';
  const run = () => {
    // The reason for a refusal is shown behind the dialog.
    if (!canApply) return;
    const files = applyPlan(documentStore, preset, last.result);
    if (files.length === 0) return onClose();
    const sentence = words.done(presetTitle(preset.id), files);
    showStepNews(documentStore, sentence);
    onClose(sentence);
  };
  return (
    <Dialog
      title={words.title(path)}
      about={words.about}
      onClose={() => onClose()}
      onClosed={onClosed}
      isWide
      actions={
        <>
          <span className={styles['effect']}>
            {canApply ? <span className="quiet">{words.undo}</span> : !isPlanned && !tooBig && words.working}
          </span>
          <button type="button" className="btn" onClick={() => onClose()}>
            {words.cancel}
          </button>
          <button type="button" className="btn btn-primary" aria-disabled={!canApply} onClick={run}>
            {effect === '' ? words.apply : `${words.apply}: ${effect}`}
          </button>
        </>
      }
    >
      {tooBig && <output>{words.tooBig(countLines(source.lines), MAX_PRESET_LINES)}</output>}
      <div className={styles['columns']}>
        <div className="column">
          <PresetPicker selected={preset} crawlers={crawlers} onChoose={choose} />
          <PresetDecisions {...open} />
          <CrawlerChecklist
            groups={groupCrawlers(preset, list)}
            areOthers={open.decisions.length > 0}
            onChoose={toggleCrawler}
          />
          <details className={styles['fold']}>
            <summary>{words.moreOptions}</summary>
            <div className="stack">
              <PresetOptions
                preset={preset}
                includedStatements={includedStatements}
                onToggleStatement={toggleStatement}
                joins={question.joins}
                onJoinsChange={setJoins}
                joinable={last?.result && joinableNames(last.result)}
                reader={reader}
                onReaderChange={setReader}
              />
              <PresetCarriers question={question} onChoose={toggleCarrier} />
              <p>
                <Link to="/audit">{shellWords.aiAudit}</Link>
              </p>
              <OtherCrawlers {...others} />
            </div>
          </details>
        </div>
        {!tooBig && (
          <section
            className={`column ${styles['preview']}`}
            aria-label={words.preview}
            aria-busy={!isPlanned}
            data-planned={isPlanned}
          >
            <output>
              {!isPlanned && words.working}
              {isPlanned && !canApply && words.nothing(last.result.files.length + 1)}
            </output>
            {last && <PresetPreview planned={last} />}
          </section>
        )}
      </div>
    </Dialog>
  );
}
