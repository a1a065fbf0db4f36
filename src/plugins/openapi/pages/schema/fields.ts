// Builds a tree of fields from a schema.
import type { TreeNode } from 'slodocs/kit';
import type { Prose } from '../../api/answers.ts';
import type { Api } from '../../api/api.ts';
import { coreOf } from '../../api/discriminator.ts';
import type { Schema } from '../../api/schema.ts';
import { code, component, link, list, markdown, paragraph, text } from '../nodes.ts';
import { type Alternative, alternativesOf } from './alternatives.ts';
import { describedValues, factsOf, printValue, type Say } from './facts.ts';
import { type Chosen, hasContent, membersOf, withoutLists } from './members.ts';
import { typeName } from './type-name.ts';
import { type SchemaView, viewOf } from './view.ts';

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
  if (outer) return [sameAs(outer, showing)];
  const content = contentOf(inner, id, showing, [...around, { id, schema: core }]);
  if (content.length === 0 || around.length === 0) return content;
  const label = say(isItems ? 'openapi.items' : 'openapi.fields', { name });
  return [component('ApiNested', { label }, content)];
}

/** `chosen` is what a discriminator outside of the schema says of one of its properties. */
function contentOf(
  schema: Schema,
  id: string,
  showing: Showing,
  around: readonly Around[],
  chosen?: Chosen,
): readonly TreeNode[] {
  const { api, say, direction, count } = showing;
  const view = viewOf(schema);
  if (around.length > deepest || count.fields > mostFields || count.variants > mostVariants)
    return hasContent(schema) && describedValues(view).length === 0 ? [sentence('openapi.cut', showing)] : [];
  const { oneOf, anyOf, chosen: own } = alternativesOf(schema, view, api, say('openapi.anyValue'));
  const isInEach = chosen === undefined && own !== undefined && !view.properties.has(own.property);
  const members = membersOf(view, direction, isInEach ? undefined : (chosen ?? own), say);
  const conditions = (['not', 'if', 'then', 'else'] as const).flatMap((key) => {
    const part = view.first(key);
    return part !== undefined && hasContent(part) ? [{ label: say(`openapi.${key}`), schema: part, chosen: undefined }] : [];
  });
  const shown = members
    .slice(0, mostProperties)
    .map(({ name, schema: property, required }) =>
      fieldOf({ id: `${id}.${idPart(name)}`, name, schema: property, required, deprecated: false }, showing, around),
    );
  const alternatives = (label: 'openapi.oneOf' | 'openapi.anyOf', all: readonly Alternative[]): readonly TreeNode[] =>
    all.length === 0
      ? []
      : [paragraph(text(say(label))), ...all.map((one) => variantOf(one, `${id}.${idPart(one.label)}`, showing, around))];
  return [
    ...(shown.length > 0 ? [component('ApiFields', {}, shown)] : []),
    ...(shown.length < members.length ? [sentence('openapi.more', showing)] : []),
    ...alternatives('openapi.oneOf', oneOf),
    ...alternatives('openapi.anyOf', anyOf),
    ...conditions.map((part) => variantOf(part, id, showing, around)),
  ];
}

function sentence(id: 'openapi.cut' | 'openapi.more', { say }: Showing): TreeNode {
  return paragraph(text(say(id)));
}

function variantOf({ schema, label, chosen }: Alternative, id: string, showing: Showing, around: readonly Around[]): TreeNode {
  const { schema: inner } = withoutLists(schema);
  const core = coreOf(inner);
  const outer = around.find((one) => one.schema === core);
  showing.count.variants++;
  const content = outer
    ? [sameAs(outer, showing)]
    : contentOf(inner, id, showing, [...around, { id, schema: core }], inner === schema ? chosen : undefined);
  return component('ApiNested', { label, id: freeId(id, showing.taken) }, [...describe(viewOf(schema), showing), ...content]);
}

function sameAs({ id, schema }: Around, { api, say }: Showing): TreeNode {
  return paragraph(text(`${say('openapi.circular')} `), link(`#${id}`, code(api.nameOf(schema) ?? id)));
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
