// A file that can be edited, and the answers of RFC 9309 beside it, asked again at every key.
import { useId, useMemo, useState } from 'react';
import { prepare } from '../../../core/questions/registry.ts';
import { defaultReader, readerOf } from '../../../core/readers/registry.ts';
import { openSite } from '../../../core/workspace/site.ts';
import { basicsText as words } from '../../../messages/en/learn/basics.ts';
import { agentName } from '../../../messages/en/table.ts';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import { DataTable, PageSection } from '../document.tsx';
import { openExample } from '../examples/open-example.ts';
import styles from './basics.module.css';
import { type BasicsExample, basicsExamples } from './basics-examples.ts';

const ORIGIN = 'https://www.example.com';
const reader = readerOf(defaultReader);

/** Answers about a crawler and a path, from the text of the file. */
function prepareFile(text: string) {
  const site = openSite({ origin: ORIGIN, files: { [reader.file.path]: text } });
  const may = prepare(site, { question: 'fetch', reader });
  return (agent: string, path: string) => may(agent, ORIGIN + path);
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

export function LiveExample({ name }: { name: keyof typeof basicsExamples }) {
  const example = basicsExamples[name];
  const { title, about } = words.examples[name];
  const [text, setText] = useState(example.text);
  const may = useMemo(() => prepareFile(text), [text]);
  const field = useId();
  return (
    <PageSection title={title} about={about}>
      <div className={styles['example']}>
        <textarea
          id={field}
          aria-label={words.file(title)}
          value={text}
          rows={example.text.split('\n').length}
          spellCheck={false}
          autoCapitalize="off"
          dir="ltr"
          onChange={({ target }) => setText(target.value)}
        />
        <DataTable
          caption={words.answers}
          rows={example.paths.map((path) => ({ path }))}
          columns={[
            [words.url, ({ path }) => <code>{path}</code>],
            ...example.agents.map(
              (agent) =>
                [
                  agentName(agent),
                  ({ path }: { readonly path: string }) => {
                    const { answer, by } = may(agent, path);
                    return (
                      <>
                        <AnswerLabel answer={answer} />{' '}
                        <span className={styles['line']}>{by ? words.by(by.line) : words.byNone}</span>
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
              {words.reset}
            </button>
          )}
          <button
            type="button"
            className="btn btn-link"
            aria-label={`${words.open}: ${title}`}
            onClick={() => void openInWorkbench(example, text, title)}
          >
            {words.open}
          </button>
        </p>
      </div>
    </PageSection>
  );
}
