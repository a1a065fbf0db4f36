// Defines what a request to an operation is made from: plain data, for samples and for browsers.

export interface RequestForm {
  /** Upper case: `GET`. */
  readonly method: string;
  /** `/pets/{id}` */
  readonly path: string;
  readonly servers: readonly ServerForm[];
  /** In the order of the page. */
  readonly parameters: readonly ParameterForm[];
  readonly body?: BodyForm | undefined;
  /** Alternatives; the first is preselected. */
  readonly security: readonly SecurityForm[];
  /** The media type of the answer that is asked for, if there is one. */
  readonly accept?: string | undefined;
}

export interface ServerForm {
  readonly url: string;
  /** A plain text. */
  readonly description: string;
  readonly variables: readonly { readonly name: string; readonly default: string; readonly values: readonly string[] }[];
}

export interface ParameterForm {
  readonly name: string;
  readonly in: 'path' | 'query' | 'querystring' | 'header' | 'cookie';
  readonly required: boolean;
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** Written as this medium, such as `application/json`, instead of by its style. */
  readonly contentType?: string | undefined;
  readonly field: Field;
}

/** What a reader may enter for a value. */
export interface Field {
  /** `json` for everything that has no input of its own. */
  readonly kind: 'text' | 'password' | 'number' | 'boolean' | 'choice' | 'list' | 'json' | 'file';
  /** Of `choice` and of the items of `list`. */
  readonly choices: readonly string[];
  /** Of `file`: several may be chosen. */
  readonly many?: boolean | undefined;
  /** A value as it would be sent: of an example, or made from the schema. Of `file`: a file name. */
  readonly example: unknown;
  /** True where a sample shows it: it is required, or has an example. */
  readonly shown: boolean;
}

export interface BodyForm {
  readonly required: boolean;
  /** The preferred one first. */
  readonly media: readonly MediaForm[];
}

export interface MediaForm {
  /** `application/json` */
  readonly type: string;
  /** `multipart` is `multipart/form-data`; other kinds of it are `text`. */
  readonly kind: 'json' | 'xml' | 'form' | 'multipart' | 'binary' | 'text';
  /** Named examples, the first preselected; texts as they are sent. Of a form and multipart: absent. */
  readonly examples: readonly { readonly name: string; readonly text: string }[];
  /** Of a form and multipart. */
  readonly parts: readonly PartForm[];
  /** Of binary: the name of an example. */
  readonly file?: string | undefined;
}

export interface PartForm {
  readonly name: string;
  readonly required: boolean;
  readonly field: Field;
  /** Its own media type, where it has one. */
  readonly contentType?: string | undefined;
  /** As of a query parameter. Without one, a list is sent item by item, and an object as JSON. */
  readonly style?: string | undefined;
  readonly explode: boolean;
  readonly allowReserved: boolean;
}

/** Credentials that are needed together. Empty: none. */
export type SecurityForm = readonly CredentialForm[];

export interface CredentialForm {
  /** The scheme's name in the specification. */
  readonly scheme: string;
  /** Where it goes: a header, a query parameter or a cookie, with its name; `basic` and `bearer` are the header `Authorization`. */
  readonly kind: 'basic' | 'bearer' | 'http' | 'header' | 'query' | 'cookie' | 'none';
  /** Of header, query or cookie: its name; of http: the scheme, such as `Digest`. */
  readonly name: string;
  readonly scopes: readonly string[];
}
