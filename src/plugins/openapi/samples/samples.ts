// Writes the samples of a request in the languages of a site, with those that its author has given.
import { trimEnd } from 'slodocs/kit';
import type { Response } from '../api/answers.ts';
import type { Api, CodeSample, Operation } from '../api/api.ts';
import { isJson, isXml } from '../engine/bodies.ts';
import type { RequestForm } from '../engine/request-form.ts';
import { mediaTexts } from './media-texts.ts';
import { printers, type SampleLanguage, sampleLanguages } from './print/languages.ts';
import { makeSampleRequest } from './print/sample-request.ts';

export { defaultLanguages, type SampleLanguage, sampleLanguages } from './print/languages.ts';
export { makeRequestForm } from './request-form.ts';

export interface RequestSample {
  /** One of ours, or what the author calls it, in lower case. */
  readonly language: string;
  readonly label: string;
  readonly code: string;
  /** The language of a code block; `text` where the author's is none. */
  readonly syntax: string;
}

export interface SampleOptions {
  readonly languages: readonly SampleLanguage[];
}

/** Ours in the order of `languages`, then those of `x-codeSamples`. One of a language of ours stands in its place instead. */
export function requestSamples(
  { codeSamples }: Pick<Operation, 'codeSamples'>,
  form: RequestForm,
  { languages }: SampleOptions,
): readonly RequestSample[] {
  const request = makeSampleRequest(form);
  const given = codeSamples.map(readSample);
  const ours = languages.flatMap((language): readonly RequestSample[] => {
    const instead = given.filter((sample) => sample.language === language);
    if (instead.length > 0) return instead;
    const { name, syntax, print } = printers[language];
    return [{ language, label: name, code: print(request), syntax }];
  });
  return [...ours, ...given.filter((sample) => !ours.includes(sample))];
}

function readSample({ lang, label, source }: CodeSample): RequestSample {
  const name = lang.trim().toLowerCase();
  const known = sampleLanguages.find((language) => printers[language].aliases.includes(name));
  return {
    language: known ?? name,
    label: label || lang,
    code: trimEnd(source, '\n'),
    syntax: known ? printers[known].syntax : syntaxOf(name),
  };
}

/** Names with signs that a code block cannot have. */
const syntaxes: Readonly<Record<string, string>> = { 'c#': 'csharp', 'c++': 'cpp', 'f#': 'fsharp', 'objective-c': 'objectivec' };

function syntaxOf(name: string): string {
  const known = Object.hasOwn(syntaxes, name) ? syntaxes[name] : undefined;
  return known ?? (/^[a-z][\w-]*$/.test(name) ? name : 'text');
}

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
    const syntax = syntaxOfBody(type);
    return mediaTexts(media, 'response', schemaNames).map(({ name, text }) => ({ type, name, code: text, syntax }));
  });
}

function syntaxOfBody(type: string): string {
  if (isJson(type)) return 'json';
  if (isXml(type)) return 'xml';
  return /^text\/html\b/i.test(type) ? 'html' : 'text';
}
