// The texts of one file in both versions: in an editor where there is room for one, and line by line.
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { versionsWords as words } from '../../../messages/en/compare.ts';
import { useLayout } from '../../../state/layout/use-layout.ts';
import {
  type ComparedTexts,
  comparedTexts,
  type Versions,
} from '../../../state/versions/compared-versions.ts';
import type { VersionDiff } from '../../../state/versions/version-diff.ts';
import { LineDifferences } from '../../../ui/content/line-differences.tsx';
import styles from './versions.module.css';

interface TextComparisonProps {
  readonly versions: Versions;
  readonly told: VersionDiff | undefined;
  readonly TextDiff: ComponentType<ComparedTexts>;
  /** Stands below the texts. */
  readonly children: ReactNode;
}

export function TextComparison({ versions, told, TextDiff, children }: TextComparisonProps) {
  const texts = comparedTexts(versions);
  const { path, before, after } = texts;
  const hasEditor = useLayout((state) => state.kind !== 'narrow' && !state.plainText && !state.editorFailed);
  const isSame = before?.source === after?.source || told?.differences.length === 0;
  const list = told && told.differences.length > 0 && <LineDifferences differences={told.differences} />;
  return (
    <section aria-label={words.textTitle(path)} className={styles['text']}>
      <h2>{words.textTitle(path)}</h2>
      {!before && <p>{words.missing.before(path)}</p>}
      {!after && <p>{words.missing.after(path)}</p>}
      {isSame && <p className={styles['quiet']}>{words.sameText}</p>}
      {!isSame && !hasEditor && list}
      {!isSame && hasEditor && (
        <>
          <div className={styles['editor']}>
            <Suspense fallback={list}>
              <TextDiff {...texts} />
            </Suspense>
          </div>
          <details className={styles['lines']}>
            <summary>{words.lineByLine}</summary>
            {list}
          </details>
        </>
      )}
      {children}
    </section>
  );
}
