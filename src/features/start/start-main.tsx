// What the start page says and offers.
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
  /** Opens the rules for crawlers of AI, beside a file that closes nothing. */
  readonly onPreset: () => void;
}

interface TemplateRowProps {
  readonly name: string;
  readonly does: string;
  readonly size: string;
  readonly onChoose: () => void;
}

function TemplateRow({ name, does, size, onChoose }: TemplateRowProps) {
  return (
    <li className={styles['template']}>
      <button type="button" className="btn btn-link" onClick={onChoose}>
        {name}
      </button>
      <span>{does}</span>
      <span className={styles['hint']}>{size}</span>
    </li>
  );
}

const countLines = (text: string) => text.split('\n').length - 1;
/** The two plainest templates are listed after those of platforms. */
const isPlain = (id: TemplateId) => id === 'open' || id === 'closed';

function Templates({ onText, onNew, onPreset }: TemplatesProps) {
  const rowOf = (id: TemplateId) => (
    <TemplateRow
      key={id}
      name={words.templateNames[id]}
      does={words.templateDoes[id]}
      size={words.templateLines(countLines(templates[id]))}
      onChoose={() => onText(templates[id])}
    />
  );
  return (
    <section className={styles['part']} aria-labelledby="templates">
      <h2 id="templates">{words.templates}</h2>
      <ul className={styles['rows']}>
        {templateIds.filter((id) => !isPlain(id)).map(rowOf)}
        <TemplateRow name={words.preset} does={words.presetDoes} size="" onChoose={onPreset} />
        {templateIds.filter(isPlain).map(rowOf)}
        <TemplateRow name={words.empty} does={words.emptyDoes} size="" onChoose={() => onNew()} />
        <TemplateRow
          name={words.dataTxt}
          does={words.dataTxtDoes}
          size=""
          onChoose={() => onNew('/data.txt')}
        />
        <TemplateRow name={words.xml} does={words.xmlDoes} size="" onChoose={() => onNew('/document.xml')} />
      </ul>
    </section>
  );
}

export interface StartMainProps extends Pick<TemplatesProps, 'onNew'> {
  /** The open file, if there is one that can be asked. */
  readonly open: TestedFile | undefined;
  readonly onOpen: () => void;
  readonly onTemplate: (text: string) => void;
  readonly onPreset: () => void;
  /** `origin` is the site that was looked at before, as `https://shop.example`; '' if none was. */
  readonly onPaste: (source: Source, origin: string) => void;
  /** Opens the table with a row and a column; of what was pasted, if something was. */
  readonly onMore: (
    test: UrlTest,
    pasted: { readonly source: Source; readonly origin: string } | undefined,
  ) => void;
  readonly onExample: (example: Example) => void;
  readonly notices: ReactNode;
  /** The work that can be gone on with, and the others. */
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
        <span className={styles['product']}>
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
    <section className={styles['part']} aria-labelledby="learn">
      <h2 id="learn">
        <Link to="/learn">{words.learn}</Link>
      </h2>
      <p className={styles['hint']}>{words.learnHint}</p>
      <ul className={styles['row']}>
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

/** What was pasted, as a site with one robots.txt; a document holds no rules about fetching. */
function pastedFile(source: Source, origin: string): TestedFile | undefined {
  if (textAreaText(source).trim() === '' || declaredFormat(PASTED_PATH, source)) return undefined;
  const file = { path: PASTED_PATH, source, format: formatOfPath(PASTED_PATH) };
  return { site: { origin, files: new Map([[PASTED_PATH, file]]) }, path: PASTED_PATH };
}

export function StartMain({ notices, present, earlier, worksOffline, ...does }: StartMainProps) {
  const [pasted, setPasted] = useState(() => sourceOfText(''));
  const [address, setAddress] = useState('');
  const paste = useRef<HTMLTextAreaElement>(null);
  usePane('start-paste', { focus: () => paste.current?.focus() });
  const origin = parseAddress(address)?.origin ?? '';
  const file = useMemo(() => pastedFile(pasted, origin), [pasted, origin]);
  return (
    <div className={styles['page']}>
      {notices}
      <main className={styles['start']}>
        <div className={styles['side']}>
          <StartHead />
          <LookAtSite address={address} onAddress={setAddress} onOpen={() => paste.current?.focus()} />
          <PasteBox
            field={paste}
            source={pasted}
            onSource={setPasted}
            onOpen={(source) => does.onPaste(source, origin)}
            onChoose={does.onOpen}
          />
          <Templates onText={does.onTemplate} onNew={does.onNew} onPreset={does.onPreset} />
        </div>
        <div className={styles['side']}>
          {present}
          {earlier}
          <UrlTester
            file={file ?? does.open}
            origin={file ? origin : (does.open?.site.origin ?? '')}
            onMore={(test) => does.onMore(test, file && { source: pasted, origin })}
          />
          <ExampleGallery onOpen={does.onExample} />
          <LearnLinks />
          <p className={styles['hint']}>
            {words.notALock} {shellWords.promise}.{' '}
            <Link to={`/learn/${licencesText.slug}`}>{licencesText.title}</Link>
            {/* It comes late, and moves nothing. */}
            {worksOffline && ` · ${shellWords.worksOffline}`}
          </p>
        </div>
      </main>
    </div>
  );
}
