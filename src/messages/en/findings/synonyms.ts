// Words that people search findings by, beside those that findings say; codes that end in "*" stand for all that begin so.

export const synonyms: readonly (readonly [words: string, codes: readonly string[]])[] = [
  [
    'typo misspelled misspelt spelling mistake',
    ['R009', 'unknown-field', 'unknown-usage', 'R089', 'CUS-LABEL'],
  ],
  ['relative sitemap absolute url', ['R070']],
  ['crawl-delay crawl delay slow pace throttle', ['CRD-*', 'R071', 'RRT-PACE']],
  ['bom', ['R010']],
  ['crlf newline line break', ['R011', 'R012', 'R003']],
  ['empty line', ['R003', 'R004', 'R001']],
  ['encoding charset unicode umlaut utf-16 utf-8', ['R083', 'R084', 'R013']],
  ['zero width homoglyph confusable lookalike', ['R098', 'R082']],
  [
    'duplicate repeated double',
    ['R026', 'R027', 'R028', 'R047', 'SIT-TWICE', 'HOST-TWICE', 'CLP-TWICE', 'CSG-DUPLICATE'],
  ],
  ['user-agent wildcard', ['R025', 'R024']],
  ['regex regexp', ['R096']],
  ['conflict order precedence first longest', ['R045', 'R046', 'R048', 'R067', 'R102']],
  ['block everything disallow all', ['R062', 'R093']],
  ['css javascript assets render', ['R099']],
  ['security disclosure secret admin', ['R100']],
  ['size limit too big large', ['R015', 'R016', 'R090', 'R091', 'file-too-long']],
  ['syntax', ['R007', 'missing-colon', 'CUS-SYNTAX']],
  ['case sensitive uppercase lowercase', ['R064', 'R080', 'R056']],
  ['ai training llm', ['CSG-*', 'CUS-*', 'AIU-*', 'RSL-*', 'POL-*']],
  ['deprecated obsolete', ['NOI-OBSOLETE', 'HOST-OBSOLETE', 'CUS-LABEL-OLD']],
  ['html 404 error page', ['R017']],
];
