// A small JSON Schema validator, drafts 4 to 2020-12, for the keywords in the schemas of the tests. It refuses others.

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
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/** RFC 3986, appendix A: the allowed characters of a URI. */
const URI_CHARACTERS = /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})*$/i;

const formatChecks: Readonly<Record<string, (text: string) => boolean>> = {
  uri: (text) => URI_CHARACTERS.test(text) && /^[a-z][a-z0-9+.-]*:/i.test(text),
  'uri-reference': (text) => URI_CHARACTERS.test(text),
};

const keywordChecks: Readonly<Record<string, KeywordCheck>> = {
  type: (name: string, value) => typeChecks[name]!(value),
  const: (wanted: unknown, value) => wanted === value,
  enum: (wanted: readonly unknown[], value) => wanted.includes(value),
  format: (name: string, value) => typeof value !== 'string' || formatChecks[name]!(value),
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  uniqueItems: (isUnique: boolean, value) =>
    !isUnique ||
    !Array.isArray(value) ||
    new Set(value.map((item) => JSON.stringify(item))).size === value.length,
  maximum: (most: number, value) => typeof value !== 'number' || value <= most,
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
    const [, room = '', name = ''] = ref.split('/');
    return isValid((root[room] as Readonly<Record<string, Schema>>)[name]!, value, root);
  },
};

/** Keywords that are only information for people. */
const annotationKeywords = new Set([
  '$schema',
  '$id',
  'id',
  '$comment',
  '$defs',
  'definitions',
  'title',
  'description',
  'default',
  'contentEncoding',
  'additionalProperties',
]);

/** `additionalProperties`: the allowed values of keys that `properties` does not name. */
const hasValidOthers = (schema: Schema, value: unknown, root: Schema): boolean => {
  const others = schema['additionalProperties'];
  if (others === undefined || others === true || !isObject(value)) return true;
  const named = (schema['properties'] ?? {}) as Schema;
  const keys = Object.keys(value).filter((key) => !Object.hasOwn(named, key));
  return others === false
    ? keys.length === 0
    : keys.every((key) => isValid(others as Schema, value[key], root));
};

/** Whether a value is valid under a schema. @throws Error for an unsupported keyword. */
export function isValid(schema: Schema, value: unknown, root: Schema = schema): boolean {
  if (!hasValidOthers(schema, value, root)) return false;
  return Object.entries(schema).every(([keyword, given]) => {
    if (annotationKeywords.has(keyword)) return true;
    const check = keywordChecks[keyword];
    if (!check) throw new Error(`the validator does not know ${keyword}`);
    return check(given as never, value, root);
  });
}

/**
 * Where a value is not valid, as a path and the value there, for messages; undefined if it is valid. The innermost place
 * below `properties` and `items` is named.
 */
export function findProblem(
  schema: Schema,
  value: unknown,
  root: Schema = schema,
  at = '$',
): string | undefined {
  if (isValid(schema, value, root)) return undefined;
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const inner = isObject(value)
    ? Object.keys(properties).flatMap((key) =>
        Object.hasOwn(value, key)
          ? (findProblem(properties[key]!, value[key], root, `${at}.${key}`) ?? [])
          : [],
      )
    : Array.isArray(value) && isObject(schema['items'])
      ? value.flatMap((item, i) => findProblem(schema['items'] as Schema, item, root, `${at}[${i}]`) ?? [])
      : [];
  return inner[0] ?? `${at}: ${JSON.stringify(value).slice(0, 300)}`;
}
