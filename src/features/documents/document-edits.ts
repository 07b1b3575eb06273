// The edits of the form of a document. Each is an edit of the store and a step of the history.

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
import { editOpenFile, type FormEdit } from '../../state/document/edit-open-file.ts';

const editDocument = (make: FormEdit): void => editOpenFile('document-says', make);

/** Changes META tags. */
export const editMetas = (make: FormEdit, visit?: string): void =>
  editOpenFile('document-says', make, { visit });

export const setDirective = (parser: Parser, bit: Partial<Directives>, both: boolean): void =>
  editDocument((source) => setBitForParser(source, parser, bit, both));

/** Inserts a PI with the directives of the META tags, or one that changes nothing if there are none. */
export const insertInstruction = (spot: PiSpot): void =>
  editDocument((source) => insertPi(source, directivesOfMetas(readRobotsDocument(source).html.metas), spot));

export const moveInstruction = (pi: RobotsPi, spot: PiSpot): void =>
  editDocument((source) => movePi(source, pi, spot));

/** Copies the directives of the legal PI for HTML parsers: changes the META tags, or inserts one. */
export const copyPiToMeta = (): void =>
  editDocument((source) => {
    const document = readRobotsDocument(source);
    const pi = firstLegalPi(document);
    if (!pi) return [];
    const directives = directivesOfPi(pi);
    return document.html.metas.length > 0 ? writeMetas(source, directives) : insertMeta(source, directives);
  });

/** Copies the directives of the META tags for XML parsers. */
export const copyMetaToPi = (): void =>
  editDocument((source) => writeDirectives(source, directivesOfMetas(readRobotsDocument(source).html.metas)));
