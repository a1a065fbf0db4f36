// Renders the message that nothing was found, or that the results could not be fetched, and how to go on.
import type { ReactElement } from 'react';
import type { Answered } from '../asking/use-answer.ts';
import { say } from '../texts.ts';

interface NothingFoundProps {
  readonly answered: Answered;
  readonly onSuggestion: (text: string) => void;
}

const mostSuggestions = 3;

export function NothingFound({ answered, onSuggestion }: NothingFoundProps): ReactElement {
  const suggestions = answered.answer.suggestions.slice(0, mostSuggestions);
  return (
    <div className="search-popup-message">
      <p className="search-popup-message-title">
        {say('theme.SearchModal.noResultsScreen.noResultsText')} <q>{answered.text}</q>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{say('theme.SearchModal.noResultsScreen.suggestedQueryText')}</p>
          <ul className="search-chips">
            {suggestions.map((word) => (
              <li key={word}>
                <button type="button" className="search-chip" onClick={() => onSuggestion(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export function Failed({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <div className="search-popup-message" role="alert">
      <p className="search-popup-message-title">{say('theme.SearchModal.errorScreen.titleText')}</p>
      <p>{say('theme.SearchModal.errorScreen.helpText')}</p>
      <button type="button" className="button button-secondary" onClick={onRetry}>
        {say('theme.SearchModal.errorScreen.tryAgain')}
      </button>
    </div>
  );
}
