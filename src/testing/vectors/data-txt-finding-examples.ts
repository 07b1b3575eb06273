// Files with each finding of data.txt, and near misses.

/** The code, a description, and a /data.txt with the finding. */
export const dataTxtFindingExamples = [
  ['D002', 'nothing but Disallow', 'User-agent: *\nDisallow: /x\nDisallow: /y\n'],
  ['D002', 'in two records', 'User-agent: a\nDisallow: /x\n\nUser-agent: *\nDisallow:\n'],
  [
    'D003',
    'a rule, a blank line, a comment',
    'User-agent: *\nAllow: /x\n\n# next\nUser-agent: a\nAllow: /\n',
  ],
  ['D003', 'several of both', 'User-agent: *\nAllow: /x\n \n\n# a\n\n# b\n'],
  ['D003', 'a describing line', 'User-agent: *\nAllow: /x\nTitle: y \n\n# a\n'],
] as const;

/** The same for files that nearly have the finding. */
export const dataTxtNearMisses = [
  ['D002', 'one Allow', 'User-agent: *\nDisallow: /x\nAllow: /y\n'],
  ['D002', 'a line that describes', 'User-agent: *\nDisallow: /x\nTitle: y\n'],
  ['D002', 'no rule at all', '# nothing\n'],
  ['D003', 'no blank line', 'User-agent: *\nAllow: /x\n# next\nAllow: /y\n'],
  ['D003', 'a comment of its own', 'User-agent: *\nAllow: /x # here\n\n# next\n'],
  ['D003', 'no value before it', '# one\n\n# two\nUser-agent: *\nAllow: /x\n'],
  ['D003', 'a comment further down', 'User-agent: *\nAllow: /x\n\njunk of words\n# next\n'],
] as const;
