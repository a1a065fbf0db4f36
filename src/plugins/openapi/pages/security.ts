// Builds the content about how a client authenticates.
import type { TreeNode } from 'slodocs/kit';
import type { Api, Operation, SecurityScheme } from '../api/api.ts';
import { code, component, heading, link, list, markdown, paragraph, text } from './nodes.ts';
import type { Say } from './schema/facts.ts';

/** The schemes of a specification, each with a heading. */
export function schemesOf({ securitySchemes }: Api, say: Say): readonly TreeNode[] {
  if (securitySchemes.size === 0) return [];
  const schemes = [...securitySchemes].flatMap(([name, scheme]) => [
    heading(3, [code(name)], anchorOf(name)),
    paragraph(...kindOf(scheme, say), ...(scheme.deprecated ? [text(` (${say('openapi.deprecated')})`)] : [])),
    ...markdown(scheme.description),
    ...flowsOf(scheme, say),
  ]);
  return [heading(2, say('openapi.authentication')), ...schemes];
}

/** The alternatives of an operation. `introduction` is the address of the page that explains them. */
export function securityOf(
  { security }: Operation,
  { securitySchemes }: Api,
  say: Say,
  introduction: string,
): readonly TreeNode[] {
  if (securitySchemes.size === 0) return [];
  const needed = security.filter((one) => one.length > 0);
  if (needed.length === 0) return [component('ApiSecurity', {}, [paragraph(text(say('openapi.noSecurity')))])];
  const isOptional = needed.length < security.length;
  const alternatives = needed.map((requirement) => {
    const parts = requirement.map(({ name, scopes }): readonly TreeNode[] => [
      securitySchemes.has(name) ? link(`${introduction}#${anchorOf(name)}`, code(name)) : code(name),
      ...(scopes.length > 0
        ? [
            text(` (${say('openapi.scopes')}: `),
            ...joined(
              scopes.map((scope) => [code(scope)]),
              ', ',
            ),
            text(')'),
          ]
        : []),
    ]);
    return joined(parts, ` ${say('openapi.and')} `);
  });
  const all = isOptional ? [...alternatives, [text(say('openapi.noSecurity'))]] : alternatives;
  return [
    component('ApiSecurity', { label: say('openapi.authentication') }, [paragraph(...joined(all, ` ${say('openapi.or')} `))]),
  ];
}

function anchorOf(name: string): string {
  return `scheme-${name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')}`;
}

function joined(parts: readonly (readonly TreeNode[])[], between: string): readonly TreeNode[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(between), ...part]));
}

function kindOf(scheme: SecurityScheme, say: Say): readonly TreeNode[] {
  switch (scheme.type) {
    case 'apiKey': {
      const ids = { header: 'openapi.inHeader', query: 'openapi.inQuery', cookie: 'openapi.inCookie' } as const;
      return [text(`${say(ids[scheme.in])} `), code(scheme.name)];
    }
    case 'http': {
      const format = scheme.bearerFormat === undefined ? [] : [text(` (${scheme.bearerFormat})`)];
      return [text(`${say('openapi.http')} `), code(scheme.scheme), ...format];
    }
    case 'oauth2':
      return [text('OAuth 2.0')];
    case 'openIdConnect':
      return [text(`${say('openapi.openId')}: `), code(scheme.url)];
    default:
      return [text(say('openapi.mutualTls'))];
  }
}

function flowsOf(scheme: SecurityScheme, say: Say): readonly TreeNode[] {
  if (scheme.type !== 'oauth2') return [];
  return scheme.flows.flatMap(({ type, scopes, ...addresses }) => {
    const ids = {
      authorizationUrl: 'openapi.authorizationUrl',
      deviceAuthorizationUrl: 'openapi.authorizationUrl',
      tokenUrl: 'openapi.tokenUrl',
      refreshUrl: 'openapi.refreshUrl',
    } as const;
    const lines = Object.entries(ids).flatMap(([key, id]) => {
      const address = addresses[key as keyof typeof addresses];
      return address === undefined ? [] : [[paragraph(text(`${say(id)}: `), code(address))]];
    });
    const ofScopes = scopes.map(({ name, description }) => [
      paragraph(code(name), ...(description === '' ? [] : [text(`: ${description}`)])),
    ]);
    return [
      paragraph(text(`${say('openapi.oauth2')} `), code(type)),
      ...(lines.length > 0 ? [list(lines)] : []),
      ...(ofScopes.length > 0 ? [paragraph(text(`${say('openapi.scopes')}:`)), list(ofScopes)] : []),
    ];
  });
}
