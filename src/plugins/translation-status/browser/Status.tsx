// Renders the state of the translations to one language, with what is left to do.
'use static';
import type { ReactElement } from 'react';
import { type StaticLayoutProps, useSay } from 'slodocs/theme';
import type { ItemProps, StatusProps, TaskProps } from './props.ts';
import { NoRecord, StatusTable } from './StatusTable.tsx';

export default function Status({ page }: StaticLayoutProps<Partial<StatusProps>>): ReactElement {
  const say = useSay();
  const { overview, folders = [], total, tasks = [], isRecorded = true } = page.props;
  const all = total && folders.length > 1 ? [{ ...total, name: say('translation-status.all') }] : [];
  return (
    <div className="prose">
      {overview && (
        <p>
          <a href={overview.href}>{overview.label}</a>
        </p>
      )}
      <h1 className="title">{page.title}</h1>
      {!isRecorded && <NoRecord />}
      <StatusTable
        of="folder"
        rows={[...all, ...folders.map(({ label, ...counts }) => ({ ...counts, name: <Path path={label} /> }))]}
      />
      {tasks.map((task) => (
        <Task key={task.state} task={task} />
      ))}
      {total && isRecorded && tasks.length === 0 && <p>{say('translation-status.done')}</p>}
    </div>
  );
}

function Task({ task: { state, count, commands, items } }: { task: TaskProps }): ReactElement {
  const say = useSay();
  return (
    <section aria-labelledby={state}>
      <h2 id={state}>
        {say(`translation-status.${state}`)} <span className="translation-share">{count}</span>
      </h2>
      <p>{say(`translation-status.${state}Note`)}</p>
      {commands.map((command) => (
        <p key={command}>
          <Path path={command} />
        </p>
      ))}
      <ul className="translation-list">
        {items.map((item) => (
          <Item key={item.path} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** Links of many items that say the same are told apart by the title of the page. */
function Item({ item: { title, original, path, translation, lang, edit } }: { item: ItemProps }): ReactElement {
  const say = useSay();
  const links = [
    { href: translation, name: 'translation', hrefLang: lang },
    { href: edit, name: 'edit', hrefLang: undefined },
  ];
  return (
    <li>
      {original !== null && <a href={original}>{title}</a>}
      <span className="translation-file">
        <Path path={path} />
        {links.map(
          ({ href, name, hrefLang }) =>
            href !== null && (
              <a key={name} href={href} hrefLang={hrefLang}>
                {say(`translation-status.${name}`)}
                <span className="visually-hidden">: {title}</span>
              </a>
            ),
        )}
      </span>
    </li>
  );
}

function Path({ path }: { path: string }): ReactElement {
  return <code dir="ltr">{path}</code>;
}
