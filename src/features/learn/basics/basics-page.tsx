// Explains robots.txt to users who have never written one.

import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { prepare } from '../../../core/questions/registry.ts';
import { defaultReader, readerOf } from '../../../core/readers/registry.ts';
import { openSite } from '../../../core/workspace/site.ts';
import { basicsText } from '../../../messages/en/learn/basics.ts';
import { crawlersText } from '../../../messages/en/learn/crawlers.ts';
import { findingsText } from '../../../messages/en/learn/learn.ts';
import { rfc9309Text } from '../../../messages/en/learn/rfc-9309.ts';
import { agentName } from '../../../messages/en/table.ts';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import { DataTable, PageHeading, PageSection, Paragraphs, TermSection } from '../document.tsx';
import { openExample } from '../examples/open-example.ts';
import styles from './basics.module.css';

/** A small file, with the crawlers and paths whose answers are shown next to it. */
interface BasicsExample {
  readonly text: string;
  /** The crawlers; '' is any other crawler. */
  readonly agents: readonly string[];
  readonly paths: readonly string[];
}

/** The example files of the page, with the crawlers and paths of each. */
const basicsExamples: Readonly<Record<keyof typeof basicsText.examples, BasicsExample>> = {
  records: {
    text: 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\n',
    agents: ['GPTBot', 'CCBot', ''],
    paths: ['/', '/private/plan.html'],
  },
  paths: {
    text: 'User-agent: *\nDisallow: /tmp\nDisallow: /Photos/\n',
    agents: [''],
    paths: ['/tmp', '/tmp/a.html', '/tmpfile.html', '/Photos/1.jpg', '/photos/1.jpg'],
  },
  longest: {
    text: 'User-agent: *\nDisallow: /shop/\nAllow: /shop/sale/\nDisallow: /shop/sale/old/\n',
    agents: [''],
    paths: ['/shop/tent', '/shop/sale/tent', '/shop/sale/old/tent', '/about'],
  },
  wildcards: {
    text: 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*?sort=\n',
    agents: [''],
    paths: ['/guide.pdf', '/guide.pdf?page=2', '/shoes?sort=price', '/shoes?color=red&sort=price'],
  },
  everything: {
    text: 'User-agent: Googlebot\nDisallow:\n\nUser-agent: *\nDisallow: /\n',
    agents: ['Googlebot', ''],
    paths: ['/', '/page.html', '/robots.txt'],
  },
};

const ORIGIN = 'https://www.example.com';
const reader = readerOf(defaultReader);

/** Returns the function that answers for a crawler and a path under the text of the file. */
function prepareFile(text: string) {
  const site = openSite({ origin: ORIGIN, files: { [reader.file.path]: text } });
  const queryAnswer = prepare(site, { question: 'fetch', reader });
  return (agent: string, path: string) => queryAnswer(agent, ORIGIN + path);
}

const openInWorkbench = ({ agents, paths }: BasicsExample, text: string, title: string) =>
  openExample(
    {
      gatepost: 1,
      origin: ORIGIN,
      rows: paths.map((path) => ORIGIN + path),
      columns: [...agents],
      files: [{ path: reader.file.path, text }],
      question: 'fetch',
      reader: reader.id,
      expectations: [],
    },
    title,
  );

/** An editable file with the answers of RFC 9309, which are updated with every key. */
function LiveExample({ name }: { name: keyof typeof basicsExamples }) {
  const example = basicsExamples[name];
  const { title, about } = basicsText.examples[name];
  const [text, setText] = useState(example.text);
  const queryAnswer = useMemo(() => prepareFile(text), [text]);
  const field = useId();
  return (
    <PageSection title={title} about={about}>
      <div className={`stack ${styles['example']}`}>
        <textarea
          id={field}
          aria-label={basicsText.file(title)}
          value={text}
          rows={example.text.split('\n').length}
          spellCheck={false}
          autoCapitalize="off"
          dir="ltr"
          onChange={({ target }) => setText(target.value)}
        />
        <DataTable
          caption={basicsText.answers}
          rows={example.paths.map((path) => ({ path }))}
          columns={[
            [basicsText.url, ({ path }) => <code>{path}</code>],
            ...example.agents.map(
              (agent) =>
                [
                  agentName(agent),
                  ({ path }: { readonly path: string }) => {
                    const { answer, by } = queryAnswer(agent, path);
                    return (
                      <>
                        <AnswerLabel answer={answer} />{' '}
                        <span className={`text-s faint ${styles['line']}`}>
                          {by ? basicsText.by(by.line) : basicsText.byNone}
                        </span>
                      </>
                    );
                  },
                ] as const,
            ),
          ]}
        />
        <p className={styles['actions']}>
          {text !== example.text && (
            <button type="button" className="btn" onClick={() => setText(example.text)}>
              {basicsText.reset}
            </button>
          )}
          <button
            type="button"
            className="btn btn-link"
            aria-label={`${basicsText.open}: ${title}`}
            onClick={() => void openInWorkbench(example, text, title)}
          >
            {basicsText.open}
          </button>
        </p>
      </div>
    </PageSection>
  );
}

const nextPages = [rfc9309Text, crawlersText, findingsText];

export const BasicsPage = () => (
  <>
    <PageHeading title={basicsText.title} />
    <Paragraphs paragraphs={basicsText.lead} />
    <LiveExample name="records" />
    <LiveExample name="paths" />
    <LiveExample name="longest" />
    <LiveExample name="wildcards" />
    <LiveExample name="everything" />
    <TermSection {...basicsText.others} />
    <TermSection {...basicsText.missing} />
    <TermSection {...basicsText.limits} />
    <PageSection {...basicsText.readers} />
    <PageSection title={basicsText.next}>
      <ul className="stack tight">
        {nextPages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/learn/${slug}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </PageSection>
  </>
);
