// Validates a block of JSON or YAML by a JSON Schema of the site.
import { createHash } from 'node:crypto';
import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { folderOf, isFields, type Json, joinFile, LineIndex, nearest, type PluginContext } from 'slodocs/kit';
import { isMap, isNode, parseAllDocuments, type Document as YamlDocument } from 'yaml';
import { type FenceAt, openingOf } from './example.ts';

interface Fault {
  readonly message: string;
  readonly help: string;
  /** Offsets in the code. */
  readonly range: readonly [number, number];
}

/** The prefix of paths of the site as addresses. */
const site = 'site:///';

export async function checkData(block: FenceAt, ctx: PluginContext): Promise<void> {
  const { words, code, place } = block;
  const target = String(words.schema);
  const path = await findSchema(target, place.file, ctx);
  if (path === undefined) {
    const message = `there is no schema "${target}" in the site`;
    const help = 'Write a path relative to the page, `@site/` and a path in the site, or the address of a static file.';
    ctx.report({ code: 'missing-file', message, help, place: openingOf(place) });
    return;
  }
  const texts: Record<string, string> = { [path]: await ctx.read(path) };
  for (const other of await ctx.glob(`${folderOf(path) || '.'}/*.{json,yaml,yml}`)) texts[other] ??= await ctx.read(other);
  const key = createHash('sha256')
    .update(JSON.stringify(['schema', 1, path, texts, code]))
    .digest('hex');
  const found = (await ctx.cached(
    key,
    async () => (await faultsOf(code, path, Object.keys(texts), ctx)) as unknown as Json,
  )) as unknown;
  const { faults, broken } = found as { readonly faults: readonly Fault[]; readonly broken?: string };
  if (broken !== undefined)
    ctx.report({
      code: 'missing-file',
      message: `the schema "${target}" cannot be used: ${broken}`,
      help: 'Fix the schema.',
      place: openingOf(place),
    });
  const lines = new LineIndex(code);
  for (const {
    range: [from, to],
    ...fault
  } of faults) {
    const at = lines.place(place.file, from, Math.max(from, to));
    const move = ({ line, column }: typeof at.start) => ({
      line: place.start.line + line,
      column: place.start.column - 1 + column,
    });
    ctx.report({ code: 'invalid-data', ...fault, place: { file: place.file, start: move(at.start), end: move(at.end) } });
  }
}

async function findSchema(target: string, page: string, { glob, settings }: PluginContext): Promise<string | undefined> {
  if (/^[a-z][a-z\d+.-]+:/i.test(target)) return undefined;
  const places = target.startsWith('@site/')
    ? [joinFile('', target.slice('@site/'.length))]
    : target.startsWith('/')
      ? settings.staticDirectories.map((folder) => joinFile(folder, target.slice(1)))
      : [joinFile(folderOf(page), target)];
  for (const path of places) if ((await glob(path)).length > 0) return path;
  return undefined;
}

async function faultsOf(code: string, path: string, others: readonly string[], ctx: Pick<PluginContext, 'readData'>) {
  const documents = parseAllDocuments(code, { prettyErrors: false });
  const list = Array.isArray(documents) ? documents : [];
  const syntax = list.flatMap(({ errors }) =>
    errors.map(
      ({ message, pos }): Fault => ({
        message: `the block cannot be read: ${message}`,
        help: 'Check the brackets, the quotes and the indentation of this line.',
        range: pos,
      }),
    ),
  );
  if (syntax.length > 0) return { faults: syntax };
  const schemas = await Promise.all(others.map(async (one) => [one, (await ctx.readData(one)).value] as const));
  const main = schemas.find(([one]) => one === path)?.[1];
  if (!isFields(main)) return { faults: [], broken: 'it is not an object' };
  const isNew = /2020-12|2019-09/.test(String(main['$schema'] ?? '2020-12'));
  const ajv = new (isNew ? Ajv2020 : Ajv)({ allErrors: true, strict: false, verbose: true, validateSchema: false });
  formats.default(ajv);
  try {
    for (const [one, schema] of schemas)
      if (one !== path && isFields(schema)) ajv.addSchema(schema, typeof schema['$id'] === 'string' ? undefined : site + one);
    const validate = ajv.compile('$id' in main ? main : { $id: site + path, ...main });
    const faults = list.flatMap((document) =>
      validate(document.toJS()) ? [] : (validate.errors ?? []).flatMap((error) => faultOf(error, document)),
    );
    return { faults };
  } catch (thrown) {
    return { faults: [], broken: (thrown as Error).message };
  }
}

/** Of alternatives only the choice itself is a fault: each of their own errors would be one more. */
function faultOf(
  { instancePath, keyword, message = '', params, parentSchema, schemaPath }: ErrorObject,
  document: YamlDocument.Parsed,
): readonly Fault[] {
  if (/\/(?:anyOf|oneOf)\/\d+\//.test(schemaPath)) return [];
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const extra: unknown = params['additionalProperty'] ?? params['unevaluatedProperty'];
  const own = path.length === 0 ? 'the block' : `"${path.join('.')}"`;
  if (typeof extra === 'string') {
    const known = isFields(parentSchema?.['properties']) ? Object.keys(parentSchema['properties']) : [];
    const meant = nearest(extra, known);
    const help = meant
      ? `Did you mean "${meant}"?`
      : `The schema defines ${known.map((name) => `"${name}"`).join(', ') || 'none'}.`;
    return [
      { message: `the schema does not define "${extra}" in ${own}`, help, range: rangeOf(document, [...path, extra], true) },
    ];
  }
  const range = rangeOf(document, path, keyword === 'required');
  if (keyword === 'required') {
    const missing = String(params['missingProperty']);
    return [{ message: `${own} has no "${missing}", which the schema requires`, help: `Add "${missing}".`, range }];
  }
  const allowed: unknown = params['allowedValues'];
  if (Array.isArray(allowed)) {
    const help = `It must be one of ${allowed.map((one) => JSON.stringify(one)).join(', ')}.`;
    return [{ message: `${own} has a value that the schema does not allow`, help, range }];
  }
  return [{ message: `${own} ${message}`, help: 'Change the block, or the schema.', range }];
}

/** Of the value at a path, or of its key; of what is around it where it is not written. */
function rangeOf(document: YamlDocument.Parsed, path: readonly string[], ofKey: boolean): readonly [number, number] {
  let node: unknown = document.contents;
  let range: readonly [number, number] = [0, 0];
  for (const [n, part] of path.entries()) {
    const isLast = n === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isNode(key) ? key.toJSON() : key) === part);
      if (isNode(pair?.key) && pair.key.range) range = [pair.key.range[0], pair.key.range[1]];
      node = pair?.value;
      if (isLast && ofKey) return range;
    } else node = (node as { items?: readonly unknown[] } | undefined)?.items?.[Number(part)];
    if (isNode(node) && node.range) range = [node.range[0], node.range[1]];
  }
  return isNode(node) && node.range && path.length === 0 ? [node.range[0], node.range[0]] : range;
}
