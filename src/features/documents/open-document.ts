// The open document as the form shows it.
import { type RobotsDocument, readRobotsDocument } from '../../core/dialects/robots-pi/document.ts';
import { type Parser, parserOfPath } from '../../core/dialects/robots-pi/effective.ts';
import { positionAt } from '../../core/dialects/robots-pi/places.ts';
import type { Source } from '../../core/text/source.ts';
import { openFile } from '../../state/derived.ts';
import { useDocument } from '../../state/use-document.ts';

export interface OpenDocument {
  readonly path: string;
  readonly source: Source;
  readonly document: RobotsDocument;
  /** What reads a file of this kind. */
  readonly parser: Parser;
  /** The line of an offset. */
  readonly lineOf: (offset: number) => number;
}

export function useOpenDocument(): OpenDocument {
  const { path, source } = useDocument(openFile);
  return {
    path,
    source,
    document: readRobotsDocument(source),
    parser: parserOfPath(path),
    lineOf: (offset) => positionAt(source, offset).line,
  };
}
