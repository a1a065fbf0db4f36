// Reads the query of the search page from its address and its field, and writes it to address and title.
import { useEffect, useState } from 'react';
import { cutText } from 'slodocs/theme';
import { say } from '../texts.ts';

export interface FieldOfPage {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  /** Has the links that are shown without a query. */
  readonly place: HTMLElement;
}

/** In milliseconds. Browsers refuse to change the address with each letter of a fast typist. */
const patience = 300;

export function useField({ form, input, place }: FieldOfPage): string {
  const [text, setText] = useState(() => input.value || queryOfAddress(input));
  useEffect(() => {
    const done = new AbortController();
    const { signal } = done;
    const read = (): void => {
      input.value = queryOfAddress(input);
      setText(input.value);
    };
    if (input.value === '') read();
    if (input.value === '' || document.activeElement === document.body) input.focus({ preventScroll: true });
    const onInput = (event: Event): void => {
      if (!(event as InputEvent).isComposing) setText(input.value);
    };
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('compositionend', () => setText(input.value), { signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        setText(input.value);
      },
      { signal },
    );
    place.addEventListener(askedAnew, read, { signal });
    return () => done.abort();
  }, [form, input, place]);
  useEffect(() => {
    const plain = say('theme.SearchPage.emptyResultsTitle');
    const query = text.trim();
    const title = query === '' ? plain : say('theme.SearchPage.existingResultsTitle', { query });
    const heading = document.querySelector('main h1');
    const before = heading?.textContent ?? plain;
    if (heading) heading.textContent = title;
    heading?.toggleAttribute('data-query', query !== '');
    document.title = document.title.replace(before, () => title);
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      if (queryOfAddress(input) === text) return;
      if (text === '') address.searchParams.delete('q');
      else address.searchParams.set('q', text);
      history.replaceState(history.state, '', address);
    }, patience);
    return () => clearTimeout(timer);
  }, [text, input]);
  return text;
}

function queryOfAddress({ maxLength }: HTMLInputElement): string {
  return cutText(new URLSearchParams(location.search).get('q') ?? '', maxLength);
}

export const askedAnew = 'slodocs:search-asked';
