// Lists the keys of a specification itself, of its info, servers, tags, components and security schemes.
import type { Format } from '../../api/api.ts';

const markdown = 'text';
const componentName = { of: /^[\w.-]+$/, words: 'letters, digits, ".", "-" and "_"' };
const component = <T extends string>(noun: string, each: T) => ({ noun, each, pattern: componentName });

export const documentShapes = {
  document: {
    noun: 'a specification',
    keys: {
      openapi: 'text!',
      $self: 'text >=3.2',
      info: 'info!',
      jsonSchemaDialect: 'text >=3.1',
      servers: 'server[]',
      paths: 'paths',
      webhooks: 'pathItem{} >=3.1',
      components: 'components',
      security: 'requirement[]',
      tags: 'tag[]',
      externalDocs: 'externalDocs',
    },
  },
  info: {
    noun: 'the info of a specification',
    keys: {
      title: 'text!',
      summary: 'text >=3.1',
      description: markdown,
      termsOfService: 'text',
      contact: 'contact',
      license: 'license',
      version: 'text!',
      'x-slodocs': 'settings',
    },
  },
  settings: { noun: 'an "x-slodocs"', keys: { title: markdown, slug: 'text', order: 'number', hide: 'flag' } },
  contact: { noun: 'a contact', keys: { name: 'text', url: 'text', email: 'text' } },
  license: { noun: 'a license', keys: { name: 'text!', identifier: 'text >=3.1', url: 'text' } },
  server: {
    noun: 'a server',
    keys: { url: 'text!', name: 'text >=3.2', description: markdown, variables: 'serverVariable{}' },
  },
  serverVariable: { noun: 'a server variable', keys: { enum: 'text[]', default: 'text!', description: markdown } },
  externalDocs: { noun: 'an "externalDocs"', keys: { url: 'text!', description: markdown } },
  tag: {
    noun: 'a tag',
    keys: {
      name: 'text!',
      summary: 'text >=3.2',
      description: markdown,
      externalDocs: 'externalDocs',
      parent: 'text >=3.2',
      kind: 'text >=3.2',
      'x-displayName': 'text',
      'x-slodocs': 'settings',
    },
  },
  components: {
    noun: 'the components of a specification',
    keys: {
      schemas: 'componentSchemas',
      responses: 'componentResponses',
      parameters: 'componentParameters',
      examples: 'componentExamples',
      requestBodies: 'componentRequestBodies',
      headers: 'componentHeaders',
      securitySchemes: 'componentSecuritySchemes',
      links: 'componentLinks',
      callbacks: 'componentCallbacks',
      pathItems: 'componentPathItems >=3.1',
      mediaTypes: 'componentMediaTypes >=3.2',
    },
  },
  componentSchemas: component('the schemas of a specification', 'schema'),
  componentResponses: component('the responses of a specification', 'response'),
  componentParameters: component('the parameters of a specification', 'parameter'),
  componentExamples: component('the examples of a specification', 'example'),
  componentRequestBodies: component('the request bodies of a specification', 'requestBody'),
  componentHeaders: component('the headers of a specification', 'header'),
  componentSecuritySchemes: component('the security schemes of a specification', 'securityScheme'),
  componentLinks: component('the links of a specification', 'link'),
  componentCallbacks: component('the callbacks of a specification', 'callback'),
  componentPathItems: component('the path items of a specification', 'pathItem'),
  componentMediaTypes: component('the media types of a specification', 'mediaType'),
  securityScheme: {
    noun: 'a security scheme',
    referable: true,
    keys: {
      type: 'apiKey|http|mutualTLS>=3.1|oauth2|openIdConnect!',
      description: markdown,
      name: 'text',
      in: 'query|header|cookie',
      scheme: 'text',
      bearerFormat: 'text',
      flows: 'flows',
      openIdConnectUrl: 'text',
      oauth2MetadataUrl: 'text >=3.2',
      deprecated: 'flag >=3.2',
    },
  },
  flows: {
    noun: 'the OAuth 2 flows',
    keys: {
      implicit: 'flow',
      password: 'flow',
      clientCredentials: 'flow',
      authorizationCode: 'flow',
      deviceAuthorization: 'flow >=3.2',
    },
  },
  flow: {
    noun: 'an OAuth 2 flow',
    keys: {
      authorizationUrl: 'text',
      deviceAuthorizationUrl: 'text >=3.2',
      tokenUrl: 'text',
      refreshUrl: 'text',
      scopes: 'text{}!',
    },
  },
  requirement: { noun: 'a security requirement', each: 'text[]' },
} as const satisfies Readonly<Record<string, Shape>>;

/**
 * Keys with the notation of their values: `text`, `flag`, `number`, `any`, choices such as `a|b`, or the name of a shape; `[]`
 * makes a list of it and `{}` a map. `!` is for a required key, ` >=3.1` or ` <3.1` for one of some formats, and `a|b>=3.1` for a
 * choice of some.
 */
export interface Shape {
  /** What messages call it, with its article. */
  readonly noun: string;
  readonly keys?: Readonly<Record<string, string>>;
  /** Instead of keys: a map of this notation. */
  readonly each?: string;
  readonly pattern?: NamePattern;
  /** It may be a reference to another one. */
  readonly referable?: boolean;
}

/** What the keys of a map look like. */
export interface NamePattern {
  readonly of: RegExp;
  readonly words: string;
}

/** A notation in its parts. */
export interface Notation {
  readonly kind: string;
  readonly many: 'list' | 'map' | undefined;
  readonly isRequired: boolean;
  readonly from: Format | undefined;
  readonly before: Format | undefined;
}

export function parseNotation(notation: string): Notation {
  const [written = '', limit] = notation.split(' ');
  const isRequired = written.endsWith('!');
  const kind = isRequired ? written.slice(0, -1) : written;
  const many = kind.endsWith('[]') ? 'list' : kind.endsWith('{}') ? 'map' : undefined;
  return {
    kind: many ? kind.slice(0, -2) : kind,
    many,
    isRequired,
    from: limit?.startsWith('>=') ? (limit.slice(2) as Format) : undefined,
    before: limit?.startsWith('<') ? (limit.slice(1) as Format) : undefined,
  };
}

export function existsIn({ from, before }: Notation, format: Format): boolean {
  return (from === undefined || format >= from) && (before === undefined || format < before);
}
