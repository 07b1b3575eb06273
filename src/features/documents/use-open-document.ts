// The open document, for the form.

import type { Position } from '../../core/document/range.ts';
import type { Source } from '../../core/document/source.ts';
import { positionAt } from '../../core/document/spans.ts';
import { type Parser, parserOfPath } from '../../core/formats/robots-pi/effective-directives.ts';
import { type RobotsDocument, readRobotsDocument } from '../../core/formats/robots-pi/robots-document.ts';
import { openFile } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';

export interface OpenDocument {
  readonly path: string;
  readonly source: Source;
  readonly document: RobotsDocument;
  /** The parser for a file of this kind. */
  readonly parser: Parser;
  /** Returns the line of an offset. */
  readonly lineOf: (offset: number) => number;
  readonly positionOf: (offset: number) => Position;
}

export function useOpenDocument(): OpenDocument {
  const { path, source } = useDocument(openFile);
  return {
    path,
    source,
    document: readRobotsDocument(source),
    parser: parserOfPath(path),
    lineOf: (offset) => positionAt(source, offset).line,
    positionOf: (offset) => positionAt(source, offset),
  };
}
