// Renders the choice of a server, and inputs for the variables of its address.
import type { ReactElement } from 'react';
import { serverUrl } from '../../engine/build-request.ts';
import type { Entered } from '../../engine/entries.ts';
import type { ServerForm } from '../../engine/request-form.ts';
import type { Words } from '../../engine/words.ts';
import { Labelled } from './Labelled.tsx';

interface ServerFieldsProps {
  readonly words: Words;
  readonly servers: readonly ServerForm[];
  readonly chosen: Pick<Entered, 'server' | 'variables'>;
  readonly onChoose: (chosen: Pick<Entered, 'server' | 'variables'>) => void;
}

/** Nothing where there is nothing to choose. */
export function ServerFields({ words, servers, chosen, onChoose }: ServerFieldsProps): ReactElement | null {
  const { server: at, variables } = chosen;
  const server = servers[at];
  if (!server || (servers.length === 1 && server.variables.length === 0)) return null;
  const set = (name: string, value: string): void => onChoose({ server: at, variables: { ...variables, [name]: value } });
  return (
    <fieldset className="api-try-group">
      <legend>{words.server}</legend>
      {servers.length > 1 && (
        <Labelled words={words} label={words.server} isHeard>
          {(input) => (
            <select {...input} value={at} onChange={({ target }) => onChoose({ server: Number(target.value), variables: {} })}>
              {servers.map((one, index) => (
                <option key={index} value={index}>
                  {nameServer(one)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      {server.variables.map(({ name, default: preset, values }) => (
        <Labelled key={`${at} ${name}`} words={words} label={<code>{name}</code>}>
          {(input) =>
            values.length > 0 ? (
              <select {...input} value={variables[name] ?? preset} onChange={({ target }) => set(name, target.value)}>
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            ) : (
              <input
                {...input}
                type="text"
                autoComplete="off"
                spellCheck={false}
                value={variables[name] ?? preset}
                onChange={({ target }) => set(name, target.value)}
              />
            )
          }
        </Labelled>
      ))}
    </fieldset>
  );
}

function nameServer(server: ServerForm): string {
  const url = server.variables.length > 0 ? server.url : serverUrl(server, {}) || server.url;
  return server.description === '' ? url : `${server.description}: ${url}`;
}
