// Renders the input for a field by its kind.
import type { ReactElement } from 'react';
import type { Entry } from '../../engine/entries.ts';
import type { RequestFile } from '../../engine/http-request.ts';
import type { Field } from '../../engine/request-form.ts';
import type { Words } from '../../engine/words.ts';
import type { InputProps } from './Labelled.tsx';

interface FieldInputProps {
  readonly words: Words;
  readonly field: Field;
  readonly entry: Entry;
  readonly input: InputProps;
  readonly onEnter: (entry: Entry) => void;
}

/** Lists with choices are no single input: `ChoiceList` shows them. */
export function FieldInput({ words, field, entry, input, onEnter }: FieldInputProps): ReactElement {
  const text = typeof entry === 'string' ? entry : '';
  const plain = { ...input, autoComplete: 'off', spellCheck: false } as const;
  const { kind } = field;
  if (kind === 'file') return <FileInput {...{ input, onEnter }} many={field.many === true} />;
  if (kind === 'choice' || kind === 'boolean') {
    return (
      <select {...input} value={text} onChange={({ target }) => onEnter(target.value)}>
        <option value="">{words.chooseNone}</option>
        {(kind === 'boolean' ? ['true', 'false'] : field.choices).map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'json' || kind === 'list') return <TextArea {...{ input, text }} isCode={kind === 'json'} onEnter={onEnter} />;
  return (
    <input
      {...plain}
      type={kind === 'password' ? 'password' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      value={text}
      onChange={({ target }) => onEnter(target.value)}
    />
  );
}

interface TextAreaProps {
  readonly input: InputProps;
  readonly text: string;
  readonly isCode: boolean;
  readonly onEnter: (text: string) => void;
}

const fewestRows = 3;
const mostRows = 16;

/** As high as what is in it, within bounds; a reader may pull it larger. */
export function TextArea({ input, text, isCode, onEnter }: TextAreaProps): ReactElement {
  const rows = Math.min(Math.max(text.split('\n').length, fewestRows), mostRows);
  return (
    <textarea
      {...input}
      className={isCode ? 'api-try-code' : undefined}
      rows={rows}
      spellCheck={false}
      autoComplete="off"
      value={text}
      onChange={({ target }) => onEnter(target.value)}
    />
  );
}

interface FileInputProps {
  readonly input: InputProps;
  readonly many?: boolean;
  readonly onEnter: (files: readonly RequestFile[]) => void;
}

export function FileInput({ input, many = false, onEnter }: FileInputProps): ReactElement {
  return (
    <input
      {...input}
      type="file"
      multiple={many}
      onChange={({ target }) =>
        onEnter(Array.from(target.files ?? [], (file) => ({ name: file.name, type: file.type, content: file })))
      }
    />
  );
}
