// Services that no line of a file can speak to, because nobody knows a name of theirs.
import { isOutdated } from '../../../core/catalogue/crawlers.ts';
import { namelessServices } from '../../../core/catalogue/policy-tokens.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { crawlersWords } from '../../../messages/en/learn/crawlers.ts';
import { today } from '../../../state/today.ts';
import { SourceLine } from '../../../ui/content/source-line.tsx';
import { PageSection } from '../page-section.tsx';
import { WideTable } from '../wide-table.tsx';
import styles from './crawlers.module.css';

const words = crawlersWords.nameless;

export function NamelessServices() {
  const day = today();
  return (
    <PageSection title={words.title} about={words.about}>
      <div className={styles['table']}>
        <WideTable caption={words.caption}>
          <thead>
            <tr>
              <th scope="col">{words.heads.name}</th>
              <th scope="col">{words.heads.says}</th>
              <th scope="col">{words.heads.source}</th>
            </tr>
          </thead>
          <tbody>
            {namelessServices.map(({ name, says, source, sourceDate }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td lang="en">{says}</td>
                <td>
                  <SourceLine
                    source={source}
                    said={crawlerWords.day(sourceDate)}
                    old={isOutdated(sourceDate, day) ? crawlerWords.old : undefined}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </div>
    </PageSection>
  );
}
