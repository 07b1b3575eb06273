// The edits of the form of a document. Each is an edit of the store and a step of the history.

import type { TextEdit } from '../../core/document/range.ts';
import type { Source } from '../../core/document/source.ts';
import { insertMeta, writeMetas } from '../../core/formats/robots-pi/edit/meta-tag.ts';
import { movePi } from '../../core/formats/robots-pi/edit/move-pi.ts';
import type { PiSpot } from '../../core/formats/robots-pi/edit/pi-spots.ts';
import { setBitForParser } from '../../core/formats/robots-pi/edit/write-for-parser.ts';
import { insertPi, writeDirectives } from '../../core/formats/robots-pi/edit/write-pi.ts';
import {
  directivesOfPi,
  firstLegalPi,
  type Parser,
} from '../../core/formats/robots-pi/effective-directives.ts';
import { directivesOfMetas } from '../../core/formats/robots-pi/meta-tags.ts';
import type { Directives } from '../../core/formats/robots-pi/read-pi.ts';
import { type RobotsPi, readRobotsDocument } from '../../core/formats/robots-pi/robots-document.ts';
import { edit } from '../../state/document/document-store.ts';
import { openFile } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';

function editDocument(code: string, make: (source: Source) => readonly TextEdit[]): void {
  const { path, source } = openFile(documentStore.getState());
  edit(documentStore, path, make(source), { origin: 'form', label: { code, params: { path } } });
}

/** Changes META tags. Edits with the same `visit` (one visit of one field) are one undo step. */
export function editMetas(createEdits: (source: Source) => readonly TextEdit[], visit?: string): void {
  const { path, source } = openFile(documentStore.getState());
  edit(documentStore, path, createEdits(source), {
    origin: 'form',
    label: { code: 'document-says', params: { path } },
    ...(visit === undefined ? {} : { visit }),
  });
}

export const setDirective = (parser: Parser, bit: Partial<Directives>, both: boolean): void =>
  editDocument('document-says', (source) => setBitForParser(source, parser, bit, both));

/** Inserts a PI with the directives of the META tags, or one that changes nothing if there are none. */
export const insertInstruction = (spot: PiSpot): void =>
  editDocument('document-says', (source) =>
    insertPi(source, directivesOfMetas(readRobotsDocument(source).html.metas), spot),
  );

export const moveInstruction = (pi: RobotsPi, spot: PiSpot): void =>
  editDocument('document-says', (source) => movePi(source, pi, spot));

/** Copies the directives of the legal PI for HTML parsers: changes the META tags, or inserts one. */
export const copyPiToMeta = (): void =>
  editDocument('document-says', (source) => {
    const document = readRobotsDocument(source);
    const pi = firstLegalPi(document);
    if (!pi) return [];
    const directives = directivesOfPi(pi);
    return document.html.metas.length > 0 ? writeMetas(source, directives) : insertMeta(source, directives);
  });

/** Copies the directives of the META tags for XML parsers. */
export const copyMetaToPi = (): void =>
  editDocument('document-says', (source) =>
    writeDirectives(source, directivesOfMetas(readRobotsDocument(source).html.metas)),
  );
