// The findings of the open file for the short list of a form.

import type { Finding, Severity } from '../../core/diagnostics/finding.ts';
import { contentKey } from '../../core/diagnostics/finding.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { findingWords, findingListWords as words } from '../../messages/en/findings.ts';
import { findingMessage, fixTitle } from '../../messages/explain/explain-finding.ts';
import { updateView } from '../document/document-store.ts';
import { documentStore } from '../document/use-document.ts';
import { applyFix, type FindingReport } from './finder.ts';
import { openFindings } from './findings-panel.ts';
import { useFindingReport } from './use-findings.ts';

/** The dialog of the status line lists the rest. */
const MAX_LISTED = 8;

interface ListAction {
  readonly text: string;
  readonly label?: string;
  readonly run: () => void;
}

interface ListedFinding {
  readonly key: string;
  readonly severity: Severity;
  readonly severityText: string;
  readonly message: string;
  readonly goTo: ListAction;
  readonly fixes: readonly (ListAction & { readonly key: string })[];
}

interface ListedFindings {
  readonly title: string;
  readonly items: readonly ListedFinding[];
  /** Opens the full list; absent if the short list is complete. */
  readonly more?: ListAction;
}

/** Keys of findings by their content; a file may have the same finding several times. */
function keysOf(findings: readonly Finding[]): readonly string[] {
  const count = new Map<string, number>();
  return findings.map((finding) => {
    const content = contentKey(finding);
    const occurrence = count.get(content) ?? 0;
    count.set(content, occurrence + 1);
    return `${occurrence} ${content}`;
  });
}

function listFinding(
  report: FindingReport,
  finding: Finding,
  key: string,
  onFixed: () => void,
): ListedFinding {
  const { start } = finding.range;
  return {
    key,
    severity: finding.severity,
    severityText: findingWords.severity(finding.severity),
    message: findingMessage(finding),
    goTo: {
      text: words.goTo(start.line),
      run: () => updateView(documentStore, { caret: { position: start, by: 'link' } }),
    },
    fixes: finding.fixes.map((fix) => ({
      key: contentKey(fix),
      text: fixTitle(fix),
      label: escapeInvisible(words.fixIn(fixTitle(fix), start.line)),
      run: () => {
        applyFix(documentStore, report, finding, fix);
        onFixed();
      },
    })),
  };
}

/**
 * Returns the findings of a file in file order; none until they are known.
 * @param onFixed moves the focus, because the button of a fix is removed with its finding
 */
export function useFindingItems(path: string, onFixed: () => void): ListedFindings {
  const report = useFindingReport();
  const findings = report?.path === path ? report.findings : [];
  const listed = findings.slice(0, MAX_LISTED);
  const keys = keysOf(listed);
  return {
    title: words.title,
    items: report ? listed.map((finding, index) => listFinding(report, finding, keys[index]!, onFixed)) : [],
    ...(findings.length > MAX_LISTED && {
      more: { text: words.all(findings.length), run: () => openFindings(true) },
    }),
  };
}
