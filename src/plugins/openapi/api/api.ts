// Defines an API as its pages show it: a specification whose references are resolved.
import type { Place } from 'slodocs/kit';
import type { MediaType, Prose, Response, Value } from './answers.ts';
import type { Schema } from './schema.ts';

/** OpenAPI 3.0, 3.1 or 3.2. */
export type Format = '3.0' | '3.1' | '3.2';

export interface Api {
  /** Relative to the site's root. */
  readonly file: string;
  /** That file, and those that its references lead to. */
  readonly files: readonly string[];
  readonly format: Format;
  readonly title: string;
  readonly version: string;
  readonly summary?: string | undefined;
  readonly description?: Prose | undefined;
  readonly termsOfService?: string | undefined;
  readonly contact?: Contact | undefined;
  readonly license?: License | undefined;
  readonly externalDocs?: ExternalDocs | undefined;
  /** Never empty: without servers, the one at `/`. */
  readonly servers: readonly Server[];
  /** Those of the specification's list, in its order, and then those that only operations name. */
  readonly tags: readonly Tag[];
  /** By name, in the order of the specification. */
  readonly securitySchemes: ReadonlyMap<string, SecurityScheme>;
  /** In the order of the specification. */
  readonly operations: readonly Operation[];
  /** Requests that the API sends. */
  readonly webhooks: readonly Operation[];
  /** Named schemas, in the order of the specification. */
  readonly schemas: ReadonlyMap<string, Schema>;
  /** The names of `schemas`. */
  readonly schemaNames: ReadonlyMap<Schema, string>;
  /** The name under which a schema is defined, in whichever file. */
  nameOf(schema: Schema): string | undefined;
  /** The text of a schema's own description. */
  describe(schema: Schema): Prose | undefined;
  /** Of `info`. */
  readonly place: Place;
  readonly settings: PageSettings;
}

/** The extension `x-slodocs` of an object. */
export interface PageSettings {
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  readonly order?: number | undefined;
  readonly hide: boolean;
}

export interface Contact {
  readonly name?: string | undefined;
  readonly url?: string | undefined;
  readonly email?: string | undefined;
}

export interface License {
  readonly name: string;
  readonly url?: string | undefined;
}

export interface ExternalDocs {
  readonly url: string;
  readonly description?: Prose | undefined;
}

export interface Server {
  /** With variables in braces, such as `https://{region}.example.com`. */
  readonly url: string;
  readonly name?: string | undefined;
  readonly description?: Prose | undefined;
  readonly variables: readonly ServerVariable[];
  /** Of the address; absent where the specification has no servers. */
  readonly place?: Place;
}

export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  readonly values: readonly string[];
  readonly description?: Prose | undefined;
}

export interface Tag {
  readonly name: string;
  /** `summary`, `x-displayName`, or the name. */
  readonly title: string;
  readonly description?: Prose | undefined;
  readonly externalDocs?: ExternalDocs | undefined;
  readonly settings: PageSettings;
}

export interface Operation {
  /** Lower case: `get`. */
  readonly method: string;
  /** `/pets/{id}`; the name of a webhook; the expression of a callback. */
  readonly path: string;
  readonly operationId?: string | undefined;
  readonly summary?: string | undefined;
  readonly description?: Prose | undefined;
  readonly externalDocs?: ExternalDocs | undefined;
  readonly deprecated: boolean;
  /** Of `x-sunset`: when something deprecated ends, as it is written. */
  readonly sunset?: string | undefined;
  /** Names. */
  readonly tags: readonly string[];
  readonly servers: readonly Server[];
  /** Those of the path item first; none is overridden. */
  readonly parameters: readonly Parameter[];
  readonly requestBody?: RequestBody | undefined;
  readonly responses: readonly Response[];
  /** Alternatives, any one of which suffices. An empty one means that none is needed; an empty list too. */
  readonly security: readonly SecurityRequirement[];
  readonly callbacks: readonly Callback[];
  readonly codeSamples: readonly CodeSample[];
  readonly settings: PageSettings;
  /** The whole operation, and its JSON pointer in its file. */
  readonly place: Place;
  readonly pointer: string;
}

/** All of its schemes are needed together. */
export type SecurityRequirement = readonly { readonly name: string; readonly scopes: readonly string[] }[];

export type ParameterIn = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

export interface Parameter extends Value {
  readonly name: string;
  readonly in: ParameterIn;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly sunset?: string | undefined;
}

export interface RequestBody {
  readonly description?: Prose | undefined;
  readonly required: boolean;
  readonly content: readonly MediaType[];
  readonly place: Place;
}

export interface Callback {
  readonly name: string;
  readonly operations: readonly Operation[];
}

/** Of `x-codeSamples`. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

export type SecurityScheme = {
  readonly description?: Prose | undefined;
  readonly deprecated: boolean;
} & (
  | { readonly type: 'apiKey'; readonly in: 'query' | 'header' | 'cookie'; readonly name: string }
  | { readonly type: 'http'; readonly scheme: string; readonly bearerFormat?: string | undefined }
  | { readonly type: 'oauth2'; readonly flows: readonly OAuthFlow[] }
  | { readonly type: 'openIdConnect'; readonly url: string }
  | { readonly type: 'mutualTLS' }
);

export interface OAuthFlow {
  /** `implicit`, `password`, `clientCredentials`, `authorizationCode` or `deviceAuthorization`. */
  readonly type: string;
  readonly authorizationUrl?: string | undefined;
  readonly deviceAuthorizationUrl?: string | undefined;
  readonly tokenUrl?: string | undefined;
  readonly refreshUrl?: string | undefined;
  readonly scopes: readonly { readonly name: string; readonly description: string }[];
}
