// Renders the pop-up: a modal dialog with a field, what it finds, and the keys that work in it.
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { SearchClient, SearchMeta } from 'slodocs/kit';
import { allResults, firstResults } from '../../engine/pop-up-limits.ts';
import { isAsked, useAnswer } from '../asking/use-answer.ts';
import { chosenScopes, withUnversioned } from '../meta.ts';
import { say } from '../texts.ts';
import { Field } from './Field.tsx';
import { Keys } from './Keys.tsx';
import { Failed, NothingFound } from './Messages.tsx';
import { listId, opensHere, optionsOf } from './options.ts';
import { Results } from './Results.tsx';
import { Start } from './Start.tsx';
import { createSaved } from './saved.ts';

export interface PopupProps {
  readonly meta: SearchMeta;
  readonly client: () => Promise<SearchClient>;
  /** The text that the field begins with. */
  readonly start: string;
  readonly onFollow: (url: string, words: readonly string[], query: string) => void;
  readonly onClose: () => void;
}

export function Popup({ meta, client, start, onFollow, onClose }: PopupProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  /** The query whose best result opens once it is there, because Enter was pressed before. */
  const entered = useRef<string>(undefined);
  const [text, setText] = useState(start);
  /** Unlike `text`, not what is still composed. */
  const [asked, setAsked] = useState(start);
  const [active, setActive] = useState<string>();
  const [goesOn, setGoesOn] = useState(false);
  const saved = useMemo(() => createSaved(meta), [meta]);
  const scopes = useMemo(() => withUnversioned(chosenScopes(meta)), [meta]);
  const asking = useAnswer(client, { text: asked, scopes, ...(goesOn ? allResults : firstResults) });
  const { answered, hasFailed } = asking;
  const answeredText = answered?.text;
  const isEmpty = !isAsked(asked);

  useEffect(() => dialog.current?.showModal(), []);
  // The best result is the one that Enter opens.
  useEffect(() => {
    const first = answeredText === undefined ? undefined : optionsOf(dialog.current)[0];
    setActive(first?.id);
    if (answeredText !== undefined && answeredText === entered.current) first?.click();
    // Asking where it stands would lay the page out for each key.
    if (isScrolled.current) body.current?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [answeredText]);

  const close = (): void => dialog.current?.close();
  const retry = (): void => {
    field.current?.focus();
    asking.retry();
  };
  const type = (value: string, isComposing: boolean): void => {
    // The button that was pressed may be gone with what it stood in.
    field.current?.focus();
    setText(value);
    if (isComposing || value === asked) return;
    entered.current = undefined;
    setAsked(value);
    setGoesOn(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.nativeEvent.isComposing) return;
    // What is saved has buttons beside it, so that the focus itself moves there.
    const options = optionsOf(dialog.current);
    const at = options.findIndex((one) => (isEmpty ? one === target : one.id === active));
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (key === 'Escape') {
      event.preventDefault();
      close();
    } else if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setGoesOn(true);
      const next = options[at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length];
      if (isEmpty) next?.focus();
      else setActive(next?.id);
      next?.scrollIntoView({ block: 'nearest' });
    } else if (key === 'Enter' && target === field.current) {
      event.preventDefault();
      const link = isEmpty ? undefined : options[at < 0 ? 0 : at];
      if (event.ctrlKey || event.metaKey) {
        if (link) open(link.href, '_blank', 'noopener');
      } else if (answeredText === asked || goesOn) link?.click();
      else if (!isEmpty) entered.current = asked;
    } else if (key.length === 1 && opensHere(event) && options.includes(target as HTMLAnchorElement)) field.current?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className="search-popup"
      aria-label={say('theme.SearchModal.searchBox.searchInputLabel')}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="search-popup-panel">
        <Field
          {...{ text, active }}
          input={field}
          controls={answered?.answer.hits.length ? listId : undefined}
          onType={type}
          onClose={close}
        />
        <div
          className="search-popup-body"
          ref={body}
          onScroll={({ currentTarget }) => {
            isScrolled.current = true;
            if (currentTarget.scrollTop > 0) setGoesOn(true);
          }}
        >
          {isEmpty && <Start saved={saved} onClose={close} />}
          {hasFailed && <Failed onRetry={retry} />}
          {answered?.answer.total === 0 && !hasFailed && (
            <NothingFound answered={answered} onSuggestion={(word) => type(word, false)} />
          )}
          {answered && answered.answer.total > 0 && (
            <Results
              {...{ active, answered }}
              onActive={setActive}
              page={meta.page}
              onChoose={(hit, entry) => {
                saved.remember(entry);
                onFollow(hit.url, hit.words, answered.text);
                close();
              }}
              onClose={close}
            />
          )}
        </div>
        <Keys />
        <p className="visually-hidden" role="status">
          {answered &&
            (!asking.isAsking || answered.text === asked) &&
            say('theme.SearchPage.documentsFound.plurals', { count: answered.answer.total })}
        </p>
      </div>
    </dialog>
  );
}
