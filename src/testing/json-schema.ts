// A small validator of JSON Schema, draft 2020-12: just the keywords that our schema uses. It refuses to guess others.

export type Schema = Readonly<Record<string, unknown>>;
type KeywordCheck = (given: never, value: unknown, root: Schema) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeChecks: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
};

const keywordChecks: Readonly<Record<string, KeywordCheck>> = {
  type: (name: string, value) => typeChecks[name]!(value),
  const: (wanted: unknown, value) => wanted === value,
  enum: (wanted: readonly unknown[], value) => wanted.includes(value),
  minimum: (least: number, value) => typeof value !== 'number' || value >= least,
  pattern: (pattern: string, value) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  required: (keys: readonly string[], value) =>
    !isObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (properties: Readonly<Record<string, Schema>>, value, root) =>
    !isObject(value) ||
    Object.entries(properties).every(
      ([key, schema]) => !Object.hasOwn(value, key) || isValid(schema, value[key], root),
    ),
  items: (schema: Schema, value, root) =>
    !Array.isArray(value) || value.every((item) => isValid(schema, item, root)),
  oneOf: (schemas: readonly Schema[], value, root) =>
    schemas.filter((schema) => isValid(schema, value, root)).length === 1,
  anyOf: (schemas: readonly Schema[], value, root) => schemas.some((schema) => isValid(schema, value, root)),
  $ref: (ref: string, value, root) => {
    const defs = root['$defs'] as Readonly<Record<string, Schema>>;
    return isValid(defs[ref.replace('#/$defs/', '')]!, value, root);
  },
};

/** Keywords that say something to people only. */
const annotationKeywords = new Set([
  '$schema',
  '$id',
  '$defs',
  'title',
  'description',
  'default',
  'contentEncoding',
]);

/** Whether a value is valid under a schema. @throws Error for a keyword that is not known here. */
export function isValid(schema: Schema, value: unknown, root: Schema = schema): boolean {
  return Object.entries(schema).every(([keyword, given]) => {
    if (annotationKeywords.has(keyword)) return true;
    const check = keywordChecks[keyword];
    if (!check) throw new Error(`the validator does not know ${keyword}`);
    return check(given as never, value, root);
  });
}
