// Renders the form that sends a request to an operation, and the result.
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { buildRequest, serverUrl } from '../../engine/build-request.ts';
import { type Entered, type Fault, firstEntries, readEntries } from '../../engine/entries.ts';
import type { Credential, HttpRequest } from '../../engine/http-request.ts';
import type { RequestForm } from '../../engine/request-form.ts';
import { fill, type Words } from '../../engine/words.ts';
import { BodyFields } from './BodyFields.tsx';
import { CredentialFields } from './CredentialFields.tsx';
import { Outcome } from './Outcome.tsx';
import { ParameterFields, refusalOf } from './ParameterFields.tsx';
import { ServerFields } from './ServerFields.tsx';
import { type Answer, explainFailure, type Failure, send } from './send.ts';

interface TryFormProps {
  readonly form: RequestForm;
  readonly words: Words;
  readonly kept: KeptCredentials;
}

const refusedMethods = ['CONNECT', 'TRACE', 'TRACK'];

export function TryForm({ form, words, kept }: TryFormProps): ReactElement {
  const element = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState(() => firstEntries(form));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [, showCredentials] = useState(0);
  const { isRunning, outcome, start, cancel } = useSending();
  const { method } = form;
  const hasBody = form.body !== undefined && !['GET', 'HEAD'].includes(method);
  const change = (changes: Partial<Entered>): void => setEntered((before) => ({ ...before, ...changes }));

  const server = originOf(form, entered);
  const schemes = (form.security[entered.security] ?? []).map(({ scheme }) => scheme);
  const credentials = Object.fromEntries(
    schemes.flatMap((scheme): (readonly [string, Credential])[] => {
      const credential = kept.get(server, scheme);
      return credential ? [[scheme, credential]] : [];
    }),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isRunning) return;
    const sent = hasBody ? form : { ...form, body: undefined };
    const { values, faults: all } = readEntries(sent, entered);
    // Nothing can be entered for those that browsers keep to themselves.
    const refused = new Set<string>(form.parameters.flatMap((one, at) => (refusalOf(one, words) ? [`parameter-${at}`] : [])));
    const found = all.filter(({ field }) => !refused.has(field));
    setFaults(found);
    if (found.length === 0) start(buildRequest(sent, { ...values, credentials }));
    else requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={element} className="api-try-form" noValidate autoComplete="off" onSubmit={submit}>
      <ServerFields words={words} servers={form.servers} chosen={entered} onChoose={change} />
      <CredentialFields
        {...{ words, credentials }}
        security={form.security}
        chosen={entered.security}
        onChoose={(security) => change({ security })}
        onEnter={(scheme, credential) => {
          kept.set(server, scheme, credential);
          showCredentials((count) => count + 1);
        }}
      />
      <ParameterFields
        {...{ words, faults }}
        parameters={form.parameters}
        entries={entered.parameters}
        onEnter={(at, entry) => change({ parameters: entered.parameters.with(at, entry) })}
      />
      {form.body && !hasBody && <p className="api-try-hint">{fill(words.browserKeepsBody, { method })}</p>}
      {form.body && hasBody && (
        <BodyFields
          {...{ words, faults }}
          body={form.body}
          media={entered.media}
          entry={entered.bodies[entered.media] ?? { text: '', parts: [], files: [] }}
          onChoose={(media) => change({ media })}
          onEnter={(entry) => change({ bodies: entered.bodies.with(entered.media, entry) })}
        />
      )}
      {refusedMethods.includes(method) ? (
        <p className="api-try-hint">{fill(words.browserKeepsMethod, { method })}</p>
      ) : (
        <button
          type={isRunning ? 'button' : 'submit'}
          className={`button api-try-send${isRunning ? ' button-secondary' : ''}`}
          onClick={isRunning ? cancel : undefined}
        >
          {isRunning ? words.cancel : words.send}
        </button>
      )}
      <Outcome {...{ words, isRunning, outcome }} />
    </form>
  );
}

/** Of the chosen server; the page's where the address is none yet. */
function originOf({ servers }: RequestForm, { server: at, variables }: Entered): string {
  const server = servers[at];
  const url = server ? serverUrl(server, variables) : '';
  return URL.canParse(url, location.href) ? new URL(url, location.href).origin : '';
}

interface KeptCredentials {
  /** `server` is an origin: what was entered for one is sent to no other. */
  get(server: string, scheme: string): Credential | undefined;
  set(server: string, scheme: string, credential: Credential): void;
}

export function createKeptCredentials(): KeptCredentials {
  const kept = new Map<string, Credential>();
  const keyOf = (server: string, scheme: string): string => `${server}\n${scheme}`;
  return {
    get: (server, scheme) => kept.get(keyOf(server, scheme)),
    set: (server, scheme, credential) => void kept.set(keyOf(server, scheme), credential),
  };
}

interface Sending {
  readonly isRunning: boolean;
  /** Of the last request. */
  readonly outcome: Answer | Failure | undefined;
  start(request: HttpRequest): void;
  cancel(): void;
}

function useSending(): Sending {
  const [outcome, setOutcome] = useState<Answer | Failure>();
  const [running, setRunning] = useState<AbortController>();
  const last = useRef<AbortController>(undefined);
  useEffect(() => () => last.current?.abort(), []);
  return {
    isRunning: running !== undefined,
    outcome,
    start(request) {
      const controller = new AbortController();
      last.current = controller;
      setRunning(controller);
      setOutcome(undefined);
      explainFailure(request, () => send(request, controller.signal)).then((found) => {
        if (last.current !== controller) return;
        setRunning(undefined);
        setOutcome(found);
      }, reportError);
    },
    cancel: () => running?.abort(),
  };
}
