// Lists what a schema says of a value besides its type.
import type { Limit, Schema } from '../../api/schema.ts';
import { writeJson } from '../../engine/json.ts';
import type { TextId } from '../../strings.ts';
import { type SchemaView, viewOf } from './view.ts';

/** A label with values that are shown as code, or with a sentence. */
export interface Fact {
  readonly label: string;
  readonly values?: readonly string[];
  readonly words?: string;
}

export type Say = (id: TextId, values?: Readonly<Record<string, string>>) => string;

/** Of an array also what it says of its items. */
export function factsOf(schema: Schema, say: Say): readonly Fact[] {
  const view = viewOf(schema);
  const items = view.first('items');
  const ofItems =
    items === undefined
      ? []
      : factsOfView(viewOf(items), say).filter(
          ({ label }) => label === say('openapi.allowed') || label === say('openapi.pattern'),
        );
  return [...factsOfView(view, say), ...ofItems];
}

function factsOfView(view: SchemaView, say: Say): readonly Fact[] {
  const facts: Fact[] = [];
  const add = (id: TextId, values: readonly unknown[]): void => {
    if (values.length > 0) facts.push({ label: say(id), values: values.map(printValue) });
  };
  const addRange = (id: TextId, range: string | undefined): void => {
    if (range !== undefined) facts.push({ label: say(id), words: range });
  };
  const given = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);
  add('openapi.default', given(view.first('default')));
  if (describedValues(view).length === 0) add('openapi.allowed', view.first('enum') ?? []);
  addRange('openapi.value', valueRange(view, say));
  addRange('openapi.length', range(view.first('minLength'), view.first('maxLength'), say));
  addRange('openapi.items.count', range(view.first('minItems'), view.first('maxItems'), say));
  addRange('openapi.properties.count', range(view.first('minProperties'), view.first('maxProperties'), say));
  add('openapi.multipleOf', given(view.first('multipleOf')));
  if (view.first('uniqueItems')) facts.push({ label: say('openapi.unique') });
  add('openapi.pattern', given(view.first('pattern')));
  add('openapi.encoding', [...given(view.first('contentEncoding')), ...given(view.first('contentMediaType'))]);
  const examples = view.first('examples') ?? given(view.first('example'));
  add(examples.length > 1 ? 'openapi.examples' : 'openapi.example', examples);
  return facts;
}

/** Values with descriptions: `x-enumDescriptions`, or alternatives that are constants. */
export function describedValues(view: SchemaView): readonly { readonly value: string; readonly description: string }[] {
  const descriptions = view.first('x-enumDescriptions');
  if (typeof descriptions === 'object' && descriptions !== null)
    return (view.first('enum') ?? []).map((value) => ({
      value: printValue(value),
      description: String((descriptions as Readonly<Record<string, unknown>>)[String(value)] ?? ''),
    }));
  const constants = view.oneOf.filter((one) => typeof one === 'object' && one.const !== undefined);
  if (constants.length === 0 || constants.length < view.oneOf.length) return [];
  return constants.map((one) => {
    const { const: value, description, title } = one as { const: unknown; description?: string; title?: string };
    return { value: printValue(value), description: description ?? title ?? '' };
  });
}

function valueRange(view: SchemaView, say: Say): string | undefined {
  const [above, below] = [view.first('exclusiveMinimum'), view.first('exclusiveMaximum')];
  const inclusive = range(view.first('minimum'), view.first('maximum'), say);
  const parts = [
    ...(inclusive === undefined ? [] : [inclusive]),
    ...(above === undefined ? [] : [say('openapi.above', { low: String(above) })]),
    ...(below === undefined ? [] : [say('openapi.below', { high: String(below) })]),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}

function range(low: Limit | undefined, high: Limit | undefined, say: Say): string | undefined {
  if (low !== undefined && high !== undefined) {
    return String(low) === String(high) ? String(low) : say('openapi.between', { low: String(low), high: String(high) });
  }
  if (low !== undefined) return say('openapi.atLeast', { low: String(low) });
  return high === undefined ? undefined : say('openapi.atMost', { high: String(high) });
}

export function printValue(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : writeJson(value);
}
