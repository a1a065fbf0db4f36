// Shows a schema as a tree of fields.
import type { TreeNode } from '#model/virtual-source';
import type { Api, Prose } from '../../api/api.ts';
import type { Schema } from '../../api/schema.ts';
import { code, component, link, list, markdown, paragraph, text } from '../nodes.ts';
import { describedValues, factsOf, printValue, type Say } from './facts.ts';
import { typeName } from './type-name.ts';
import { coreOf, type SchemaView, viewOf } from './view.ts';

/** How much of schemas a page shows: HTML must not grow with the specification. */
const deepest = 5;
const mostFields = 400;
const mostVariants = 400;
/** Of one object. */
const mostProperties = 1000;

/** What the trees of one page have in common. */
export interface Showing {
  readonly api: Api;
  readonly say: Say;
  /** Of what a client sends, or receives. */
  readonly direction: 'request' | 'response';
  readonly taken: Set<string>;
  /** Counts the fields of the page, and alternatives. */
  readonly count: { fields: number; variants: number };
}

/** The schemas around one, with their ids. */
interface Around {
  readonly id: string;
  readonly schema: Schema;
}

/** A value by its name, with everything that its schema says. */
export interface NamedValue {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description?: Prose | undefined;
  readonly schema: Schema;
  /** Instead of those of the schema. */
  readonly examples?: readonly unknown[];
  /** How it is written in an address. */
  readonly serialization?: string | undefined;
}

export function fieldOf(value: NamedValue, showing: Showing, around: readonly Around[] = []): TreeNode {
  const { api, say } = showing;
  const { id: wanted, name, schema } = value;
  const id = freeId(wanted, showing.taken);
  showing.count.fields++;
  const view = viewOf(schema);
  const facts = [...factsOf(schema, say)].filter(
    ({ label }) => !value.examples || ![say('openapi.example'), say('openapi.examples')].includes(label),
  );
  if (value.examples)
    facts.push({
      label: say(value.examples.length > 1 ? 'openapi.examples' : 'openapi.example'),
      values: value.examples.map(printValue),
    });
  if (value.serialization !== undefined) facts.push({ label: say('openapi.serialization'), values: [value.serialization] });
  const flags = [
    ...(value.required ? [{ kind: 'required', text: say('openapi.required') }] : []),
    ...(value.deprecated || view.first('deprecated') ? [{ kind: 'deprecated', text: say('openapi.deprecated') }] : []),
    ...(view.first('readOnly') ? [{ kind: 'read-only', text: say('openapi.readOnly') }] : []),
    ...(view.first('writeOnly') ? [{ kind: 'write-only', text: say('openapi.writeOnly') }] : []),
  ];
  const description = value.description ? markdown(value.description) : describe(view, showing);
  const children = [
    ...description,
    ...valuesOf(view, showing),
    ...(facts.length > 0 ? [component('ApiFacts', { facts })] : []),
    ...structureOf(schema, { id, name }, showing, around),
  ];
  return component('ApiField', { id, name, type: typeName(schema, api, say('openapi.anyValue')), flags }, children);
}

/** The outermost description of a schema. */
export function describe(view: SchemaView, { api }: Pick<Showing, 'api'>): readonly TreeNode[] {
  const described = view.parts.find(({ description = '' }) => description.trim() !== '');
  return described ? markdown(api.describe(described)) : [];
}

/** Of an array, those of its items. */
function valuesOf(view: SchemaView, { say }: Showing): readonly TreeNode[] {
  const own = describedValues(view);
  const item = view.first('items');
  const values = own.length === 0 && item !== undefined ? describedValues(viewOf(item)) : own;
  if (values.length === 0) return [];
  const items = values.map(({ value, description }) => [
    paragraph(code(value)),
    ...(description === '' ? [] : [{ type: 'markdown', value: description }]),
  ]);
  return [paragraph(text(`${say('openapi.allowed')}:`)), list(items)];
}

/** What stands below a value: its properties, those of its items, or its alternatives. */
export function structureOf(
  schema: Schema,
  { id, name }: { readonly id: string; readonly name: string },
  showing: Showing,
  around: readonly Around[] = [],
): readonly TreeNode[] {
  const { say } = showing;
  const { schema: inner, isItems } = withoutLists(schema);
  const core = coreOf(inner);
  const outer = around.find((one) => one.schema === core);
  if (outer)
    return [paragraph(text(`${say('openapi.circular')} `), link(`#${outer.id}`, code(showing.api.nameOf(core) ?? outer.id)))];
  const content = contentOf(inner, id, showing, [...around, { id, schema: core }]);
  if (content.length === 0 || around.length === 0) return content;
  const label = say(isItems ? 'openapi.items' : 'openapi.fields', { name });
  return [component('ApiNested', { label }, content)];
}

