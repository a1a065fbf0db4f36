// Makes the form of a request to an operation.
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as toText } from 'mdast-util-to-string';
import type { Api, Operation, Parameter, SecurityRequirement, Server } from '../api/api.ts';
import { isJson } from '../engine/media.ts';
import type { CredentialForm, ParameterForm, RequestForm, ServerForm } from '../engine/request-form.ts';
import { makeBodyForm } from './body-form.ts';
import { makeField } from './fields.ts';
import type { SchemaNames } from './flatten-schema.ts';

/** Headers that the specification takes from elsewhere than parameters. */
const ignoredHeaders = ['accept', 'content-type', 'authorization'];

export function makeRequestForm(operation: Operation, api: Api): RequestForm {
  const { schemaNames: names } = api;
  const servers = operation.servers.length > 0 ? operation.servers : api.servers;
  const isIgnored = (one: Parameter): boolean => one.in === 'header' && ignoredHeaders.includes(one.name.toLowerCase());
  return {
    method: operation.method.toUpperCase(),
    path: operation.path,
    servers: servers.map(makeServerForm),
    parameters: operation.parameters.filter((one) => !isIgnored(one)).map((one) => makeParameterForm(one, names)),
    body: makeBodyForm(operation.requestBody, names),
    security: operation.security.map((requirement) => makeSecurityForm(requirement, api)),
    accept: acceptOf(operation),
  };
}

function makeServerForm({ url, name, description, variables }: Server): ServerForm {
  return {
    url,
    description: name ?? (description ? toText(fromMarkdown(description.value)) : ''),
    variables: variables.map((one) => ({ name: one.name, default: one.default, values: one.values })),
  };
}

function makeParameterForm(parameter: Parameter, names: SchemaNames): ParameterForm {
  const { name, required, style, explode, allowReserved, content } = parameter;
  const examples = parameter.examples.length > 0 ? parameter.examples : (content?.examples ?? []);
  const schema = parameter.schema ?? content?.schema;
  const isContent = content !== undefined && isJson(content.type);
  return {
    name,
    in: parameter.in,
    required: required || parameter.in === 'path',
    style,
    explode,
    allowReserved,
    ...(content ? { contentType: content.type } : {}),
    field: makeField({ name, schema, examples, required: required || parameter.in === 'path', isJson: isContent }, names),
  };
}

function makeSecurityForm(requirement: SecurityRequirement, { securitySchemes }: Api): readonly CredentialForm[] {
  return requirement.map(({ name: scheme, scopes }): CredentialForm => {
    const known = securitySchemes.get(scheme);
    if (known?.type === 'apiKey') return { scheme, scopes, kind: known.in, name: known.name };
    if (known?.type === 'oauth2' || known?.type === 'openIdConnect') return { scheme, scopes, kind: 'bearer', name: '' };
    if (known?.type !== 'http') return { scheme, scopes, kind: 'none', name: '' };
    const kind = known.scheme.toLowerCase();
    if (kind === 'basic' || kind === 'bearer') return { scheme, scopes, kind, name: '' };
    return { scheme, scopes, kind: 'http', name: known.scheme };
  });
}

/** The media type of the first success that has one, preferably JSON. */
function acceptOf({ responses }: Operation): string | undefined {
  const successes = responses.filter(({ status }) => status.startsWith('2') || status === 'default');
  const types = successes.find(({ content }) => content.length > 0)?.content.map(({ type }) => type) ?? [];
  return types.find((type) => isJson(type)) ?? types[0];
}
