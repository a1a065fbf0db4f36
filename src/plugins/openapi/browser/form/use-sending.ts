// Sends one request at a time, and cancels it with the form.
import { useEffect, useRef, useState } from 'react';
import type { HttpRequest } from '../../engine/http-request.ts';
import { type Answer, explainFailure, type Failure, send } from './send.ts';

export interface Sending {
  readonly isRunning: boolean;
  /** Of the last request. */
  readonly outcome: Answer | Failure | undefined;
  start(request: HttpRequest): void;
  cancel(): void;
}

export function useSending(): Sending {
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
