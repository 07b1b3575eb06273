// Every diagnostic of ACAP 1.1: the 113 of the digest in its order, and one of ours.
import { type Diagnostic, defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';
import {
  acapText,
  allCrawlers,
  anyCrawler,
  conditions,
  conflict,
  fileHead,
  oldVersionHead,
  permitPresent,
  withDefinitions,
} from './example.ts';

const acap11 = (section: string) => `ACAP 1.1 ${section}`;

/** All of them; the checks beside this file report them by their codes. */
export const acapDiagnostics = [
  defineDiagnostic({
    code: 'missing-colon',
    severity: 'error',
    spec: acap11('3'),
    examples: [createExample(anyCrawler('ACAP-allow-index /a/'), anyCrawler('ACAP-allow-index: /a/'))],
  }),
  defineDiagnostic({
    code: 'space-before-colon',
    severity: 'warning',
    spec: acap11('3'),
    examples: [createExample(anyCrawler('ACAP-allow-index : /a/'), anyCrawler('ACAP-allow-index: /a/'))],
  }),
  defineDiagnostic({
    code: 'leading-whitespace',
    severity: 'warning',
    spec: acap11('3'),
    examples: [createExample(anyCrawler('\t ACAP-allow-index: /a/'), anyCrawler('ACAP-allow-index: /a/'))],
  }),
  defineDiagnostic({
    code: 'unknown-field',
    severity: 'error',
    spec: acap11('3'),
    examples: [
      createExample(anyCrawler('ACAP-alow-index: /a/', permitPresent), anyCrawler('ACAP-allow-index: /a/')),
    ],
  }),
  defineDiagnostic({
    code: 'unknown-usage',
    severity: 'error',
    spec: acap11('2.5'),
    examples: [
      createExample(anyCrawler('ACAP-allow-idnex: /a/', permitPresent), anyCrawler('ACAP-allow-index: /a/')),
    ],
  }),
  defineDiagnostic({
    code: 'empty-value',
    severity: 'error',
    spec: acap11('3'),
    examples: [
      createExample(
        anyCrawler('ACAP-usage-purpose:', permitPresent),
        anyCrawler('ACAP-usage-purpose: news', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'empty-resource',
    severity: 'error',
    spec: acap11('2.4.4'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index:# all', permitPresent),
        anyCrawler('ACAP-allow-index: / # all'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'extra-token',
    severity: 'error',
    spec: acap11('2.4.4'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ /b/', permitPresent),
        anyCrawler('ACAP-allow-index: /a/'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'bad-qualifier-syntax',
    severity: 'error',
    spec: acap11('2.4.1.2'),
    examples: [
      createExample(
        anyCrawler(`${permitPresent} target-condition=permittedcountrylist:BE, FR`),
        anyCrawler(`${permitPresent} target-condition=permittedcountrylist:BE,FR`),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'unknown-qualifier',
    severity: 'error',
    spec: acap11('2.4.1.2'),
    examples: [
      createExample(
        anyCrawler(`${permitPresent} time-limt=3-days`, 'ACAP-allow-other: / ref=/terms'),
        anyCrawler(`${permitPresent} time-limit=3-days`),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'qualifier-not-applicable',
    severity: 'error',
    spec: acap11('2.4.1.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-crawl: /a/ time-limit=3-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'qualifier-usage-disputed',
    severity: 'info',
    spec: acap11('Annex A'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-present-currentcopy: /a/ must-use-resource=/b'),
        anyCrawler('ACAP-allow-present-snippet: /a/ must-use-resource=/b'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'bad-qualifier-value',
    severity: 'error',
    spec: acap11('2.4.1.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-weeks'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=21-days'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'qualifier-value-chars',
    severity: 'error',
    spec: acap11('3'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ must-use-resource=the-acap:text:"Two words"'),
        anyCrawler('ACAP-allow-index: /a/ must-use-resource=the-acap:text:%22Two%20words%22'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'qualifier-spacing',
    severity: 'info',
    spec: acap11('3'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit = 3-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'until-recrawl-alias',
    severity: 'warning',
    spec: acap11('2.4.1.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=until-recrawl'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=until-recrawled'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'zero-limit',
    severity: 'warning',
    spec: acap11('2.5.3.1'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=0-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=10-days'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'expired-date',
    severity: 'warning',
    spec: acap11('2.5.3.1'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=until-2024-02-28', permitPresent),
        anyCrawler('ACAP-allow-index: /a/ time-limit=until-2024-02-29'),
        { today: '2024-02-29' },
      ),
    ],
  }),
  defineDiagnostic({
    code: 'time-limit-third',
    severity: 'warning',
    spec: acap11('2.5.3.1'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled time-limit=5-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'time-limit-combo',
    severity: 'warning',
    spec: acap11('2.5.3.1'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=5-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'time-limit-plus-not-alone',
    severity: 'warning',
    spec: acap11('2.5.3.1'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=plus-terms time-limit=5-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=plus-terms'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'old-until-recrawled',
    severity: 'warning',
    spec: acap11('2.5.5.1.3'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-present-oldcopy: /a/ time-limit=until-recrawled'),
        anyCrawler('ACAP-allow-present-currentcopy: /a/ time-limit=until-recrawled'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'single-qualifier-repeated',
    severity: 'warning',
    spec: acap11('2.4.1.2'),
    examples: [
      createExample(
        anyCrawler(
          'ACAP-allow-index: /a/ must-use-resource=the-acap:extract:id:x must-use-resource=the-acap:extract:id:y',
        ),
        anyCrawler('ACAP-allow-index: /a/ must-use-resource=the-acap:extract:idlist:x,y'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'modification-dominated',
    severity: 'warning',
    spec: acap11('2.5.5.5'),
    examples: [
      createExample(
        anyCrawler(`${permitPresent} prohibited-modification=any prohibited-modification=style`),
        anyCrawler(`${permitPresent} prohibited-modification=format prohibited-modification=style`),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'modification-redundant',
    severity: 'info',
    spec: acap11('2.5.5.5'),
    examples: [
      createExample(
        anyCrawler(`${permitPresent} prohibited-modification=content prohibited-modification=translation`),
        anyCrawler(`${permitPresent} prohibited-modification=content prohibited-modification=format`),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'context-contradiction',
    severity: 'error',
    spec: acap11('2.5.5.8'),
    examples: [
      createExample(
        anyCrawler(
          'ACAP-allow-present-original: / prohibited-context=within-user-frame required-context=within-user-frame',
        ),
        anyCrawler(
          'ACAP-allow-present-original: / prohibited-context=within-user-frame required-context=within-original-frame',
        ),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'original-in-frame',
    severity: 'info',
    spec: acap11('2.5.5.7'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-present-original: / prohibited-context=within-user-frame'),
        anyCrawler('ACAP-allow-present-oldcopy: / prohibited-context=within-user-frame'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'rulesref-not-alone',
    severity: 'warning',
    spec: acap11('2.5.5.9'),
    examples: [
      createExample(conditions('rulesref:/rules', 'permittedcountrylist:BE'), conditions('rulesref:/rules')),
    ],
  }),
  defineDiagnostic({
    code: 'ip-range-reversed',
    severity: 'error',
    spec: acap11('2.5.5.9'),
    examples: [
      createExample(
        conditions('ipaddressrangelist:1.2.4.1-1.2.2.255,1.1.1.1'),
        conditions('ipaddressrangelist:1.2.2.1-1.2.4.255'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'ip-mask-netmask',
    severity: 'warning',
    spec: acap11('2.5.5.9'),
    examples: [
      createExample(
        conditions('ipaddressmasklist:10.1.1.0/255.255.255.0'),
        conditions('ipaddressmasklist:10.1.1.0/0.0.0.255'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'ip-cidr',
    severity: 'error',
    spec: acap11('2.5.5.9'),
    examples: [
      createExample(
        conditions('ipaddressmasklist:10.1.1.0/24'),
        conditions('ipaddressmasklist:10.1.1.0/0.0.0.255'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'ip-v6',
    severity: 'info',
    spec: acap11('2.5.5.9'),
    examples: [
      createExample(conditions('ipaddressrangelist:2001:db8::1'), conditions('ipaddressrangelist:10.1.1.1')),
    ],
  }),
  defineDiagnostic({
    code: 'country-code-unknown',
    severity: 'warning',
    spec: acap11('2.5.5.9'),
    examples: [
      createExample(conditions('permittedcountrylist:UK,BE'), conditions('permittedcountrylist:GB,BE')),
    ],
  }),
  defineDiagnostic({
    code: 'country-lists-conflict',
    severity: 'warning',
    spec: acap11('2.5.5.9'),
    examples: [
      createExample(
        conditions('permittedcountrylist:BE', 'prohibitedcountrylist:BE'),
        conditions('permittedcountrylist:BE', 'permittedcountrylist:BE,FR'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'role-without-prefix',
    severity: 'warning',
    spec: acap11('2.5.5.6'),
    examples: [
      createExample(
        anyCrawler(`${permitPresent} must-include-resource=credit`),
        anyCrawler(`${permitPresent} must-include-resource=the-acap:credit:/by`),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'extract-on-non-html',
    severity: 'warning',
    spec: acap11('2.5.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /*.pdf$ must-use-resource=the-acap:extract:id:abstract'),
        anyCrawler('ACAP-allow-index: /*.html$ must-use-resource=the-acap:extract:id:abstract'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'aux-resource-not-crawlable',
    severity: 'warning',
    spec: acap11('2.5.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-disallow-crawl: /b', 'ACAP-allow-present: /a/ must-use-resource=/b/text'),
        anyCrawler('ACAP-disallow-crawl: /c', 'ACAP-allow-present: /a/ must-use-resource=/b/text'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'cloaking-risk',
    severity: 'info',
    spec: acap11('2.5.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ must-use-resource=/b'),
        anyCrawler('ACAP-allow-present: /a/ must-use-resource=/b'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'prohibition-qualified',
    severity: 'error',
    spec: acap11('2.4.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-disallow-index: /a/ time-limit=3-days', permitPresent),
        anyCrawler('ACAP-disallow-index: /a/'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'prohibition-local-usage',
    severity: 'error',
    spec: acap11('2.4.2'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-composite-usage: show index present'],
          'ACAP-disallow-(show): /a/',
          'ACAP-allow-(show): /b/',
        ),
        anyCrawler('ACAP-disallow-index: /a/'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'local-usage-qualified',
    severity: 'error',
    spec: acap11('2.4.1.3'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-qualified-usage: q index time-limit=3-days'],
          'ACAP-allow-(q): /a/ time-limit=until-recrawled',
          'ACAP-allow-(q): /b/',
        ),
        withDefinitions(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'other-unqualified',
    severity: 'error',
    spec: acap11('2.5.6.1'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-other: /a/', permitPresent),
        anyCrawler('ACAP-allow-other: /a/ usage-ref=/terms'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'bad-local-name',
    severity: 'error',
    spec: acap11('2.4.1.3'),
    examples: [
      createExample(
        withDefinitions(['ACAP-composite-usage: 1st index'], 'ACAP-allow-(1st): /a/', permitPresent),
        withDefinitions(['ACAP-composite-usage: first index'], 'ACAP-allow-(first): /a/'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'bad-set-name',
    severity: 'error',
    spec: acap11('2.7.3'),
    examples: [
      createExample(
        withDefinitions(['ACAP-resource-set: two_& /a/ /b/'], permitPresent),
        withDefinitions(['ACAP-resource-set: two_ /a/ /b/'], 'ACAP-allow-index: the-acap:resource-set:two_'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'bad-resource-set-ref',
    severity: 'error',
    spec: acap11('2.4.5'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: the-acap:set:x', permitPresent),
        withDefinitions(['ACAP-resource-set: x /a/'], 'ACAP-allow-index: the-acap:resource-set:x'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'undefined-local-usage',
    severity: 'error',
    spec: acap11('2.4.1.3'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-composite-usage: show index present'],
          'ACAP-allow-(shwo): /a/',
          'ACAP-allow-(show): /b/',
        ),
        withDefinitions(['ACAP-composite-usage: show index present'], 'ACAP-allow-(SHOW): /a/'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'undefined-resource-set',
    severity: 'error',
    spec: acap11('2.4.5'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-resource-set: crawlable /a/'],
          'ACAP-allow-index: the-acap:resource-set:crawable',
          'ACAP-allow-present: the-acap:resource-set:crawlable',
        ),
        withDefinitions(
          ['ACAP-resource-set: crawlable /a/'],
          'ACAP-allow-index: the-acap:resource-set:Crawlable',
        ),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'unused-definition',
    severity: 'info',
    spec: acap11('2.7'),
    examples: [
      createExample(
        withDefinitions(['ACAP-resource-set: s /a/'], permitPresent),
        withDefinitions(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'duplicate-name',
    severity: 'error',
    spec: acap11('2.7'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-composite-usage: q crawl', 'ACAP-composite-usage: Q index'],
          'ACAP-allow-(q): /',
        ),
        withDefinitions(['ACAP-composite-usage: q crawl', 'ACAP-resource-set: q /a/'], 'ACAP-allow-(q): /'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'local-name-shadows-standard',
    severity: 'info',
    spec: acap11('2.4.1.3'),
    examples: [
      createExample(
        withDefinitions(['ACAP-composite-usage: index crawl index'], 'ACAP-allow-(index): /a/'),
        withDefinitions(['ACAP-composite-usage: find crawl index'], 'ACAP-allow-(find): /a/'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'definition-no-qualifiers',
    severity: 'error',
    spec: acap11('2.7.1'),
    examples: [
      createExample(
        withDefinitions(['ACAP-qualified-usage: q index'], permitPresent),
        withDefinitions(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'definition-incomplete',
    severity: 'error',
    spec: acap11('2.7'),
    examples: [
      createExample(
        withDefinitions(['ACAP-resource-set: s'], permitPresent),
        withDefinitions(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'definition-base-local',
    severity: 'error',
    spec: acap11('2.7.1'),
    examples: [
      createExample(
        withDefinitions(['ACAP-qualified-usage: q (index) time-limit=3-days'], permitPresent),
        withDefinitions(['ACAP-qualified-usage: q index time-limit=3-days'], 'ACAP-allow-(q): /a/'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'composite-qualified',
    severity: 'error',
    spec: acap11('2.7.2'),
    examples: [
      createExample(
        withDefinitions(['ACAP-composite-usage: m crawl index time-limit=3-days'], permitPresent),
        withDefinitions(
          ['ACAP-qualified-usage: q index time-limit=3-days', 'ACAP-composite-usage: m crawl (q)'],
          'ACAP-allow-(m): /a/',
        ),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'composite-nesting',
    severity: 'error',
    spec: acap11('2.7.2'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-composite-usage: a index', 'ACAP-composite-usage: b crawl (a)'],
          'ACAP-allow-(b): /',
        ),
        withDefinitions(
          ['ACAP-qualified-usage: a index time-limit=3-days', 'ACAP-composite-usage: b crawl (a)'],
          'ACAP-allow-(b): /',
        ),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'set-nesting',
    severity: 'error',
    spec: acap11('2.7.3'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-resource-set: a /a/ /b/', 'ACAP-resource-set: c the-acap:resource-set:a /c/'],
          permitPresent,
        ),
        withDefinitions(['ACAP-resource-set: c /a/ /b/ /c/'], 'ACAP-allow-index: the-acap:resource-set:c'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'definition-order',
    severity: 'error',
    spec: acap11('2.7'),
    examples: [
      createExample(
        withDefinitions(
          ['ACAP-composite-usage: m (q)', '# why', 'ACAP-qualified-usage: q index time-limit=3-days'],
          'ACAP-allow-(m): /',
        ),
        withDefinitions(
          ['ACAP-qualified-usage: q index time-limit=3-days', 'ACAP-composite-usage: m (q)'],
          'ACAP-allow-(m): /',
        ),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'definition-after-record',
    severity: 'error',
    spec: acap11('2.7'),
    examples: [
      createExample(
        anyCrawler(
          permitPresent,
          'ACAP-resource-set: s /a/',
          'ACAP-allow-index: the-acap:resource-set:s',
        ).replace('ACAP-crawler', '# All of them\nACAP-crawler'),
        withDefinitions(['ACAP-resource-set: s /a/'], 'ACAP-allow-index: the-acap:resource-set:s'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'wrapped-definition',
    severity: 'error',
    spec: acap11('3'),
    examples: [
      createExample(
        withDefinitions(['ACAP-resource-set:', '   s /a/', '   /b/'], permitPresent),
        withDefinitions(['ACAP-resource-set: s /a/ /b/'], 'ACAP-allow-index: the-acap:resource-set:s'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'bad-version',
    severity: 'error',
    spec: acap11('2.8'),
    examples: [
      createExample(
        joinLines('##ACAP version=1.1', 'ACAP-version: one', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'version-needs-space',
    severity: 'warning',
    spec: acap11('2.8'),
    examples: [
      createExample(
        joinLines('##ACAP version=1.1', 'ACAP-version:1.1', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'version-newer',
    severity: 'warning',
    spec: acap11('2.8'),
    examples: [
      createExample(
        joinLines('##ACAP version=1.2', 'ACAP-version: 1.2', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'version-unsupported',
    severity: 'error',
    spec: acap11('2.8'),
    examples: [
      createExample(
        joinLines('##ACAP version=2.0', 'ACAP-version: 2.0', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'version-missing',
    severity: 'error',
    spec: acap11('2.8'),
    examples: [
      createExample(
        joinLines(
          '##ACAP version=1.1',
          'ACAP-crawler: *',
          `${permitPresent} target-condition=permittedcountrylist:BE`,
        ),
        joinLines('##ACAP version=1.1', 'ACAP-crawler: *', `${permitPresent} time-limit=3-days`),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'feature-newer-than-version',
    severity: 'error',
    spec: acap11('2.8'),
    examples: [
      createExample(
        oldVersionHead +
          allCrawlers +
          joinLines('ACAP-allow-index: / time-limit=3-days time-limit=until-recrawled'),
        anyCrawler('ACAP-allow-index: / time-limit=3-days time-limit=until-recrawled'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'version-misplaced',
    severity: 'error',
    spec: acap11('2.8'),
    examples: [
      createExample(
        joinLines('##ACAP version=1.1', 'ACAP-crawler: *', permitPresent, 'ACAP-version: 1.1'),
        acapText('ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'duplicate-version',
    severity: 'error',
    spec: acap11('2.8'),
    examples: [
      createExample(
        acapText('ACAP-version: 1.1', 'ACAP-crawler: *', permitPresent),
        anyCrawler(permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'comment-version-mismatch',
    severity: 'warning',
    spec: acap11('2.10.3'),
    examples: [
      createExample(
        joinLines('##ACAP version=1.0', 'ACAP-version: 1.1', 'ACAP-crawler: *', permitPresent),
        joinLines('##ACAP version=1.0', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'missing-acap-comment',
    severity: 'info',
    spec: acap11('2.10.3'),
    examples: [
      createExample(
        joinLines('# ACAP version=1.1', 'ACAP-crawler: *', permitPresent),
        joinLines('##acap VERSION=1.1', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'ignore-conventional-colon',
    severity: 'error',
    spec: acap11('2.10.1'),
    examples: [
      createExample(
        acapText('ACAP-ignore-conventional-records: yes', 'ACAP-crawler: *', permitPresent),
        acapText('ACAP-ignore-conventional-records # yes', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'ignore-conventional-late',
    severity: 'warning',
    spec: acap11('2.10.1'),
    examples: [
      createExample(
        acapText(
          'ACAP-resource-set: s /a/',
          'ACAP-ignore-conventional-records',
          'ACAP-crawler: *',
          'ACAP-allow-index: the-acap:resource-set:s',
        ),
        acapText('ACAP-ignore-conventional-records', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'ignore-conventional-misplaced',
    severity: 'error',
    spec: acap11('2.10.1'),
    examples: [
      createExample(
        anyCrawler(permitPresent, 'ACAP-ignore-conventional-records'),
        acapText('ACAP-ignore-conventional-records', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'duplicate-ignore-conventional',
    severity: 'warning',
    spec: acap11('2.10.1'),
    examples: [
      createExample(
        acapText(
          'ACAP-ignore-conventional-records',
          'ACAP-ignore-conventional-records',
          'ACAP-crawler: *',
          permitPresent,
        ),
        acapText('ACAP-ignore-conventional-records', 'ACAP-crawler: *', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'bad-crawler-name',
    severity: 'error',
    spec: acap11('3'),
    examples: [
      createExample(
        acapText('ACAP-crawler: *bot', permitPresent),
        acapText('ACAP-crawler: the bot', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'crawler-name-wildcard',
    severity: 'warning',
    spec: acap11('2.3.1'),
    examples: [
      createExample(
        acapText('ACAP-crawler: news*', permitPresent),
        acapText('ACAP-crawler: news', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'crawler-name-start',
    severity: 'warning',
    spec: acap11('3'),
    examples: [
      createExample(
        acapText('ACAP-crawler: 360Spider', permitPresent),
        acapText('ACAP-crawler: Spider360', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'crawler-name-short',
    severity: 'info',
    spec: acap11('2.3.1'),
    examples: [
      createExample(
        acapText('ACAP-crawler: bot', permitPresent),
        acapText('ACAP-crawler: abot', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'any-crawler-not-alone',
    severity: 'error',
    spec: acap11('2.3.1'),
    examples: [
      createExample(
        acapText(
          'ACAP-crawler: *',
          'ACAP-crawler: anybot',
          permitPresent,
          'ACAP-usage-purpose: n',
          'ACAP-disallow-index: /a',
        ),
        acapText('ACAP-crawler: otherbot', 'ACAP-crawler: anybot', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'duplicate-crawler',
    severity: 'warning',
    spec: acap11('2.3.1'),
    examples: [
      createExample(
        acapText('ACAP-crawler: anybot', 'ACAP-crawler: AnyBot', permitPresent),
        acapText('ACAP-crawler: anybot', 'ACAP-crawler: anybot2', permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'orphan-field',
    severity: 'error',
    spec: acap11('3'),
    examples: [
      createExample(
        acapText('ACAP-allow-index: /a/', 'ACAP-crawler: *', permitPresent),
        anyCrawler(permitPresent),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'empty-record',
    severity: 'error',
    spec: acap11('2.3'),
    examples: [
      createExample(
        anyCrawler(permitPresent, 'ACAP-crawler: anybot'),
        anyCrawler(permitPresent, 'ACAP-crawler: anybot', 'ACAP-request-re-crawl: /a'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'empty-subrecord',
    severity: 'error',
    spec: acap11('2.3'),
    examples: [
      createExample(
        anyCrawler(permitPresent, 'ACAP-usage-purpose: news'),
        anyCrawler(permitPresent, 'ACAP-usage-purpose: news', 'ACAP-disallow-index: /'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'reference-not-alone',
    severity: 'error',
    spec: acap11('2.3.2'),
    examples: [
      createExample(
        acapText(
          'ACAP-crawler: abot',
          'ACAP-permissions-reference: /a.txt',
          'ACAP-allow-index: /',
          permitPresent,
        ),
        acapText(
          'ACAP-crawler: abot',
          'ACAP-permissions-reference: /a.txt',
          'ACAP-crawler: abot',
          permitPresent,
        ),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'reference-chain',
    severity: 'error',
    spec: acap11('2.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-permissions-reference: /chain.txt'),
        anyCrawler('ACAP-permissions-reference: /end.txt'),
        {
          files: {
            '/chain.txt': anyCrawler('ACAP-permissions-reference: /end.txt'),
            '/end.txt': anyCrawler(permitPresent),
          },
        },
      ),
    ],
  }),
  defineDiagnostic({
    code: 'reference-cross-origin',
    severity: 'info',
    spec: acap11('2.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-permissions-reference: https://other.example/acap.txt'),
        anyCrawler('ACAP-permissions-reference: https://www.example.com/acap.txt'),
        { origin: 'https://www.example.com' },
      ),
    ],
  }),
  defineDiagnostic({
    code: 'reference-missing',
    severity: 'info',
    spec: acap11('2.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-permissions-reference: /searchbot.txt'),
        anyCrawler('ACAP-permissions-reference: /end.txt'),
        { files: { '/end.txt': anyCrawler(permitPresent) } },
      ),
    ],
  }),
  defineDiagnostic({
    code: 'action-in-subrecord',
    severity: 'error',
    spec: acap11('2.6'),
    examples: [
      createExample(
        anyCrawler(
          permitPresent,
          'ACAP-usage-purpose: n',
          'ACAP-allow-index: /',
          'ACAP-request-re-crawl: /x',
        ),
        anyCrawler(
          permitPresent,
          'ACAP-request-re-crawl: /x',
          'ACAP-usage-purpose: n',
          'ACAP-allow-index: /',
        ),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'bad-action',
    severity: 'error',
    spec: acap11('2.6'),
    examples: [
      createExample(
        anyCrawler('ACAP-request-recrawl: /x', permitPresent),
        anyCrawler('ACAP-request-re-crawl: /x'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'stale-action',
    severity: 'info',
    spec: acap11('2.6'),
    examples: [
      createExample(anyCrawler('ACAP-request-re-crawl: /x'), anyCrawler('ACAP-request-re-crawl: /x'), {
        today: '2026-03-31',
        seen: '2026-02-28',
        nearSeen: '2026-03-01',
      }),
    ],
  }),
  defineDiagnostic({
    code: 'wildcard-in-locator',
    severity: 'error',
    spec: acap11('2.6'),
    examples: [
      createExample(
        anyCrawler('ACAP-request-re-crawl: /x*', permitPresent),
        anyCrawler('ACAP-request-re-crawl: /x'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'locator-no-leading-slash',
    severity: 'warning',
    spec: acap11('2.6'),
    examples: [
      createExample(anyCrawler('ACAP-request-re-crawl: x'), anyCrawler('ACAP-request-re-crawl: /x')),
    ],
  }),
  defineDiagnostic({
    code: 'dollar-not-last',
    severity: 'error',
    spec: acap11('2.9'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a$b$', permitPresent),
        anyCrawler('ACAP-allow-index: /a%24b$'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'pattern-bad-char',
    severity: 'error',
    spec: acap11('3'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /ü"%zz', permitPresent),
        anyCrawler('ACAP-allow-index: /%C3%BC%22%25zz'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'pattern-absolute-uri',
    severity: 'error',
    spec: acap11('2.4.4'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: http://h.example/x', permitPresent),
        anyCrawler('ACAP-allow-index: /x'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'pattern-network-path',
    severity: 'warning',
    spec: acap11('2.4.4'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: //h.example/x'),
        anyCrawler('ACAP-allow-index: /h.example//x'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'pattern-no-leading-slash',
    severity: 'warning',
    spec: acap11('2.4.4'),
    examples: [createExample(anyCrawler('ACAP-allow-index: news/'), anyCrawler('ACAP-allow-index: *news/'))],
  }),
  defineDiagnostic({
    code: 'pattern-query',
    severity: 'info',
    spec: acap11('2.4.4'),
    examples: [createExample(anyCrawler('ACAP-allow-index: /x?y'), anyCrawler('ACAP-allow-index: /x%3Fy'))],
  }),
  defineDiagnostic({
    code: 'pattern-double-star',
    severity: 'warning',
    spec: acap11('2.9'),
    examples: [createExample(anyCrawler('ACAP-allow-index: /a***b'), anyCrawler('ACAP-allow-index: /a*b*c'))],
  }),
  defineDiagnostic({
    code: 'pattern-trailing-star',
    severity: 'warning',
    spec: acap11('2.9'),
    examples: [createExample(anyCrawler('ACAP-allow-index: /a*'), anyCrawler('ACAP-allow-index: *'))],
  }),
  defineDiagnostic({
    code: 'pattern-extension-open',
    severity: 'info',
    spec: acap11('2.9'),
    examples: [
      createExample(anyCrawler('ACAP-allow-index: /a/*.gif'), anyCrawler('ACAP-allow-index: /a/*.gif$')),
    ],
  }),
  defineDiagnostic({
    code: 'hash-in-value',
    severity: 'warning',
    spec: acap11('2.2'),
    examples: [
      createExample(anyCrawler('ACAP-allow-index: /a#b c'), anyCrawler('ACAP-allow-index: /a #b c')),
    ],
  }),
  defineDiagnostic({
    code: 'conflict-tie',
    severity: 'warning',
    spec: acap11('2.4.6'),
    examples: [conflict('ACAP-allow-index: /a', 'ACAP-disallow-index: /%61', 'ACAP-disallow-index: /a/')],
  }),
  defineDiagnostic({
    code: 'permission-tie-qualifiers',
    severity: 'warning',
    spec: acap11('2.4.6'),
    examples: [
      conflict(
        'ACAP-allow-index: /a',
        'ACAP-allow-index: /a time-limit=3-days',
        'ACAP-allow-index: /a/b time-limit=3-days',
      ),
    ],
  }),
  defineDiagnostic({
    code: 'duplicate-field',
    severity: 'info',
    spec: acap11('2.2'),
    examples: [conflict('ACAP-allow-index: /a', 'acap-ALLOW-index: /a # again', 'ACAP-allow-index: /b')],
  }),
  defineDiagnostic({
    code: 'dollar-star-scope',
    severity: 'warning',
    spec: acap11('2.4.6'),
    examples: [conflict('ACAP-allow-index: /a*', 'ACAP-disallow-index: /a$', 'ACAP-disallow-index: /ab$')],
  }),
  defineDiagnostic({
    code: 'scope-incomparable',
    severity: 'warning',
    spec: acap11('2.4.6'),
    examples: [conflict('ACAP-allow-index: /*a', 'ACAP-disallow-index: /*b', 'ACAP-disallow-index: /*ab')],
  }),
  defineDiagnostic({
    code: 'basic-derived-overlap',
    severity: 'warning',
    spec: acap11('2.5'),
    examples: [
      conflict(
        'ACAP-allow-present: /pics/',
        'ACAP-disallow-present-thumbnail: /',
        'ACAP-disallow-present-thumbnail: /other/',
      ),
    ],
  }),
  defineDiagnostic({
    code: 'shadowed-by-named',
    severity: 'info',
    spec: acap11('2.2.1'),
    examples: [
      createExample(
        anyCrawler('ACAP-disallow-crawl: /a/', 'ACAP-crawler: anybot', 'ACAP-allow-crawl: /'),
        anyCrawler('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-allow-crawl: /a/'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'needs-crawl',
    severity: 'warning',
    spec: acap11('2.5.1'),
    examples: [conflict('ACAP-allow-index: /a', 'ACAP-disallow-crawl: /', 'ACAP-disallow-crawl: /a/b')],
  }),
  defineDiagnostic({
    code: 'copy-needs-preserve',
    severity: 'info',
    spec: acap11('2.5.5.1.2'),
    examples: [
      conflict('ACAP-allow-present-oldcopy: /a', 'ACAP-disallow-preserve: /', 'ACAP-disallow-preserve: /b'),
    ],
  }),
  defineDiagnostic({
    code: 'conventional-after-acap',
    severity: 'warning',
    spec: acap11('2.10.2'),
    examples: [
      createExample(
        anyCrawler(permitPresent, '', '# Old', 'User-agent: *', 'Disallow: /x/', 'Sitemap: /map.xml'),
        anyCrawler(permitPresent, 'Sitemap: /map.xml', 'Host: x'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'conventional-conflict',
    severity: 'warning',
    spec: acap11('2.10.2'),
    examples: [
      createExample(
        joinLines('User-agent: *', 'Disallow: /', 'User-agent: anybot', 'Allow: /index.html', '') +
          anyCrawler('ACAP-disallow-crawl: /', 'ACAP-crawler: anybot', 'ACAP-allow-index: /'),
        joinLines('User-agent: *', 'Disallow: /', '') + anyCrawler('ACAP-disallow-crawl: /'),
      ),
    ],
  }),
  defineDiagnostic({
    code: 'no-records',
    severity: 'warning',
    spec: acap11('2.3'),
    examples: [createExample(fileHead, anyCrawler(permitPresent))],
  }),
  defineDiagnostic({
    code: 'file-too-long',
    severity: 'info',
    spec: acap11('4'),
    examples: [
      createExample(
        anyCrawler(`ACAP-allow-index: /${'a'.repeat(2000)}`),
        anyCrawler(`ACAP-allow-index: /${'a'.repeat(1900)}`),
      ),
    ],
  }),
];

export type AcapCode = (typeof acapDiagnostics)[number]['code'];

const byCode: ReadonlyMap<string, Diagnostic> = new Map(acapDiagnostics.map((one) => [one.code, one]));

/** The diagnostic of a code. */
export const acapDiagnostic = (code: AcapCode): Diagnostic => byCode.get(code)!;
