// Shows recent searches and favourites while nothing is typed.
import { type MouseEvent, type ReactElement, useState } from 'react';
import { Icon } from 'slodocs/theme';
import type { Say } from '../texts.ts';
import { gridId, opensHere } from './options.ts';
import type { Saved } from './saved.ts';
import type { SavedEntry } from './saved-entry.ts';

interface StartProps {
  readonly say: Say;
  readonly saved: Saved;
  readonly active: string | undefined;
  readonly onActive: (id: string) => void;
  readonly onClose: () => void;
}

export function Start({ say, saved, active, onActive, onClose }: StartProps): ReactElement {
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
  const shared = { active, onActive, onClose, remember: saved.remember };
  return (
    <div id={gridId} role="grid" aria-label={say('theme.SearchModal.startScreen.recentSearchesTitle')}>
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
    </div>
  );
}

type Action = readonly [label: string, act: (entry: SavedEntry) => void];

interface EntriesProps extends Omit<StartProps, 'say' | 'saved'> {
  readonly icon: 'history' | 'star';
  readonly title: string;
  readonly entries: readonly SavedEntry[];
  readonly keep?: Action;
  readonly forget: Action;
  readonly remember: (entry: SavedEntry) => void;
}

function Entries({ icon, title, entries, keep, forget, active, onActive, onClose, remember }: EntriesProps): ReactElement | null {
  if (entries.length === 0) return null;
  return (
    <div role="rowgroup" aria-label={title}>
      <div className="search-popup-group" role="presentation">
        {title}
      </div>
      {entries.map((entry, index) => {
        const id = `${gridId}-${icon}-${index}`;
        const choose = (event: MouseEvent): void => {
          if (!opensHere(event)) return;
          remember(entry);
          onClose();
        };
        return (
          <div key={entry.url} className="search-popup-entry" role="row">
            <div role="gridcell">
              <a
                id={id}
                className="search-popup-option"
                data-option=""
                data-active={id === active ? '' : undefined}
                tabIndex={-1}
                href={entry.url}
                onPointerMove={() => onActive(id)}
                onClick={choose}
              >
                <Icon name={icon} />
                <span className="found">
                  <span className="found-title">{entry.title}</span>
                  {entry.trail.length > 0 && (
                    <span className="found-trail">
                      {entry.trail.map((one, n) => (
                        <span key={n}>{one}</span>
                      ))}
                    </span>
                  )}
                </span>
              </a>
            </div>
            {[...(keep ? [['star', keep] as const] : []), ['close', forget] as const].map(([name, [label, act]]) => (
              <div key={name} role="gridcell">
                <button
                  type="button"
                  className="search-popup-act"
                  title={label}
                  aria-label={`${label}: ${entry.title}`}
                  onClick={() => act(entry)}
                >
                  <Icon name={name} />
                </button>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
