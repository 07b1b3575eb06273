// The URL as the rules are compared with it, and what became of its percent-encoding, octet by octet.
import type { Step } from '../../../core/questions/explanation-step.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { traceWords as words } from '../../../messages/en/explanation.ts';
import { explain } from '../../../messages/explain.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from '../steps.module.css';
import { MarkedOctets } from './octet-marks.tsx';
import { findOctetRuns, type OctetRun } from './octet-runs.ts';
import { shortened } from './shorten-middle.ts';

export interface UrlRowProps {
  readonly steps: readonly Step[];
  readonly reader: Reader;
  /** The step that tells how the URL is compared, if that is not as it is written. */
  readonly readAs: Step | undefined;
}

/** Each change once, in the order of the path. */
const findChangedOctets = (runs: readonly OctetRun[]) => [
  ...new Map(runs.filter(({ isChanged }) => isChanged).map(({ written, read }) => [written, read] as const)),
];

/** A URL that is compared in another form: both forms, with what changed marked, and the changes in words. */
function ChangedOctetsRow({ readAs, runs }: { readAs: Step; runs: readonly OctetRun[] }) {
  return (
    <tr>
      <td>{words.url}</td>
      <td>
        <MarkedOctets runs={runs} side="written" />
        <span className={styles['compared']}>
          {words.comparedAs} <MarkedOctets runs={runs} side="read" />
        </span>
      </td>
      <td colSpan={2}>
        <VisibleText text={`${explain(readAs)} ${words.octets(findChangedOctets(runs))}`} />
      </td>
    </tr>
  );
}

/** What is underlined in the rules below agrees with this URL. */
export function UrlRow({ steps, reader, readAs }: UrlRowProps) {
  const url = steps
    .map(({ params }) => ('url' in params ? params.url : undefined))
    .find((one) => one !== undefined);
  if (url === undefined) return null;
  const runs =
    readAs?.code === 'url-read-as' ? findOctetRuns(readAs.params.written, readAs.params.read) : undefined;
  if (readAs && runs) return <ChangedOctetsRow readAs={readAs} runs={runs} />;
  const hasEscapes = url.includes('%') && reader.path.decode === 'none';
  const plain = hasEscapes ? words.escapesStay : words.asWritten;
  return (
    <tr>
      <td>{words.url}</td>
      <td>
        <VisibleText text={shortened(url)} />
      </td>
      <td colSpan={2}>
        <VisibleText text={readAs ? explain(readAs) : plain} />
      </td>
    </tr>
  );
}