function withoutLists(schema: Schema): { readonly schema: Schema; readonly isItems: boolean } {
  let inner = schema;
  for (let depth = 0; depth < deepest; depth++) {
    const items = viewOf(inner).first('items');
    if (items === undefined) return { schema: inner, isItems: depth > 0 };
    inner = items;
  }
  return { schema: inner, isItems: true };
}

function contentOf(schema: Schema, id: string, showing: Showing, around: readonly Around[]): readonly TreeNode[] {
  const view = viewOf(schema);
  const fields = namedSchemas(view, showing);
  const hidden = describedValues(view).length > 0;
  const oneOf = hidden ? [] : view.oneOf.filter(hasContent);
  const anyOf = view.anyOf.filter(hasContent);
  const conditions = (['not', 'if', 'then', 'else'] as const).flatMap((key) => {
    const part = view.first(key);
    return part !== undefined && hasContent(part) ? [{ label: showing.say(`openapi.${key}`), schema: part }] : [];
  });
  if (fields.length + oneOf.length + anyOf.length + conditions.length === 0) return [];
  const { count } = showing;
  if (around.length > deepest || count.fields > mostFields || count.variants > mostVariants)
    return [sentence('openapi.cut', showing)];
  const shown = fields
    .slice(0, mostProperties)
    .map(({ name, schema: property, required }) =>
      fieldOf({ id: `${id}.${idPart(name)}`, name, schema: property, required, deprecated: false }, showing, around),
    );
  return [
    ...(shown.length > 0 ? [component('ApiFields', {}, shown)] : []),
    ...(shown.length < fields.length ? [sentence('openapi.more', showing)] : []),
    ...alternatives(oneOf, 'openapi.oneOf', id, showing, around),
    ...alternatives(anyOf, 'openapi.anyOf', id, showing, around),
    ...conditions.map(({ label, schema: part }) => variantOf(part, label, id, showing, around)),
  ];
}

function sentence(id: 'openapi.cut' | 'openapi.more', { say }: Showing): TreeNode {
  return paragraph(text(say(id)));
}

interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

function namedSchemas(view: SchemaView, { direction, say }: Showing): readonly NamedSchema[] {
  const other = direction === 'request' ? 'readOnly' : 'writeOnly';
  const own = [...view.properties]
    .filter(([, property]) => property !== false && viewOf(property).first(other) !== true)
    .map(([name, schema]) => ({ name, schema, required: view.required.has(name) }));
  const patterns = Object.entries(view.first('patternProperties') ?? {}).map(([name, schema]) => ({
    name: `/${name}/`,
    schema,
    required: false,
  }));
  const items = (view.first('prefixItems') ?? []).map((schema, index) => ({ name: `[${index}]`, schema, required: false }));
  const { additional } = view;
  const isShown = additional !== undefined && additional !== false && (typeof additional === 'object' || own.length > 0);
  const others =
    isShown && typeof additional === 'object'
      ? [{ name: `<${say('openapi.anyKey')}>`, schema: additional, required: false }]
      : [];
  return [...own, ...patterns, ...items, ...others];
}

function alternatives(
  schemas: readonly Schema[],
  label: 'openapi.oneOf' | 'openapi.anyOf',
  id: string,
  showing: Showing,
  around: readonly Around[],
): readonly TreeNode[] {
  if (schemas.length === 0) return [];
  const { api, say } = showing;
  const names = schemas.map((schema) => {
    const { title } = typeof schema === 'object' ? schema : {};
    return api.nameOf(coreOf(schema)) ?? title ?? typeName(schema, api, say('openapi.anyValue'));
  });
  return [
    paragraph(text(say(label))),
    ...schemas.map((schema, index) =>
      variantOf(schema, names[index] ?? '', `${id}.${idPart(names[index] ?? '')}`, showing, around),
    ),
  ];
}

function variantOf(schema: Schema, label: string, id: string, showing: Showing, around: readonly Around[]): TreeNode {
  const core = coreOf(schema);
  const outer = around.find((one) => one.schema === core);
  const view = viewOf(schema);
  showing.count.variants++;
  const content = outer
    ? [paragraph(text(`${showing.say('openapi.circular')} `), link(`#${outer.id}`, code(label)))]
    : contentOf(schema, id, showing, [...around, { id, schema: core }]);
  return component('ApiNested', { label, id: freeId(id, showing.taken) }, [...describe(view, showing), ...content]);
}

/** Worth a place of its own: it says more than the name of its type. */
function hasContent(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false;
  const view = viewOf(schema);
  return (
    view.properties.size > 0 ||
    view.oneOf.length > 0 ||
    view.anyOf.length > 0 ||
    view.first('description') !== undefined ||
    view.first('items') !== undefined ||
    typeof view.additional === 'object'
  );
}

/** Fields are linked to by these: `body.category.name`. */
export function idPart(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-').replaceAll(/^-|-$/g, '') || 'any';
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
