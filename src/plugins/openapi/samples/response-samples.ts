// Writes the examples of a response, by media type.
import type { Api, Response } from '../api/api.ts';
import { isJson, isXml } from '../engine/bodies.ts';
import { mediaTexts } from './media-texts.ts';

export interface ResponseSample {
  /** `application/json` */
  readonly type: string;
  /** Of the author's example; empty where there is only one without a name, or it is made from the schema. */
  readonly name: string;
  readonly code: string;
  /** The language of a code block: `json`, `xml`, `html` or `text`. */
  readonly syntax: string;
}

/** In the order of the specification. Media that are no texts have none. */
export function responseSamples(
  { content }: Pick<Response, 'content'>,
  { schemaNames }: Pick<Api, 'schemaNames'>,
): readonly ResponseSample[] {
  return content.flatMap((media) => {
    const { type } = media;
    const syntax = syntaxOf(type);
    return mediaTexts(media, 'response', schemaNames).map(({ name, text }) => ({ type, name, code: text, syntax }));
  });
}

function syntaxOf(type: string): string {
  if (isJson(type)) return 'json';
  if (isXml(type)) return 'xml';
  return /^text\/html\b/i.test(type) ? 'html' : 'text';
}
