// Builds security schemes and requirements.

import { type Fields, isFields } from 'slodocs/kit';
import type { OAuthFlow, SecurityRequirement, SecurityScheme } from '../../api/api.ts';
import { type Building, entriesOf, fieldsOf, flagOf, proseOf, textOf } from './building.ts';

export function securitySchemesOf(building: Building, components: Fields): ReadonlyMap<string, SecurityScheme> {
  return new Map(entriesOf(components, 'securitySchemes').map(([name, scheme]) => [name, schemeOf(building, scheme)]));
}

function schemeOf(building: Building, fields: Fields): SecurityScheme {
  const common = { description: proseOf(building, fields), deprecated: flagOf(fields, 'deprecated') };
  switch (textOf(fields, 'type')) {
    case 'apiKey': {
      const place = (textOf(fields, 'in') ?? 'header') as 'query' | 'header' | 'cookie';
      return { ...common, type: 'apiKey', in: place, name: textOf(fields, 'name') ?? '' };
    }
    case 'oauth2':
      return { ...common, type: 'oauth2', flows: flowsOf(fields) };
    case 'openIdConnect':
      return { ...common, type: 'openIdConnect', url: textOf(fields, 'openIdConnectUrl') ?? '' };
    case 'mutualTLS':
      return { ...common, type: 'mutualTLS' };
    default:
      return { ...common, type: 'http', scheme: textOf(fields, 'scheme') ?? '', bearerFormat: textOf(fields, 'bearerFormat') };
  }
}

function flowsOf(fields: Fields): readonly OAuthFlow[] {
  return entriesOf(fields, 'flows').map(([type, flow]) => ({
    type,
    authorizationUrl: textOf(flow, 'authorizationUrl'),
    deviceAuthorizationUrl: textOf(flow, 'deviceAuthorizationUrl'),
    tokenUrl: textOf(flow, 'tokenUrl'),
    refreshUrl: textOf(flow, 'refreshUrl'),
    scopes: Object.entries(fieldsOf(flow, 'scopes') ?? {}).map(([name, description]) => ({
      name,
      description: String(description),
    })),
  }));
}

export function requirementsOf(fields: Fields): readonly SecurityRequirement[] | undefined {
  const written = fields['security'] as readonly unknown[] | undefined;
  return written
    ?.filter(isFields)
    .map((requirement) => Object.entries(requirement).map(([name, scopes]) => ({ name, scopes: scopes as readonly string[] })));
}
