// Builds the content about the parameters of an operation, by place, and about the headers of a response.
import type { TreeNode } from 'slodocs/kit';
import type { Header, Value } from '../api/answers.ts';
import type { Operation, Parameter, ParameterIn } from '../api/api.ts';
import { defaultExplode, defaultStyle } from '../api/default-style.ts';
import type { TextId } from '../strings.ts';
import { component, heading } from './nodes.ts';
import { fieldOf, idPart, type Showing } from './schema/fields.ts';

const groups: readonly { readonly places: readonly ParameterIn[]; readonly text: TextId; readonly id: string }[] = [
  { places: ['path'], text: 'openapi.pathParameters', id: 'path' },
  { places: ['query', 'querystring'], text: 'openapi.queryParameters', id: 'query' },
  { places: ['header'], text: 'openapi.headerParameters', id: 'header' },
  { places: ['cookie'], text: 'openapi.cookieParameters', id: 'cookie' },
];

export function parametersOf({ parameters }: Operation, depth: number, showing: Showing, prefix = ''): readonly TreeNode[] {
  return groups.flatMap(({ places, text, id }) => {
    const own = parameters.filter((one) => places.includes(one.in));
    if (own.length === 0) return [];
    const fields = own.map((one) => valueField(one, one.name, `${prefix}${id}.${idPart(one.name)}`, showing, serialization(one)));
    return [heading(depth, showing.say(text)), component('ApiFields', {}, fields)];
  });
}

export function headersOf(headers: readonly Header[], prefix: string, showing: Showing): readonly TreeNode[] {
  if (headers.length === 0) return [];
  const fields = headers.map((one) => valueField(one, one.name, `${prefix}.${idPart(one.name)}`, showing));
  return [component('ApiNested', { label: showing.say('openapi.headers') }, [component('ApiFields', {}, fields)])];
}

function valueField(
  value: Value & Pick<Parameter, 'required' | 'deprecated'>,
  name: string,
  id: string,
  showing: Showing,
  written?: string,
): TreeNode {
  const { description, required, deprecated, schema, content, examples } = value;
  const shown = examples.flatMap((one) => (one.value === undefined ? [] : [one.value]));
  return fieldOf(
    {
      id,
      name,
      required,
      deprecated,
      description,
      schema: schema ?? content?.schema ?? true,
      serialization: content?.type ?? written,
      ...(shown.length > 0 && { examples: shown }),
    },
    showing,
  );
}

/** Told where it is not the usual one of its place. */
function serialization({ in: place, style, explode, schema }: Parameter): string | undefined {
  const usual = defaultStyle(place);
  const types = typeof schema === 'object' ? [schema.type ?? []].flat() : [];
  const isPlain = types.length > 0 && types.every((type) => type !== 'array' && type !== 'object');
  if (isPlain ? style === usual : style === usual && explode === defaultExplode(usual)) return undefined;
  return explode === defaultExplode(style) ? style : `${style}, explode: ${explode}`;
}
