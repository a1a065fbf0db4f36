// Renders what the search page has found, with filters.
import { type ReactElement, useEffect, useState } from 'react';
import type { SearchClient, SearchHit, SearchMeta, SearchType } from 'slodocs/kit';
import { KindIcon, Pieces, Trail, titleOf } from '../asking/Pieces.tsx';
import { isAsked, useAnswer } from '../asking/use-answer.ts';
import { chosenScopes, withUnversioned } from '../meta.ts';
import { say } from '../texts.ts';
import { Chips, Versions } from './Filters.tsx';
import { type FieldOfPage, useField } from './use-field.ts';

export interface PageSearchProps {
  readonly meta: SearchMeta;
  readonly client: () => Promise<SearchClient>;
  readonly field: FieldOfPage;
  readonly onFollow: (url: string, words: readonly string[], query: string) => void;
}

const step = 20;

export function PageSearch({ meta, client, field, onFollow }: PageSearchProps): ReactElement {
  const text = useField(field);
  const [chosen, setChosen] = useState(() => chosenScopes(meta));
  const [types, setTypes] = useState<readonly SearchType[]>([]);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [limit, setLimit] = useState(step);
  const { answered, isAsking, hasFailed, retry } = useAnswer(client, {
    text,
    scopes: withUnversioned(chosen),
    types,
    tags,
    limit,
  });
  const { place } = field;
  const isIdle = !isAsked(text);
  useEffect(() => {
    place.toggleAttribute('data-search-idle', isIdle);
  }, [place, isIdle]);
  /** Every other question begins with the first results. */
  const again = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setLimit(step);
    };
  };
  const answer = answered?.answer;
  return (
    <>
      <Versions meta={meta} chosen={chosen} onChoose={again(setChosen)} />
      <p className="search-count" role="status">
        {isAsking
          ? say('theme.SearchPage.fetchingNewResults')
          : answer &&
            (answer.total === 0
              ? say('theme.SearchPage.noResultsText')
              : say('theme.SearchPage.documentsFound.plurals', { count: answer.total }))}
      </p>
      {answer && (
        <>
          <Chips
            label={say('theme.SearchPage.filters.types')}
            counted={answer.types}
            chosen={types}
            nameOf={(type) => say(`theme.SearchPage.filters.type.${type as SearchType}`)}
            onChoose={again((names: readonly string[]) => setTypes(names as readonly SearchType[]))}
          />
          <Chips label={say('theme.SearchPage.filters.tags')} counted={answer.tags} chosen={tags} onChoose={again(setTags)} />
        </>
      )}
      {hasFailed && (
        <div className="search-failed" role="alert">
          <p>
            <strong>{say('theme.SearchModal.errorScreen.titleText')}</strong> {say('theme.SearchModal.errorScreen.helpText')}
          </p>
          <button type="button" className="button button-secondary" onClick={retry}>
            {say('theme.SearchModal.errorScreen.tryAgain')}
          </button>
        </div>
      )}
      {answer && (
        <ol className="search-list">
          {answer.hits.map((hit) => (
            <Found key={hit.url} hit={hit} onFollow={() => onFollow(hit.url, hit.words, text)} />
          ))}
        </ol>
      )}
      {answer && answer.total > answer.hits.length && answer.hits.length >= limit && (
        <button type="button" className="button button-secondary" onClick={() => setLimit(limit + step)}>
          {say('theme.SearchPage.showMore')}
        </button>
      )}
    </>
  );
}

function Found({ hit, onFollow }: { readonly hit: SearchHit; readonly onFollow: () => void }): ReactElement {
  const { title, trail } = titleOf(hit);
  const above = hit.group === '' ? trail : [[{ text: hit.group }], ...trail];
  return (
    <li className="search-item">
      <KindIcon {...hit} />
      <div className="found">
        <Trail parts={above} />
        <h2 className="found-title">
          <a href={hit.url} onClick={onFollow}>
            <Pieces of={title} />
          </a>
        </h2>
        {hit.excerpt.length > 0 && (
          <p className="found-excerpt">
            <Pieces of={hit.excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}
