// The dialog of presets: choose one, adjust it, and see every change before it is written.
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import {
  type CrawlerPreset,
  type PreferenceStatement,
  type PresetCrawler,
  presets,
  wishesOfPreset,
} from '../../core/analysis/presets/preset.ts';
import type { PresetChoice } from '../../core/analysis/presets/preset-decisions.ts';
import type { UseCarrierId } from '../../core/questions/use-statement.ts';
import { type ReaderId, readers } from '../../core/readers/registry.ts';
import { aiAuditTitle } from '../../messages/en/ai-audit.ts';
import { presetTitle, presetWords as words } from '../../messages/en/ai-presets.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { openFile, siteOf } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
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
import { PresetDecisions } from './preset-decisions.tsx';
import {
  applyPlan,
  changesAnything,
  communityCrawlersToBlock,
  isTooBigForPreset,
  MAX_PRESET_LINES,
  type PresetQuestion,
  planPreset,
  presetCrawlers,
} from './preset-plan.ts';
import { PresetPreview } from './preset-preview.tsx';

interface PresetOptionsProps {
  readonly preset: CrawlerPreset;
  readonly written: ReadonlySet<PreferenceStatement['directive']>;
  readonly onWrite: (directive: PreferenceStatement['directive'], isWritten: boolean) => void;
  readonly reader: ReaderId;
  readonly onRead: (reader: ReaderId) => void;
}

