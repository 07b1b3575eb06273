// The content of the start page.
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { usePane } from '../../actions/use-pane.ts';
import { type TemplateId, templateIds, templates } from '../../core/catalogue/templates.ts';
import { type Source, sourceOfText } from '../../core/document/source.ts';
import { declaredFormat, formatOfPath } from '../../core/formats/file-formats.ts';
import { parseAddress } from '../../core/formats/other-content.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { licencesText, startWords as words } from '../../messages/en/app/start.ts';
import { keyboardText } from '../../messages/en/learn/learn.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ExampleGallery } from './example-gallery.tsx';
import type { Example } from './examples/example.ts';
import { LookAtSite } from './look-at-site.tsx';
import { PasteBox } from './paste-box.tsx';
import { textAreaText } from './pasted-text.ts';
import styles from './start.module.css';
import { type TestedFile, type UrlTest, UrlTester } from './url-tester.tsx';

interface TemplatesProps {
  readonly onText: (text: string) => void;
  readonly onNew: (path?: string) => void;
  /** Opens the presets for AI crawlers, with a file that blocks nothing. */
  readonly onPreset: () => void;
}

interface TemplateRowProps {
  readonly name: string;
  readonly description: string;
  readonly size: string;
  readonly onChoose: () => void;
}

function TemplateRow({ name, description, size, onChoose }: TemplateRowProps) {
  return (
    <li className={`text-s quiet ${styles['template']}`}>
      <button type="button" className="btn btn-link" onClick={onChoose}>
        {name}
      </button>
      <span>{description}</span>
      <span className={`text-s faint ${styles['hint']}`}>{size}</span>
    </li>
  );
}

const countLines = (text: string) => text.split('\n').length - 1;
/** Whether a template is one of the two simplest, which are listed after those of platforms. */
const isPlain = (id: TemplateId) => id === 'open' || id === 'closed';

function Templates({ onText, onNew, onPreset }: TemplatesProps) {
  const rowOf = (id: TemplateId) => (
    <TemplateRow
      key={id}
      name={words.templateNames[id]}
      description={words.templateDoes[id]}
      size={words.templateLines(countLines(templates[id]))}
      onChoose={() => onText(templates[id])}
    />
  );
  return (
    <section className={`stack ${styles['part']}`} aria-labelledby="templates">
      <h2 id="templates">{words.templates}</h2>
      <ul className={styles['rows']}>
        {templateIds.filter((id) => !isPlain(id)).map(rowOf)}
        <TemplateRow name={words.preset} description={words.presetDoes} size="" onChoose={onPreset} />
        {templateIds.filter(isPlain).map(rowOf)}
        <TemplateRow name={words.empty} description={words.emptyDoes} size="" onChoose={() => onNew()} />
        <TemplateRow
          name={words.dataTxt}
          description={words.dataTxtDoes}
          size=""
          onChoose={() => onNew('/data.txt')}
        />
        <TemplateRow
          name={words.xml}
          description={words.xmlDoes}
          size=""
          onChoose={() => onNew('/document.xml')}
        />
      </ul>
    </section>
  );
}

export interface StartMainProps extends Pick<TemplatesProps, 'onNew'> {
  /** The open file, if there is one that can be queried. */
  readonly open: TestedFile | undefined;
  readonly onOpen: () => void;
  readonly onTemplate: (text: string) => void;
  readonly onPreset: () => void;
  /** `origin` is the site that was entered before, such as `https://shop.example`, or ''. */
  readonly onPaste: (source: Source, origin: string) => void;
  /** Opens the table with a row and a column, for the pasted text if there is one. */
  readonly onMore: (
    test: UrlTest,
    pasted: { readonly source: Source; readonly origin: string } | undefined,
  ) => void;
  readonly onExample: (example: Example) => void;
  readonly notices: ReactNode;
  /** The workspace with which the user can continue, and the others. */
  readonly present: ReactNode;
  readonly earlier: ReactNode;
  readonly worksOffline: boolean;
}

function StartHead() {
  const heading = useRef<HTMLHeadingElement>(null);
  usePane('start-page', { focus: () => heading.current?.focus({ preventScroll: true }) });
  return (
    <header className={styles['head']}>
      <h1 ref={heading} tabIndex={-1}>
        <span className="row text-m">
          <Icon name="i-mark" /> {shellWords.product}
          <span className="vh">: </span>
        </span>
        <span className={styles['question']}>{words.question}</span>
      </h1>
    </header>
  );
}

function LearnLinks() {
  return (
    <section className={`stack ${styles['part']}`} aria-labelledby="learn">
      <h2 id="learn">
        <Link to="/learn">{words.learn}</Link>
      </h2>
      <p className={`text-s faint ${styles['hint']}`}>{words.learnHint}</p>
      <ul className={`flow ${styles['row']}`}>
        {words.learnPages.map(([path, title]) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
        <li>
          <Link to={`/learn/${keyboardText.slug}`}>{keyboardText.title}</Link>
        </li>
      </ul>
    </section>
  );
}

const PASTED_PATH = '/robots.txt';

/** Returns the pasted text as a site with one robots.txt. A document contains no rules about fetching. */
function pastedFile(source: Source, origin: string): TestedFile | undefined {
  if (textAreaText(source).trim() === '' || declaredFormat(PASTED_PATH, source)) return undefined;
  const file = { path: PASTED_PATH, source, format: formatOfPath(PASTED_PATH) };
  return { site: { origin, files: new Map([[PASTED_PATH, file]]) }, path: PASTED_PATH };
}

export function StartMain({ notices, present, earlier, worksOffline, ...handlers }: StartMainProps) {
  const [pasted, setPasted] = useState(() => sourceOfText(''));
  const [address, setAddress] = useState('');
  const pasteField = useRef<HTMLTextAreaElement>(null);
  usePane('start-paste', { focus: () => pasteField.current?.focus() });
  const origin = parseAddress(address)?.origin ?? '';
  const file = useMemo(() => pastedFile(pasted, origin), [pasted, origin]);
  return (
    <div className="page">
      {notices}
      <main className={styles['start']}>
        <div className={styles['side']}>
          <StartHead />
          <LookAtSite address={address} onAddress={setAddress} onOpen={() => pasteField.current?.focus()} />
          <PasteBox
            field={pasteField}
            source={pasted}
            onSource={setPasted}
            onOpen={(source) => handlers.onPaste(source, origin)}
            onChoose={handlers.onOpen}
          />
          <Templates onText={handlers.onTemplate} onNew={handlers.onNew} onPreset={handlers.onPreset} />
          <section className={`stack ${styles['part']}`} aria-labelledby="log">
            <h2 id="log">
              <Link to="/log">{shellWords.checkLog}</Link>
            </h2>
            <p className={`text-s faint ${styles['hint']}`}>{words.checkLogHint}</p>
          </section>
        </div>
        <div className={styles['side']}>
          {present}
          {earlier}
          <UrlTester
            file={file ?? handlers.open}
            origin={file ? origin : (handlers.open?.site.origin ?? '')}
            onMore={(test) => handlers.onMore(test, file && { source: pasted, origin })}
          />
          <ExampleGallery onOpen={handlers.onExample} />
          <LearnLinks />
          <p className={`text-s faint ${styles['hint']}`}>
            {words.notALock} {shellWords.promise}.{' '}
            <Link to={`/learn/${licencesText.slug}`}>{licencesText.title}</Link>
            {/* It appears late, and moves nothing. */}
            {worksOffline && ` · ${shellWords.worksOffline}`}
          </p>
        </div>
      </main>
    </div>
  );
}
