// Renders the body of a request: the choice of its media type, and inputs for one.
import type { ReactElement } from 'react';
import type { BodyEntry, Fault } from '../../engine/entries.ts';
import type { BodyForm, MediaForm } from '../../engine/request-form.ts';
import type { Words } from '../../engine/words.ts';
import { FileInput, TextArea } from './FieldInput.tsx';
import { FieldRow, sayFault } from './FieldRow.tsx';
import { Labelled } from './Labelled.tsx';

interface BodyFieldsProps {
  readonly words: Words;
  readonly body: BodyForm;
  readonly media: number;
  readonly entry: BodyEntry;
  readonly faults: readonly Fault[];
  readonly onChoose: (media: number) => void;
  readonly onEnter: (entry: BodyEntry) => void;
}

export function BodyFields({ words, body, media: at, entry, faults, onChoose, onEnter }: BodyFieldsProps): ReactElement | null {
  const media = body.media[at];
  if (!media) return null;
  return (
    <fieldset className="api-try-group">
      <legend>{words.body}</legend>
      {body.media.length > 1 && (
        <Labelled words={words} label={words.mediaType}>
          {(input) => (
            <select {...input} value={at} onChange={({ target }) => onChoose(Number(target.value))}>
              {body.media.map(({ type }, index) => (
                <option key={index} value={index}>
                  {type}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      {media.parts.length > 0
        ? media.parts.map((part, index) => (
            <FieldRow
              key={`${at} ${part.name}`}
              words={words}
              name={part.name}
              field={part.field}
              required={part.required}
              entry={entry.parts[index] ?? ''}
              fault={faults.find(({ field }) => field === `part-${index}`)}
              onEnter={(value) => onEnter({ ...entry, parts: entry.parts.with(index, value) })}
            />
          ))
        : WholeBody({
            words,
            media,
            required: body.required,
            entry,
            fault: faults.find(({ field }) => field === 'body'),
            onEnter,
          })}
    </fieldset>
  );
}

interface WholeBodyProps extends Pick<BodyFieldsProps, 'words' | 'entry' | 'onEnter'> {
  readonly media: MediaForm;
  readonly required: boolean;
  readonly fault: Fault | undefined;
}

function WholeBody({ words, media, required, entry, fault, onEnter }: WholeBodyProps): ReactElement {
  const said = fault && sayFault(fault, words);
  if (media.kind === 'binary') {
    return (
      <Labelled {...{ words, required }} label={words.file} hint={media.type} fault={said}>
        {(input) => <FileInput input={input} onEnter={(files) => onEnter({ ...entry, files })} />}
      </Labelled>
    );
  }
  const { examples } = media;
  const example = examples.findIndex(({ text }) => text === entry.text);
  return (
    <>
      {examples.length > 1 && (
        <Labelled words={words} label={words.example}>
          {(input) => (
            <select
              {...input}
              value={example}
              onChange={({ target }) => onEnter({ ...entry, text: examples[Number(target.value)]?.text ?? entry.text })}
            >
              {example < 0 && <option value={-1}>…</option>}
              {examples.map(({ name }, index) => (
                <option key={index} value={index}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      <Labelled {...{ words, required }} label={<code>{media.type}</code>} fault={said}>
        {(input) => (
          <TextArea
            input={input}
            text={entry.text}
            isCode={media.kind !== 'text'}
            onEnter={(text) => onEnter({ ...entry, text })}
          />
        )}
      </Labelled>
    </>
  );
}
