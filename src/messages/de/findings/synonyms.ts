// Words that people search findings by, beside those that findings say; codes that end in "*" stand for all that begin so.
import type * as english from '../../en/findings/synonyms.ts';

export const synonyms: typeof english.synonyms = [
  [
    'tippfehler vertippt rechtschreibung schreibfehler verschrieben typo',
    ['R009', 'unknown-field', 'unknown-usage', 'R089', 'CUS-LABEL'],
  ],
  ['relative relativ absolute absolut url sitemap', ['R070']],
  [
    'crawl-delay crawl delay verzögerung wartezeit pause langsam bremsen drosseln tempo',
    ['CRD-*', 'R071', 'RRT-PACE'],
  ],
  ['bom', ['R010']],
  ['crlf lf zeilenumbruch umbruch newline', ['R011', 'R012', 'R003']],
  ['leerzeile leere zeile', ['R003', 'R004', 'R001']],
  [
    'kodierung codierung encoding zeichensatz charset unicode umlaut umlaute utf-16 utf-8',
    ['R083', 'R084', 'R013'],
  ],
  ['unsichtbar nullbreite homoglyph verwechselbar doppelgänger kyrillisch', ['R098', 'R082']],
  [
    'doppelt wiederholt wiederholung mehrfach duplikat',
    ['R026', 'R027', 'R028', 'R047', 'SIT-TWICE', 'HOST-TWICE', 'CLP-TWICE', 'CSG-DUPLICATE'],
  ],
  ['user-agent platzhalter wildcard', ['R025', 'R024']],
  ['regex regexp', ['R096']],
  [
    'konflikt widerspruch reihenfolge vorrang rangfolge erste längste',
    ['R045', 'R046', 'R048', 'R067', 'R102'],
  ],
  ['alles sperren gesperrt blockieren blockiert aussperren disallow', ['R062', 'R093']],
  ['css javascript assets rendern darstellung', ['R099']],
  ['sicherheit preisgeben verraten geheim admin', ['R100']],
  ['größe begrenzung obergrenze zu groß zu lang limit', ['R015', 'R016', 'R090', 'R091', 'file-too-long']],
  ['syntax schreibweise', ['R007', 'missing-colon', 'CUS-SYNTAX']],
  ['groß- und kleinschreibung großbuchstaben kleinbuchstaben', ['R064', 'R080', 'R056']],
  [
    'ki ai künstliche intelligenz training trainieren sprachmodell llm',
    ['CSG-*', 'CUS-*', 'AIU-*', 'RSL-*', 'POL-*'],
  ],
  ['veraltet überholt abgeschafft', ['NOI-OBSOLETE', 'HOST-OBSOLETE', 'CUS-LABEL-OLD']],
  ['html 404 fehlerseite', ['R017']],
];
