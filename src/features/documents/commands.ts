// What the form of a document does: edits of the store, each a step of the history.
import { type RobotsPi, readRobotsDocument } from '../../core/dialects/robots-pi/document.ts';
import { insertMeta, writeMetas } from '../../core/dialects/robots-pi/edit/meta.ts';
import { movePi } from '../../core/dialects/robots-pi/edit/move.ts';
import type { PiSpot } from '../../core/dialects/robots-pi/edit/spots.ts';
import { insertPi, writeDirectives } from '../../core/dialects/robots-pi/edit/write.ts';
import { setBitForParser } from '../../core/dialects/robots-pi/edit/write-both.ts';
import { directivesOfPi, firstLegalPi, type Parser } from '../../core/dialects/robots-pi/effective.ts';
import { directivesOfMetas } from '../../core/dialects/robots-pi/metas.ts';
import type { Directives } from '../../core/dialects/robots-pi/read-data.ts';
import type { TextEdit } from '../../core/text/range.ts';
import type { Source } from '../../core/text/source.ts';
import { openFile } from '../../state/derived.ts';
import { edit } from '../../state/document-store.ts';
import { documentStore } from '../../state/use-document.ts';

function write(code: string, make: (source: Source) => readonly TextEdit[]): void {
  const { path, source } = openFile(documentStore.getState());
  edit(documentStore, path, make(source), { origin: 'form', label: { code, params: { path } } });
}

export const setBit = (parser: Parser, bit: Partial<Directives>, both: boolean): void =>
  write('document-says', (source) => setBitForParser(source, parser, bit, both));

/** A PI that changes nothing, or says what META says. */
export const insertAtSpot = (spot: PiSpot): void =>
  write('document-says', (source) =>
    insertPi(source, directivesOfMetas(readRobotsDocument(source).html.metas), spot),
  );

export const moveTo = (pi: RobotsPi, spot: PiSpot): void =>
  write('document-says', (source) => movePi(source, pi, spot));

/** Says to HTML parsers what the legal PI says: changes the META tags, or inserts one. */
export const metaFromPi = (): void =>
  write('document-says', (source) => {
    const document = readRobotsDocument(source);
    const pi = firstLegalPi(document);
    if (!pi) return [];
    const says = directivesOfPi(pi);
    return document.html.metas.length > 0 ? writeMetas(source, says) : insertMeta(source, says);
  });

/** Says to XML parsers what the META tags say. */
export const piFromMeta = (): void =>
  write('document-says', (source) =>
    writeDirectives(source, directivesOfMetas(readRobotsDocument(source).html.metas)),
  );
