// Defines the types of the answers of an API: responses, their headers, content and links.
import type { Place } from 'slodocs/kit';
import type { Schema } from './schema.ts';

/** A text in Markdown. */
export interface Prose {
  readonly value: string;
  readonly place: Place;
}

/** A value that is written by a schema's style, or as a medium. */
export interface Value {
  readonly description?: Prose | undefined;
  readonly schema?: Schema | undefined;
  /** Instead of a schema. */
  readonly content?: MediaType | undefined;
  /** With the default of its place: `simple`, `form`, … */
  readonly style: string;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  readonly examples: readonly Example[];
  readonly place: Place;
}

export interface MediaType {
  /** `application/json` */
  readonly type: string;
  readonly schema?: Schema | undefined;
  /** Of each item of a stream (3.2). */
  readonly itemSchema?: Schema | undefined;
  readonly examples: readonly Example[];
  /** By property. */
  readonly encoding: ReadonlyMap<string, Encoding>;
}

export interface Encoding {
  readonly contentType?: string | undefined;
  readonly headers: readonly Header[];
  readonly style?: string | undefined;
  readonly explode?: boolean | undefined;
  readonly allowReserved: boolean;
}

export interface Example {
  /** Empty where there is only one, without a name. */
  readonly name: string;
  readonly summary?: string | undefined;
  readonly description?: Prose | undefined;
  readonly value: unknown;
  /** Where its text is elsewhere; `value` is undefined then. */
  readonly externalValue?: string | undefined;
}

export interface Response {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly summary?: string | undefined;
  readonly description?: Prose | undefined;
  readonly headers: readonly Header[];
  readonly content: readonly MediaType[];
  readonly links: readonly ResponseLink[];
  readonly place: Place;
}

export interface Header extends Value {
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly sunset?: string | undefined;
}

export interface ResponseLink {
  readonly name: string;
  readonly operationId?: string | undefined;
  /** Of the same file a JSON pointer, as `pointer` of an operation. */
  readonly operationRef?: string | undefined;
  readonly description?: Prose | undefined;
}
