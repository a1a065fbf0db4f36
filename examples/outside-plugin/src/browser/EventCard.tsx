// Shows the fields of a payload and an example of it. Readers choose one of the two; without a script they have both.
import { type ReactElement, useEffect, useId, useState } from 'react';
import styles from './event.module.css';
import { exampleOf } from './example.ts';
import type { FieldProps } from './props.ts';

type View = 'both' | 'fields' | 'example';

export function EventCard({ fields }: { readonly fields: readonly FieldProps[] }): ReactElement {
  const [view, setView] = useState<View>('both');
  const id = useId();
  useEffect(() => setView('fields'), []);
  return (
    <section className={styles.card} aria-label="Payload">
      {view !== 'both' && (
        <fieldset className={styles.views} aria-label="Show">
          {(['fields', 'example'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              aria-controls={`${id}-${one}`}
              onClick={() => setView(one)}
            >
              {one === 'fields' ? 'Fields' : 'Example'}
            </button>
          ))}
        </fieldset>
      )}
      <div id={`${id}-fields`} hidden={view === 'example'}>
        <dl className={styles.fields}>
          {fields.map(({ name, type, description }) => (
            <div key={name}>
              <dt>
                <code>{name}</code> <span className={styles.type}>{type}</span>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <pre id={`${id}-example`} className={styles.example} hidden={view === 'fields'} tabIndex={0}>
        <code>{exampleOf(fields)}</code>
      </pre>
    </section>
  );
}
