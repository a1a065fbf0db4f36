// Renders a table of all data sources, with a filter:
//
//   import { SourcesTable } from '@site/site/components/SourcesTable.tsx';
//
//   <SourcesTable />
//
// Without scripts, it shows the whole table without the filter.

import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'slodocs/theme';
import { channelsOf, duration, matching, metricsOf, type Question, type Source, sources } from '../data/sources.ts';
import './sources.css';

const everything: Question = { text: '', connection: 'any', replay: false };

const connections: Readonly<Record<Question['connection'], string>> = {
  any: 'Any',
  direct: 'Agent or direct',
  'agent-only': 'Agent only',
};

const columns = ['Connection', 'Channel', 'Query language', 'SLIs', 'Query delay', 'Replay'] as const;

export function SourcesTable(): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [question, ask] = useState(everything);
  const read = (): void => {
    if (form.current) ask(questionIn(form.current));
  };
  // Applies text that was typed before this script loaded, or that the browser restored from an earlier visit.
  useEffect(read, []);
  const found = matching(question);
  return (
    <div className="sources">
      <form
        ref={form}
        className="sources-filter"
        aria-label="Filter data sources"
        onInput={read}
        onReset={() => ask(everything)}
        onSubmit={(event) => event.preventDefault()}
      >
        <label>
          Name, query language or field
          <input type="search" name="text" autoComplete="off" aria-controls={id} />
        </label>
        <label>
          Connection
          <select name="connection" aria-controls={id}>
            {Object.entries(connections).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="sources-check">
          <input type="checkbox" name="replay" aria-controls={id} />
          With Replay
        </label>
        <button type="reset">Show all</button>
      </form>
      <p className="sources-count" aria-live="polite">
        {found.length === 0 ? 'No matching data sources.' : `${found.length} of ${sources.length} data sources`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, this is a table */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page scrolls, with the keyboard too */}
      <div className="table-scroll" role="group" aria-label="Data sources" tabIndex={0}>
        <table id={id} className="sources-table">
          <thead>
            <tr>
              <th scope="col">Data source</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((source) => (
              <Row key={source.slug} source={source} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({ source }: { readonly source: Source }): ReactElement {
  const { slug, name, direct, language, delay, history } = source;
  const cells: Readonly<Record<(typeof columns)[number], string>> = {
    Connection: direct ? connections.direct : connections['agent-only'],
    Channel: channelsOf(source),
    'Query language': language,
    SLIs: metricsOf(source),
    'Query delay': duration(delay),
    Replay: history ? `${history.days} days` : 'No',
  };
  return (
    <tr>
      <th scope="row">
        <Link to={`/sources/add-data-source/${slug}`} aria-label={`Add ${name}`}>
          {name}
        </Link>
        <Link className="sources-create" to={`/sources/create-slo/${slug}`} aria-label={`Create an SLO with ${name}`}>
          Create an SLO
        </Link>
      </th>
      {columns.map((column) => (
        <td key={column} data-label={column}>
          {cells[column]}
        </td>
      ))}
    </tr>
  );
}

function questionIn(form: HTMLFormElement): Question {
  const fields = new FormData(form);
  const connection = fields.get('connection');
  return {
    text: String(fields.get('text') ?? ''),
    connection: connection === 'direct' || connection === 'agent-only' ? connection : 'any',
    replay: fields.has('replay'),
  };
}
