// Collects the properties of schemas that are combined, and compares them.
import type { Schema, SchemaObject } from '../../api/schema.ts';
import type { Finding, Flow } from '../change.ts';
import { compareMembers, type Member } from '../members.ts';
import { flatten, type Side, together } from './flatten.ts';
import { defaultOf } from './values.ts';

interface Property extends Member {
  readonly schemas: readonly Schema[];
  /** True where it is never sent this way: it is read-only in a request, or write-only in a response. */
  readonly hidden: boolean;
}

export function compareProperties(old: readonly SchemaObject[], next: readonly SchemaObject[], flow: Flow): Compared {
  const [before, after] = [propertiesOf(old, flow), propertiesOf(next, flow)];
  const findings: Finding[] = [];
  const edges: Edge[] = [];
  const names = [...after.keys(), ...[...before.keys()].filter((name) => !after.has(name))];
  for (const name of names) {
    const [then, now] = [before.get(name), after.get(name)];
    const at = ` > ${name}`;
    const found = compareMembers(shown(then), shown(now), { noun: 'property', flow, at });
    findings.push(...found.map((finding) => (then && now ? asHidden(finding, then, now, flow) : finding)));
    if (shown(then) && shown(now) && then && now)
      edges.push({ suffix: at, old: together(then.schemas), next: together(now.schemas) });
  }
  return { findings, edges };
}

function shown(property: Property | undefined): Property | undefined {
  return property?.hidden ? undefined : property;
}

/** Says why a property comes or goes that the specification has in both versions. */
function asHidden(finding: Finding, old: Property, next: Property, flow: Flow): Finding {
  if (old.hidden === next.hidden) return finding;
  const word = flow === 'request' ? 'read-only' : 'write-only';
  return { ...finding, message: next.hidden ? `the property is now ${word}` : `the property is no longer ${word}` };
}

function propertiesOf(members: readonly SchemaObject[], flow: Flow): ReadonlyMap<string, Property> {
  const schemas = new Map<string, Schema[]>();
  const add = (name: string, schema: Schema): void => {
    const known = schemas.get(name);
    if (!known) schemas.set(name, [schema]);
    else if (!known.includes(schema)) known.push(schema);
  };
  const required = new Set(members.flatMap((member) => member.required ?? []));
  for (const { properties = {}, patternProperties = {} } of members) {
    for (const [name, schema] of Object.entries(properties)) add(name, schema);
    for (const [pattern, schema] of Object.entries(patternProperties)) add(`/${pattern}/`, schema);
  }
  // A property may be required without being described.
  for (const name of required) if (!schemas.has(name)) schemas.set(name, []);
  return new Map([...schemas].map(([name, list]) => [name, propertyOf(list, required.has(name), flow)]));
}

function propertyOf(schemas: readonly Schema[], required: boolean, flow: Flow): Property {
  const { members } = flatten(together(schemas));
  const hiding = flow === 'request' ? 'readOnly' : 'writeOnly';
  const sunset = members.map((member) => member['x-sunset']).find((value) => value !== undefined);
  return {
    schemas,
    required,
    hidden: members.some((member) => member[hiding] === true),
    deprecated: members.some((member) => member.deprecated === true),
    sunset: sunset === undefined ? undefined : String(sunset),
    hasDefault: defaultOf(members) !== undefined,
  };
}

/** Properties beyond those that have names. */
export function compareOtherProperties(old: readonly SchemaObject[], next: readonly SchemaObject[], flow: Flow): Compared {
  const [before, after] = [othersOf(old), othersOf(next)];
  const wasClosed = before.includes(false);
  const isClosed = after.includes(false);
  const kind = 'changed';
  if (isClosed && !wasClosed) {
    const message = `properties that the specification does not name are ${flow === 'request' ? 'now refused' : 'no longer possible'}`;
    return {
      findings: [{ kind, breaking: flow === 'request', code: 'additional-properties-closed', at: '', message }],
      edges: [],
    };
  }
  if (wasClosed && !isClosed) {
    const message = `properties that the specification does not name are ${flow === 'request' ? 'now accepted' : 'now possible'}`;
    return { findings: [{ kind, breaking: false, code: 'additional-properties-opened', at: '', message }], edges: [] };
  }
  if (isClosed || before.length + after.length === 0) return { findings: [], edges: [] };
  return { findings: [], edges: [{ suffix: ' > *', old: together(before), next: together(after) }] };
}

function othersOf(members: readonly SchemaObject[]): readonly Schema[] {
  return members.flatMap(({ additionalProperties, unevaluatedProperties }) => {
    const schema = additionalProperties ?? unevaluatedProperties;
    return schema === undefined || schema === true ? [] : [schema];
  });
}

export interface Compared {
  /** `at` is the end of a path, empty for the schema itself. */
  readonly findings: readonly Finding[];
  readonly edges: readonly Edge[];
}

/** Two schemas of a part, and how the path goes on to it. */
export interface Edge {
  readonly suffix: string;
  readonly old: Side;
  readonly next: Side;
}
