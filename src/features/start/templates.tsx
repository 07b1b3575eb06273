// Files to start with, folded.
import { type TemplateId, templateIds, templates } from '../../core/catalogue/templates.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { Fold } from './fold.tsx';
import styles from './start.module.css';

export interface TemplatesProps {
  readonly onTemplate: (text: string) => void;
  /** Creates an empty file, by default a robots.txt. */
  readonly onNew: (path?: string) => void;
  /** Opens the presets for AI crawlers, with a file that blocks nothing. */
  readonly onPreset: () => void;
}

interface TemplateRowProps {
  readonly name: string;
  readonly description: string;
  readonly size?: string;
  readonly onChoose: () => void;
}

function TemplateRow({ name, description, size = '', onChoose }: TemplateRowProps) {
  return (
    <li className={`text-s quiet ${styles['template']}`}>
      <button type="button" className="btn btn-link" onClick={onChoose}>
        {name}
      </button>
      <span>{description}</span>
      <span className="text-xs faint">{size}</span>
    </li>
  );
}

const countLines = (text: string) => text.split('\n').length - 1;
/** Whether a template is one of the two simplest, which are listed after those of platforms. */
const isPlain = (id: TemplateId) => id === 'open' || id === 'closed';

/** The rows besides those of `templates`: the preset, and the three empty files. */
const OTHER_ROWS = 4;
const { wordpress, woocommerce } = words.templateNames;
const summary = words.templateCount(wordpress, woocommerce, templateIds.length + OTHER_ROWS - 2);

export function Templates({ onTemplate, onNew, onPreset }: TemplatesProps) {
  const rowOf = (id: TemplateId) => (
    <TemplateRow
      key={id}
      name={words.templateNames[id]}
      description={words.templateDoes[id]}
      size={words.templateLines(countLines(templates[id]))}
      onChoose={() => onTemplate(templates[id])}
    />
  );
  return (
    <Fold title={words.templates} summary={summary}>
      <ul className={styles['rows']}>
        {templateIds.filter((id) => !isPlain(id)).map(rowOf)}
        <TemplateRow name={words.preset} description={words.presetDoes} onChoose={onPreset} />
        {templateIds.filter(isPlain).map(rowOf)}
        <TemplateRow name={words.empty} description={words.emptyDoes} onChoose={() => onNew()} />
        <TemplateRow
          name={words.dataTxt}
          description={words.dataTxtDoes}
          onChoose={() => onNew('/data.txt')}
        />
        <TemplateRow name={words.xml} description={words.xmlDoes} onChoose={() => onNew('/document.xml')} />
      </ul>
    </Fold>
  );
}
