// What is said about the field of mobile agents where it is written.
import type * as english from '../../en/words/mobile-hover.ts';
import type { Told } from '../../language.ts';

export const mobileFieldMeanings: Told<typeof english.mobileFieldMeanings> = {
  'mobile-agent-server':
    'Nennt den Host, der mobile Agenten aufnimmt für alles, was mit diesem Pfad beginnt, oder keinen. Gilt für die ganze Datei; passen mehrere Zeilen, zählt die letzte.',
};

/** By what a target is: `none`, a host, or the beginning of one. */
export const targetMeanings: typeof english.targetMeanings = {
  none: 'Kein Host nimmt mobile Agenten für diese Pfade auf.',
  host: 'Mobile Agenten für diese Pfade gehen zu diesem Host: Protokoll, Adresse und Port, und nichts dahinter.',
  protocol: 'Ein Host: Protokoll, Adresse, Port. 434 ist der übliche Port des Agent Transfer Protocol.',
};
