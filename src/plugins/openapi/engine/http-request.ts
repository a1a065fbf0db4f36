// Defines a request as it goes to a server, and the values that it is built from.

export interface HttpRequest {
  /** Upper case: `GET`. */
  readonly method: string;
  /** With its query; relative where the server's is. */
  readonly url: string;
  /** Without `Content-Type`, which the body has. */
  readonly headers: readonly HttpHeader[];
  readonly body?: HttpBody | undefined;
}

export type HttpHeader = readonly [name: string, value: string];

export type HttpBody =
  | { readonly kind: 'text'; readonly type: string; readonly text: string }
  /** `application/x-www-form-urlencoded` */
  | { readonly kind: 'urlencoded'; readonly pairs: readonly FormPair[] }
  /** `multipart/form-data` */
  | { readonly kind: 'multipart'; readonly parts: readonly HttpPart[] }
  | { readonly kind: 'file'; readonly file: RequestFile };

/** A part with a type of its own has a `Content-Type`. */
export type HttpPart =
  | { readonly name: string; readonly type?: string | undefined; readonly text: string }
  | { readonly name: string; readonly file: RequestFile };

export interface FormPair {
  /** Before it is encoded. */
  readonly name: string;
  readonly value: string;
  /** `name=value` as it is sent, encoded. */
  readonly written: string;
}

export interface RequestFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** In a browser; absent in samples. */
  readonly content?: Blob | undefined;
}

/** What a reader, or an example, says for a `RequestForm`. */
export interface RequestValues {
  /** An index in the servers. */
  readonly server: number;
  /** By name; the default where it is absent. */
  readonly variables: Readonly<Record<string, string>>;
  /** In the order of the parameters; `undefined` is not sent. */
  readonly parameters: readonly unknown[];
  readonly body?: BodyValues | undefined;
  /** An index in the alternatives. */
  readonly security: number;
  /** By scheme; those that are absent are not sent. */
  readonly credentials: Readonly<Record<string, Credential>>;
}

export interface BodyValues {
  /** An index in the media. */
  readonly media: number;
  readonly text?: string | undefined;
  /** In the order of the parts; `undefined` is not sent. Files are `RequestFile`, one or a list. */
  readonly parts?: readonly unknown[] | undefined;
  readonly file?: RequestFile | undefined;
}

export interface Credential {
  /** Of `basic`. */
  readonly user?: string | undefined;
  /** The password, the token, or the key. */
  readonly secret: string;
}
