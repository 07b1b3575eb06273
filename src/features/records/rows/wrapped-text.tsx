// The value of a field, wrapped, because a one-line field cannot show it.
import { Fragment } from 'react';
import styles from '../records.module.css';

/** A path may wrap after each of these parts. */
const PART_PATTERN = /[^/?&]*[/?&]+|[^/?&]+/g;
const SIGN_PATTERN = /([*]|[$]$)/;

/** Returns the parts of a path between which it may wrap; joined, they are the path. */
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

/**
 * Displayed under the field while that has no focus, and determines its height. Hidden from screen readers, which
 * read the field.
 */
export const WrappedText = ({ text, isPath }: WrappedTextProps) => (
  <code className={`text-s breaks ${styles['wrapped']}`} aria-hidden="true" dir="ltr">
    {isPath ? <PathParts path={text} /> : text}
  </code>
);
