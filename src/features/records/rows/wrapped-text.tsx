// What a field holds, wrapped, as a field of one line cannot show it.
import { Fragment } from 'react';
import styles from '../records.module.css';

/** Behind each of these a path may go on in the next line. */
const PART_PATTERN = /[^/?&]*[/?&]+|[^/?&]+/g;
const SIGN_PATTERN = /([*]|[$]$)/;

/** The parts of a path between which it may wrap; joined, they are the path. */
export const pathParts = (path: string): readonly string[] => path.match(PART_PATTERN) ?? [];

const PathParts = ({ path }: { readonly path: string }) =>
  pathParts(path).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
    <Fragment key={place}>
      {part.split(SIGN_PATTERN).map((piece, at) => (at % 2 === 1 ? <i key={at}>{piece}</i> : piece))}
      <wbr />
    </Fragment>
  ));

interface WrappedTextProps {
  readonly text: string;
  readonly isPath: boolean;
}

/** Lies under the field while that has no focus, and gives it its height. It says nothing that the field does not. */
export const WrappedText = ({ text, isPath }: WrappedTextProps) => (
  <code className={styles['wrapped']} aria-hidden="true" dir="ltr">
    {isPath ? <PathParts path={text} /> : text}
  </code>
);
