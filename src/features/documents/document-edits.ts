// What the form of a document does: edits of the store, each a step of the history.

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

/** Changes META tags; edits with the same `visit`, one stay in one field, are one step to undo. */
export function editMetas(make: (source: Source) => readonly TextEdit[], visit?: string): void {
  const { path, source } = openFile(documentStore.getState());
  edit(documentStore, path, make(source), {
    origin: 'form',
    label: { code: 'document-says', params: { path } },
    ...(visit === undefined ? {} : { visit }),
  });
}

export const setDirective = (parser: Parser, bit: Partial<Directives>, both: boolean): void =>
  editDocument('document-says', (source) => setBitForParser(source, parser, bit, both));

/** A PI that changes nothing, or says what META says. */
export const insertInstruction = (spot: PiSpot): void =>
  editDocument('document-says', (source) =>
    insertPi(source, directivesOfMetas(readRobotsDocument(source).html.metas), spot),
  );

export const moveInstruction = (pi: RobotsPi, spot: PiSpot): void =>
  editDocument('document-says', (source) => movePi(source, pi, spot));

/** Says to HTML parsers what the legal PI says: changes the META tags, or inserts one. */
export const copyPiToMeta = (): void =>
  editDocument('document-says', (source) => {
    const document = readRobotsDocument(source);
    const pi = firstLegalPi(document);
    if (!pi) return [];
    const says = directivesOfPi(pi);
    return document.html.metas.length > 0 ? writeMetas(source, says) : insertMeta(source, says);
  });

/** Says to XML parsers what the META tags say. */
export const copyMetaToPi = (): void =>
  editDocument('document-says', (source) =>
    writeDirectives(source, directivesOfMetas(readRobotsDocument(source).html.metas)),
  );
