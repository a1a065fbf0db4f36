// Lists the samples of requests and answers of an operation.
import { type TreeNode, tabsNode } from 'slodocs/kit';
import type { Api, Operation } from '../api/api.ts';
import { writeJson } from '../engine/json.ts';
import type { RequestForm } from '../engine/request-form.ts';
import { type Words, words } from '../engine/words.ts';
import { absoluteServer } from '../samples/absolute-server.ts';
import { makeRequestForm } from '../samples/request-form.ts';
import type { ResponseSample } from '../samples/samples.ts';
import { requestSamples, responseSamples, type SampleLanguage } from '../samples/samples.ts';
import { component, fence, heading } from './nodes.ts';
import type { Say } from './schema/facts.ts';
import type { Section } from './section.ts';

export interface Samples {
  readonly languages: readonly SampleLanguage[];
  readonly tryIt: boolean;
}

/** Nothing for an operation that has no samples. */
export function samplesOf(
  operation: Operation,
  { api, say, location }: Section,
  options: Samples,
  isWebhook: boolean,
): readonly TreeNode[] {
  const shown = isWebhook
    ? payloadOf(operation, api, say('openapi.payloadSamples'))
    : requestOf(operation, makeRequestForm(operation, api), location, options, say);
  const answers = operation.responses.flatMap((response) => {
    const children = fencesOf(responseSamples(response, api));
    return children.length > 0 ? [{ value: response.status, label: response.status, children }] : [];
  });
  const all = [...shown, ...tabbed(say('openapi.responseSamples'), answers)];
  return all.length > 0 ? [component('ApiSamples', { label: say('openapi.examples') }, all)] : [];
}

/** Samples leave the page, so they name a host; a browser sends to the one of the page. */
function requestOf(operation: Operation, form: RequestForm, location: string, options: Samples, say: Say): readonly TreeNode[] {
  const elsewhere = { ...form, servers: form.servers.map((server) => absoluteServer(server, location)) };
  const tabs = requestSamples(operation, elsewhere, options).map(
    ({ language, label, code, syntax }): Tab => ({ value: language, label, children: [fence(syntax, code)] }),
  );
  return [...tabbed(say('openapi.requestSamples'), tabs, 'api-language'), ...(options.tryIt ? [tryOf(form, say)] : [])];
}

function tryOf(form: RequestForm, say: Say): TreeNode {
  const own = Object.entries(words)
    .map(([name, text]) => ({ name, text, said: say(`openapi.try.${name as keyof Words}`) }))
    .filter(({ text, said }) => said !== text)
    .map(({ name, said }) => [name, said] as const);
  return component('ApiTry', {
    label: say('openapi.tryIt'),
    form: writeJson(form),
    failed: say('openapi.tryFailed'),
    ...(own.length > 0 && { words: JSON.stringify(Object.fromEntries(own)) }),
  });
}

function payloadOf({ requestBody }: Operation, api: Api, title: string): readonly TreeNode[] {
  const children = requestBody ? fencesOf(responseSamples(requestBody, api)) : [];
  return children.length > 0 ? [heading(2, title), ...children] : [];
}

/** Titled where there are several. */
function fencesOf(samples: readonly ResponseSample[]): readonly TreeNode[] {
  return samples.map(({ syntax, code, type, name }) => {
    const isAlone = samples.filter((one) => one.type === type).length === 1;
    const title = (isAlone || name === '' ? type : `${type}: ${name}`).replaceAll('"', "'");
    return fence(syntax, code, samples.length > 1 ? `title="${title}"` : undefined);
  });
}

interface Tab {
  readonly value: string;
  readonly label: string;
  readonly children: readonly TreeNode[];
}

function tabbed(title: string, tabs: readonly Tab[], group?: string): readonly TreeNode[] {
  if (tabs.length === 0) return [];
  return [heading(2, title), tabsNode(tabs as never, group) as unknown as TreeNode];
}
