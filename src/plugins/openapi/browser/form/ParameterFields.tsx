// Renders the parameters of a request, grouped by where they go.
import type { ReactElement } from 'react';
import type { Entry, Fault } from '../../engine/entries.ts';
import { isForbiddenHeader } from '../../engine/forbidden-headers.ts';
import type { ParameterForm } from '../../engine/request-form.ts';
import type { Words } from '../../engine/words.ts';
import { FieldRow } from './FieldRow.tsx';

interface ParameterFieldsProps {
  readonly words: Words;
  readonly parameters: readonly ParameterForm[];
  readonly entries: readonly Entry[];
  readonly faults: readonly Fault[];
  readonly onEnter: (at: number, entry: Entry) => void;
}

export function ParameterFields({ words, parameters, entries, faults, onEnter }: ParameterFieldsProps): ReactElement {
  const groups: readonly (readonly [title: string, places: readonly ParameterForm['in'][]])[] = [
    [words.parametersPath, ['path']],
    [words.parametersQuery, ['query', 'querystring']],
    [words.headers, ['header']],
    [words.cookies, ['cookie']],
  ];
  return (
    <>
      {groups.map(([title, places]) => {
        const shown = parameters.map((one, at) => ({ one, at })).filter(({ one }) => places.includes(one.in));
        if (shown.length === 0) return null;
        return (
          <fieldset key={title} className="api-try-group">
            <legend>{title}</legend>
            {shown.map(({ one, at }) => (
              <FieldRow
                key={at}
                words={words}
                name={one.name}
                field={one.field}
                required={one.required}
                entry={entries[at] ?? ''}
                refusal={refusalOf(one, words)}
                fault={faults.find(({ field }) => field === `parameter-${at}`)}
                onEnter={(entry) => onEnter(at, entry)}
              />
            ))}
          </fieldset>
        );
      })}
    </>
  );
}

/** Why a page cannot send the parameter: browsers send it by themselves or not at all. Undefined for one that it can. */
export function refusalOf({ in: place, name }: ParameterForm, words: Words): string | undefined {
  if (place === 'cookie') return words.browserKeepsCookie;
  return place === 'header' && isForbiddenHeader(name) ? words.browserKeepsHeader : undefined;
}
