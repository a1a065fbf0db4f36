// Shows the pop-up: a modal dialog with a field, what it finds, and the keys that work in it.
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { SearchClient, SearchMeta } from '#model/search';
import { isAsked, useAnswer } from '../asking/use-answer.ts';
import { chosenScopes, withUnversioned } from '../meta.ts';
import type { Say } from '../texts.ts';
import { Field } from './Field.tsx';
import { Keys } from './Keys.tsx';
import { Failed, NothingFound } from './Messages.tsx';
import { gridId, listId, optionsOf } from './options.ts';
import { Results } from './Results.tsx';
import { Start } from './Start.tsx';
import { createSaved } from './saved.ts';

export interface PopupProps {
  readonly meta: SearchMeta;
  readonly say: Say;
  readonly client: () => Promise<SearchClient>;
  /** The text that the field begins with. */
  readonly start: string;
  readonly onFollow: (url: string, words: readonly string[]) => void;
  readonly onClose: () => void;
}

const limits = { limit: 20, perGroup: 5 };

export function Popup({ meta, say, client, start, onFollow, onClose }: PopupProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(start);
  /** Unlike `text`, not what is still composed. */
  const [asked, setAsked] = useState(start);
  const [active, setActive] = useState<string>();
  const saved = useMemo(() => createSaved(meta), [meta]);
  const scopes = useMemo(() => withUnversioned(chosenScopes(meta)), [meta]);
  const asking = useAnswer(client, { text: asked, scopes, ...limits });
  const { answered, hasFailed } = asking;
  const isEmpty = !isAsked(asked);

  useEffect(() => dialog.current?.showModal(), []);
  // The best result is the one that Enter opens.
  useEffect(() => {
    const first = answered ? optionsOf(dialog.current)[0] : undefined;
    setActive(first?.id);
    body.current?.scrollTo({ top: 0 });
  }, [answered]);

  const close = (): void => dialog.current?.close();
  const type = (value: string, isComposing: boolean): void => {
    setText(value);
    if (!isComposing) setAsked(value);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The field would empty itself first.
      event.preventDefault();
      close();
      return;
    }
    // Buttons keep their own keys.
    if (!(event.target as Element).matches('.search-popup-input')) return;
    const options = optionsOf(dialog.current);
    const at = options.findIndex(({ id }) => id === active);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = options[at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length];
      setActive(next?.id);
      next?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const link = options[at];
      if (link && (event.ctrlKey || event.metaKey)) open(link.href, '_blank', 'noopener');
      else link?.click();
    }
  };
  const shared = { say, active, onActive: setActive };
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
          {...{ say, text, active }}
          popup={isEmpty ? 'grid' : 'listbox'}
          controls={isEmpty ? gridId : answered?.answer.hits.length ? listId : undefined}
          onType={type}
          onClose={close}
        />
        <div className="search-popup-body" ref={body}>
          {isEmpty && <Start {...shared} saved={saved} onClose={close} />}
          {hasFailed && <Failed say={say} onRetry={asking.retry} />}
          {answered?.answer.total === 0 && !hasFailed && (
            <NothingFound say={say} answered={answered} onSuggestion={(word) => type(word, false)} />
          )}
          {answered && answered.answer.total > 0 && (
            <Results
              {...shared}
              answered={answered}
              page={meta.page}
              onChoose={(hit, entry) => {
                saved.remember(entry);
                onFollow(hit.url, hit.words);
                close();
              }}
              onClose={close}
            />
          )}
        </div>
        <Keys say={say} />
        <p className="visually-hidden" role="status">
          {answered && !asking.isAsking && say('theme.SearchPage.documentsFound.plurals', { count: answered.answer.total })}
        </p>
      </div>
    </dialog>
  );
}
