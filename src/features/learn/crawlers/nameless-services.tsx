// Services whose crawlers have no known name, so that no line of a file can address them.
import { isOutdated } from '../../../core/catalogue/crawlers.ts';
import { namelessServices } from '../../../core/catalogue/policy-tokens.ts';
import { crawlerWords } from '../../../messages/en/crawlers.ts';
import { crawlersWords } from '../../../messages/en/learn/crawlers.ts';
import { today } from '../../../state/today.ts';
import { SourceLine } from '../../../ui/content/source-line.tsx';
import { DataTable, PageSection } from '../document.tsx';
import styles from './crawlers.module.css';

const words = crawlersWords.nameless;

export function NamelessServices() {
  const day = today();
  return (
    <PageSection title={words.title} about={words.about}>
      <div className={styles['table']}>
        <DataTable
          caption={words.caption}
          rows={namelessServices}
          columns={[
            [words.heads.name, ({ name }) => name],
            [words.heads.says, ({ says }) => <span lang="en">{says}</span>],
            [
              words.heads.source,
              ({ source, sourceDate }) => (
                <SourceLine
                  source={source}
                  said={crawlerWords.day(sourceDate)}
                  old={isOutdated(sourceDate, day) ? crawlerWords.old : undefined}
                />
              ),
            ],
          ]}
        />
      </div>
    </PageSection>
  );
}
