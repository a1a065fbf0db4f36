// Renders recent searches and favorites while nothing is typed.
import { type ReactElement, useId, useState } from 'react';
import { Icon } from 'slodocs/theme';
import { Trail } from '../asking/Pieces.tsx';
import { say } from '../texts.ts';
import { opensHere } from './options.ts';
import type { Saved, SavedEntry } from './saved.ts';

interface StartProps {
  readonly saved: Saved;
  readonly onClose: () => void;
}

export function Start({ saved, onClose }: StartProps): ReactElement {
  const [, render] = useState({});
  const change = (act: (entry: SavedEntry) => void) => (entry: SavedEntry) => {
    act(entry);
    // The button is gone with its entry.
    document.querySelector<HTMLElement>('.search-popup-input')?.focus();
    render({});
  };
  const recent = saved.recent();
  const favorites = saved.favorites();
  if (recent.length + favorites.length === 0)
    return <p className="search-popup-hint">{say('theme.SearchModal.startScreen.noRecentSearchesText')}</p>;
  const shared = { onClose, remember: saved.remember };
  return (
    <>
      <Entries
        {...shared}
        icon="history"
        entries={recent}
        title={say('theme.SearchModal.startScreen.recentSearchesTitle')}
        keep={[say('theme.SearchModal.startScreen.saveRecentSearchButtonTitle'), change(saved.keep)]}
        forget={[say('theme.SearchModal.startScreen.removeRecentSearchButtonTitle'), change(saved.forget)]}
      />
      <Entries
        {...shared}
        icon="star"
        entries={favorites}
        title={say('theme.SearchModal.startScreen.favoriteSearchesTitle')}
        forget={[say('theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle'), change(saved.forget)]}
      />
    </>
  );
}

type Action = readonly [label: string, act: (entry: SavedEntry) => void];

interface EntriesProps extends Omit<StartProps, 'saved'> {
  readonly icon: 'history' | 'star';
  readonly title: string;
  readonly entries: readonly SavedEntry[];
  readonly keep?: Action;
  readonly forget: Action;
  readonly remember: (entry: SavedEntry) => void;
}

function Entries({ icon, title, entries, keep, forget, onClose, remember }: EntriesProps): ReactElement | null {
  const id = useId();
  if (entries.length === 0) return null;
  const actions = [...(keep ? [['star', keep] as const] : []), ['close', forget] as const];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="search-popup-group">
        {title}
      </h2>
      <ul className="search-popup-entries">
        {entries.map((entry) => (
          <li key={entry.url} className="search-popup-entry">
            <a
              className="search-popup-option"
              data-option=""
              href={entry.url}
              onClick={(event) => {
                if (!opensHere(event)) return;
                remember(entry);
                onClose();
              }}
            >
              <Icon name={icon} />
              <span className="found">
                <span className="found-title">{entry.title}</span>
                <Trail parts={entry.trail.map((text) => [{ text }])} />
              </span>
            </a>
            {actions.map(([name, [label, act]]) => (
              <button
                key={name}
                type="button"
                className="search-popup-act"
                title={label}
                aria-label={`${label}: ${entry.title}`}
                onClick={() => act(entry)}
              >
                <Icon name={name} />
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