/** What else is written, and by whom the answers of the preview are read. */
function PresetOptions({ preset, written, onWrite, reader, onRead }: PresetOptionsProps) {
  return (
    <div className={styles['options']}>
      {preset.statements.map((statement) => (
        <label key={statement.directive} className={styles['crawler']}>
          <input
            type="checkbox"
            checked={written.has(statement.directive)}
            onChange={({ target }) => onWrite(statement.directive, target.checked)}
          />
          <span>
            {words.statement(statement)}{' '}
            <span className={styles['quiet']}>{words.statementAbout[statement.directive]}</span>
          </span>
        </label>
      ))}
      <label className={styles['reader']}>
        {words.readAs}
        <Select value={reader} onChange={({ target }) => onRead(target.value as ReaderId)}>
          {readers.map((one) => (
            <option key={one.id} value={one.id}>
              {readerTitle(one)}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}

interface PresetPickerProps {
  readonly chosen: CrawlerPreset;
  readonly crawlers: readonly PresetCrawler[];
  readonly onChoose: (preset: CrawlerPreset) => void;
}

function crawlerCountSentence(preset: CrawlerPreset, crawlers: readonly PresetCrawler[]): string {
  const wishes = [...wishesOfPreset(preset, crawlers).values()];
  const out = wishes.filter((wish) => wish === 'out').length;
  return words.counted(out, wishes.length - out, preset.others);
}

/** The presets to choose from, each with a sentence and whom it is about. */
function PresetPicker({ chosen, crawlers, onChoose }: PresetPickerProps) {
  const name = useId();
  return (
    <fieldset className={styles['choice']}>
      <legend>{words.choose}</legend>
      {presets.map((preset) => (
        <label key={preset.id} className={styles['preset']}>
          <input
            type="radio"
            name={name}
            value={preset.id}
            checked={preset.id === chosen.id}
            onChange={() => onChoose(preset)}
          />
          <span>
            <strong>{presetTitle(preset.id)}</strong> {words.sentence(preset.id)}{' '}
            <span className={styles['quiet']}>{crawlerCountSentence(preset, crawlers)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export interface PresetDialogProps {
  /** Called with the name of the preset and the files that it changed, without if it was given up or refused. */
  readonly onClose: (applied?: { readonly name: string; readonly files: readonly string[] }) => void;
  /** Takes the focus once the dialog has closed. */
  readonly onClosed: () => void;
}

const createPlanTask = (question: PresetQuestion) =>
  isTooBigForPreset(question.state) ? undefined : planPreset(question);

/** What is chosen, and what it asks. */
function usePresetChoice() {
  const state = useDocument((now) => now);
  const [preset, setPreset] = useState<CrawlerPreset>(presets[0]);
  const [byHand, setByHand] = useState<ManualChoices>(new Map());
  const [withCommunity, setWithCommunity] = useState(false);
  const [written, setWritten] = useState<ReadonlySet<PreferenceStatement['directive']>>(new Set());
  const [reader, setReader] = useState(state.view.reader);
  const [carriersByHand, setCarriersByHand] = useState<ReadonlyMap<UseCarrierId, boolean>>(new Map());
  const crawlers = useMemo(() => presetCrawlers(state.document), [state.document]);
  const list = useMemo(() => listCrawlers(preset, crawlers, byHand), [preset, crawlers, byHand]);
  const decisions = useMemo(() => listDecisions(preset, crawlers, byHand), [preset, crawlers, byHand]);
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
    const statements = preset.statements.filter(({ directive }) => written.has(directive));
    const carriers = chosenCarriers(siteOf(state.document), preset, carriersByHand);
    return { state, preset, wishes, statements, reader, carriers };
  }, [state, preset, wishes, written, reader, carriersByHand]);
  const choose = (next: CrawlerPreset) => {
    setPreset(next);
    setByHand(new Map());
    setWithCommunity(false);
  };
  const write = (directive: PreferenceStatement['directive'], isWritten: boolean) => {
    const next = new Set(written);
    if (isWritten) next.add(directive);
    else next.delete(directive);
    setWritten(next);
  };
  const decide = (id: string, choice: PresetChoice) => setByHand(new Map(byHand).set(id, choice));
  const take = (id: string, isChosen: boolean) => {
    const wish = list.find(({ crawler }) => crawler.id === id)?.wish;
    decide(id, isChosen && wish ? wish : 'leave');
  };
  const carry = (id: UseCarrierId, isChosen: boolean) =>
    setCarriersByHand(new Map(carriersByHand).set(id, isChosen));
  const community = preset.out.includes('ai-training')
    ? { isBlocked: withCommunity, onBlock: setWithCommunity }
    : undefined;
  const untouched = untouchedNames(crawlers, wishes);
  return {
    question,
    crawlers,
    list,
    open: { decisions, onDecide: decide, community, untouched },
    choose,
    take,
    written,
    write,
    carry,
    setReader,
  };
}

export default function PresetDialog({ onClose, onClosed }: PresetDialogProps) {
  const { question, crawlers, list, open, choose, take, written, write, carry, setReader } =
    usePresetChoice();
  const last = useIdleTask(question, createPlanTask);
  const { state, preset, reader } = question;
  const { path, source } = openFile(state);
  const tooBig = isTooBigForPreset(state);
  const isKnown = last?.question === question && last.result !== undefined;
  const isPossible = isKnown && changesAnything(last.result);
  const run = () => {
    // Why it was refused is said behind the dialog.
    if (!isPossible) return;
    const files = applyPlan(documentStore, preset, last.result);
    onClose(files.length > 0 ? { name: presetTitle(preset.id), files } : undefined);
  };
  return (
    <Dialog
      title={words.title(path)}
      about={words.about}
      onClose={() => onClose()}
      onClosed={onClosed}
      actions={
        <>
          <span className={styles['undo']}>{isKnown || tooBig ? words.undo : words.working}</span>
          <button type="button" className="btn" onClick={() => onClose()}>
            {words.cancel}
          </button>
          <button type="button" className="btn btn-primary" aria-disabled={!isPossible} onClick={run}>
            {words.apply}
          </button>
        </>
      }
    >
      {tooBig && <output>{words.tooBig(source.lines.length, MAX_PRESET_LINES)}</output>}
      <PresetPicker chosen={preset} crawlers={crawlers} onChoose={choose} />
      <PresetDecisions {...open} />
      <CrawlerChecklist groups={groupCrawlers(preset, list)} onChoose={take} />
      <PresetOptions preset={preset} written={written} onWrite={write} reader={reader} onRead={setReader} />
      <PresetCarriers question={question} onChoose={carry} />
      <p>
        <Link to="/audit">{aiAuditTitle}</Link>
      </p>
      {!tooBig && (
        <section className={styles['preview']} aria-label={words.preview} aria-busy={!isKnown}>
          <output>
            {!isKnown && words.working}
            {isKnown && !isPossible && words.nothing(last.result.files.length + 1)}
          </output>
          {last && <PresetPreview planned={last} />}
        </section>
      )}
    </Dialog>
  );
}
