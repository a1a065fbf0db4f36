// Renders the field of the pop-up: a combobox, whose arrow keys move through the list below it.
import { type ReactElement, type RefObject, useEffect } from 'react';
import { Icon } from 'slodocs/theme';
import { say } from '../texts.ts';
import { longestQuery } from './options.ts';

interface FieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** The id of what the arrow keys have reached. */
  readonly active: string | undefined;
  /** The id of the list of results; undefined where there is none. */
  readonly controls: string | undefined;
  readonly onType: (text: string, isComposing: boolean) => void;
  readonly onClose: () => void;
}

export function Field({ input, text, active, controls, onType, onClose }: FieldProps): ReactElement {
  useEffect(() => {
    input.current?.focus();
    // What was selected in the page is there to be replaced; after the letter that opened the pop-up, typing goes on.
    if ((input.current?.value.length ?? 0) > 1) input.current?.select();
  }, [input]);
  return (
    <div className="search-popup-field">
      <Icon name="search" />
      <input
        ref={input}
        className="search-popup-input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={say('theme.SearchModal.searchBox.searchInputLabel')}
        aria-autocomplete="list"
        aria-expanded={controls !== undefined}
        aria-controls={controls}
        aria-activedescendant={controls === undefined ? undefined : active}
        placeholder={say('theme.SearchModal.placeholder')}
        maxLength={longestQuery}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        value={text}
        onChange={({ target, nativeEvent }) => onType(target.value, (nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, false)}
      />
      <button
        type="button"
        className="search-popup-clear"
        hidden={text === ''}
        aria-label={say('theme.SearchModal.searchBox.resetButtonTitle')}
        title={say('theme.SearchModal.searchBox.resetButtonTitle')}
        onClick={() => onType('', false)}
      >
        <Icon name="close" />
      </button>
      <button type="button" className="search-popup-cancel" onClick={onClose}>
        {say('theme.SearchModal.searchBox.cancelButtonText')}
      </button>
    </div>
  );
}
