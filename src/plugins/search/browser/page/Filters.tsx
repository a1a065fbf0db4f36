// Renders the filters of the search page: a version for each docs folder, and kinds and tags with how often they were found.
import type { ReactElement } from 'react';
import type { Counted, SearchMeta } from 'slodocs/kit';
import { say } from '../texts.ts';

interface VersionsProps {
  readonly meta: SearchMeta;
  /** The scope of each docs folder. */
  readonly chosen: ReadonlyMap<string, string>;
  readonly onChoose: (chosen: ReadonlyMap<string, string>) => void;
}

export function Versions({ meta, chosen, onChoose }: VersionsProps): ReactElement | null {
  if (chosen.size === 0) return null;
  const labelOf = (docs: string): string =>
    chosen.size === 1 ? say('theme.SearchPage.filters.version') : say('theme.SearchPage.filters.versionOf', { docs });
  return (
    <div className="search-versions">
      {Array.from(chosen, ([docs, scope]) => (
        <label key={docs}>
          <span>{labelOf(docs)}</span>
          <select
            className="search-version"
            value={scope}
            onChange={({ target }) => onChoose(new Map([...chosen, [docs, target.value]]))}
          >
            {meta.scopes
              .filter((one) => one.docs === docs)
              .map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </select>
        </label>
      ))}
    </div>
  );
}

interface ChipsProps {
  readonly label: string;
  readonly counted: readonly Counted[];
  readonly chosen: readonly string[];
  readonly nameOf?: (name: string) => string;
  readonly onChoose: (names: readonly string[]) => void;
}

/** Names beyond these would be a page of their own. */
const mostChips = 12;

/** What is chosen stays, even where nothing has it any more: else nobody could take it back. */
export function Chips({ label, counted, chosen, nameOf = (name) => name, onChoose }: ChipsProps): ReactElement | null {
  const missing = chosen.filter((name) => !counted.some((one) => one.name === name)).map((name) => ({ name, count: 0 }));
  const shown = [...counted.filter(({ name }, n) => n < mostChips || chosen.includes(name)), ...missing];
  if (shown.length + chosen.length < 2) return null;
  return (
    <fieldset className="search-filter">
      <legend>{label}</legend>
      <ul className="search-chips">
        {shown.map(({ name, count }) => {
          const isChosen = chosen.includes(name);
          const others = chosen.filter((one) => one !== name);
          return (
            <li key={name}>
              <button
                type="button"
                className="search-chip"
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? others : [...others, name])}
              >
                {nameOf(name)} <span className="search-chip-count">{count}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
