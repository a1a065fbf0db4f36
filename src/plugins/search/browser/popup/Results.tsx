// Lists the results of a query by group, and leads to all of them.
import type { ReactElement } from 'react';
import type { SearchHit } from 'slodocs/kit';
import { Icon } from 'slodocs/theme';
import { KindIcon, Pieces, Trail, titleOf } from '../asking/Pieces.tsx';
import type { Answered } from '../asking/use-answer.ts';
import { say } from '../texts.ts';
import { listId, opensHere } from './options.ts';
import { entryOf, type SavedEntry } from './saved.ts';

interface ResultsProps {
  readonly answered: Answered;
  /** The address of the search page. */
  readonly page: string;
  readonly active: string | undefined;
  readonly onActive: (id: string) => void;
  readonly onChoose: (hit: SearchHit, entry: SavedEntry) => void;
  readonly onClose: () => void;
}

export function Results({ answered, page, active, onActive, onChoose, onClose }: ResultsProps): ReactElement {
  const { text, answer } = answered;
  const groups = groupsOf(answer.hits);
  return (
    <>
      <div id={listId} role="listbox" aria-label={say('theme.SearchModal.results')}>
        {groups.map(([group, hits], g) => (
          // biome-ignore lint/a11y/useSemanticElements: a list box may own no field set.
          <div key={hits[0]?.url} role="group" aria-labelledby={`${listId}-${g}`}>
            <div className="search-popup-group" id={`${listId}-${g}`} role="presentation">
              {group || say('theme.SearchModal.results.otherGroup')}
            </div>
            {hits.map((hit) => {
              const id = `${listId}-option-${answer.hits.indexOf(hit)}`;
              return (
                <Result
                  key={id}
                  {...{ id, hit }}
                  isActive={id === active}
                  onActive={() => onActive(id)}
                  onChoose={() => onChoose(hit, entryOf(hit))}
                />
              );
            })}
          </div>
        ))}
      </div>
      {answer.total > answer.hits.length && (
        <p className="search-popup-all">
          <a href={`${page}?q=${encodeURIComponent(text)}`} onClick={(event) => opensHere(event) && onClose()}>
            {say('theme.SearchBar.seeAll', { count: answer.total })}
          </a>
        </p>
      )}
    </>
  );
}

interface ResultProps {
  readonly id: string;
  readonly hit: SearchHit;
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onChoose: () => void;
}

/** Only a pointer that moves chooses: one that rests lies over whatever the arrow keys scroll below it. */
function Result({ id, hit, isActive, onActive, onChoose }: ResultProps): ReactElement {
  const { title, trail } = titleOf(hit);
  return (
    <a
      id={id}
      className="search-popup-option"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-option=""
      href={hit.url}
      onPointerMove={onActive}
      onClick={(event) => opensHere(event) && onChoose()}
    >
      <KindIcon {...hit} />
      <span className="found">
        <span className="found-title">
          <Pieces of={title} />
        </span>
        <Trail parts={trail} />
        {hit.excerpt.length > 0 && (
          <span className="found-excerpt">
            <Pieces of={hit.excerpt} />
          </span>
        )}
      </span>
      <Icon name="enter" />
    </a>
  );
}

/** These stand in the order in which the search page and the terminal show them; what follows them is sorted by group. */
const ranked = 5;

function groupsOf(hits: readonly SearchHit[]): readonly (readonly [group: string, hits: readonly SearchHit[]])[] {
  const groups: [string, SearchHit[]][] = [];
  hits.forEach((hit, n) => {
    const group = n < ranked ? groups.at(-1) : groups.findLast(([name]) => name === hit.group);
    if (group?.[0] === hit.group) group[1].push(hit);
    else groups.push([hit.group, [hit]]);
  });
  return groups;
}
