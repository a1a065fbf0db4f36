// Renders the result of a request: the response, or why there is none.
import { type ReactElement, useEffect, useState } from 'react';
import { statusName } from '../../engine/status-names.ts';
import { fill, type Words } from '../../engine/words.ts';
import { printSize, type ShownBody, showBody } from './answer-body.ts';
import type { Answer, Failure } from './send.ts';

interface OutcomeProps {
  readonly words: Words;
  readonly isRunning: boolean;
  readonly outcome: Answer | Failure | undefined;
}

/** The status is announced; headers and body, which can be long, are there to be read. */
export function Outcome({ words, isRunning, outcome }: OutcomeProps): ReactElement {
  return (
    <>
      <div className="api-try-status" role="status">
        {isRunning && <p>{words.sending}</p>}
        {outcome &&
          ('kind' in outcome ? <Failed {...{ words }} failure={outcome} /> : <StatusLine {...{ words }} answer={outcome} />)}
      </div>
      {outcome && !('kind' in outcome) && <AnswerContent {...{ words }} answer={outcome} />}
    </>
  );
}

interface AnswerProps {
  readonly words: Words;
  readonly answer: Answer;
}

function StatusLine({ words, answer }: AnswerProps): ReactElement {
  const { status, statusText, milliseconds, body } = answer;
  return (
    <p className="api-try-line" data-class={String(status).charAt(0)}>
      <strong>{`${status} ${statusName(status) || statusText}`.trim()}</strong>{' '}
      <span>
        {fill(words.milliseconds, { count: milliseconds })} · {printSize(body.size)}
      </span>
    </p>
  );
}

function AnswerContent({ words, answer }: AnswerProps): ReactElement {
  const { headers, body, type } = answer;
  const [shown, setShown] = useState<ShownBody>();
  useEffect(() => {
    let isGone = false;
    showBody(body, type).then((made) => {
      if (!isGone) setShown(made);
    }, reportError);
    return () => {
      isGone = true;
    };
  }, [body, type]);
  return (
    <>
      <details className="api-try-headers">
        <summary>{words.answerHeaders}</summary>
        <dl>
          {headers.map(([name, value], at) => (
            <div key={at}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {shown && <Body {...{ words, shown }} />}
    </>
  );
}

function Body({ words, shown }: { readonly words: Words; readonly shown: ShownBody }): ReactElement {
  if (shown.kind === 'empty') return <p className="api-try-hint">{words.emptyBody}</p>;
  if (shown.kind === 'binary') return <p className="api-try-hint">{fill(words.answerNoText, { size: printSize(shown.size) })}</p>;
  if (shown.kind === 'image') return <img className="api-try-image" src={shown.address} alt={words.answerImage} />;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys. */}
      <section className="api-try-answer" aria-label={words.answerBody} tabIndex={0}>
        <pre>
          <code>{shown.text}</code>
        </pre>
      </section>
      {shown.cut !== undefined && <p className="api-try-hint">{fill(words.cut, { count: shown.cut.toLocaleString() })}</p>}
    </>
  );
}

function Failed({ words, failure }: { readonly words: Words; readonly failure: Failure }): ReactElement {
  if (failure.kind === 'cancelled') return <p>{words.cancelled}</p>;
  if (failure.kind === 'address') return <p className="api-try-fault">{words.addressInvalid}</p>;
  if (failure.kind === 'header') return <p className="api-try-fault">{fill(words.headerInvalid, { name: failure.name })}</p>;
  const { kind, host } = failure;
  if (kind === 'blocked') return <p className="api-try-fault">{fill(words.failedBlocked, { host })}</p>;
  if (kind === 'mixed') return <p className="api-try-fault">{words.failedMixed}</p>;
  const header = 'Access-Control-Allow-Origin';
  return (
    <>
      <p className="api-try-fault">{words.failed}</p>
      <p>{words.failedCauses}</p>
      <ul>
        <li>{fill(words.failedRefused, { origin: location.origin, header })}</li>
        <li>{words.failedUnreachable}</li>
        <li>{fill(words.failedPolicy, { host })}</li>
      </ul>
    </>
  );
}
