// Renders a parameter or a part with its name, its input and its description.
import { type ReactElement, useId } from 'react';
import type { Entry, Fault } from '../../engine/entries.ts';
import type { Field } from '../../engine/request-form.ts';
import { fill, type Words } from '../../engine/words.ts';
import { FieldInput } from './FieldInput.tsx';
import { Labelled } from './Labelled.tsx';

interface FieldRowProps {
  readonly words: Words;
  readonly name: string;
  readonly field: Field;
  readonly required: boolean;
  readonly entry: Entry;
  /** What browsers do not do for a page; nothing can be entered then. */
  readonly refusal?: string | undefined;
  readonly fault?: Fault | undefined;
  readonly onEnter: (entry: Entry) => void;
}

export function FieldRow({ words, name, field, required, entry, refusal, fault, onEnter }: FieldRowProps): ReactElement {
  const code = <code>{name}</code>;
  if (refusal !== undefined) {
    return (
      <div className="api-try-field">
        <p className="api-try-name">{code}</p>
        <p className="api-try-hint">{refusal}</p>
      </div>
    );
  }
  const said = fault && sayFault(fault, words);
  if (field.kind === 'list' && field.choices.length > 0)
    return <ChoiceList {...{ words, name, field, required, entry, said, onEnter }} />;
  const hint = field.kind === 'list' ? words.itemsByLine : undefined;
  return (
    <Labelled {...{ words, required, hint }} label={code} fault={said}>
      {(input) => <FieldInput {...{ words, field, entry, input, onEnter }} />}
    </Labelled>
  );
}

export function sayFault({ kind, detail }: Fault, words: Words): string {
  if (kind === 'missing') return words.missing;
  return kind === 'json' ? fill(words.invalidJson, { detail }) : words.invalidNumber;
}

interface ChoiceListProps extends Pick<FieldRowProps, 'words' | 'name' | 'field' | 'required' | 'entry'> {
  readonly said: string | undefined;
  readonly onEnter: (chosen: readonly string[]) => void;
}

function ChoiceList({ words, name, field, required, entry, said, onEnter }: ChoiceListProps): ReactElement {
  const id = useId();
  const chosen = new Set(entry as readonly string[]);
  const toggle = (choice: string): void => {
    if (!chosen.delete(choice)) chosen.add(choice);
    onEnter(field.choices.filter((one) => chosen.has(one)));
  };
  return (
    <fieldset className="api-try-field api-try-choices" aria-describedby={said === undefined ? undefined : id}>
      <legend>
        <code>{name}</code> {required && <span className="api-try-required">{words.required}</span>}
      </legend>
      {field.choices.map((choice, at) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.has(choice)}
            aria-invalid={at === 0 && said !== undefined}
            onChange={() => toggle(choice)}
          />
          {choice}
        </label>
      ))}
      {said !== undefined && (
        <p className="api-try-fault" id={id}>
          {said}
        </p>
      )}
    </fieldset>
  );
}
