// Links with a line about each, as cards.
import type { ReactElement } from 'react';
import type { ListedItem } from '../../listed-items.ts';

export function Cards({ items }: { items: readonly ListedItem[] }): ReactElement {
  return (
    <ul className="cards">
      {items.map((item, index) => (
        <li key={index} className="card">
          <h2 className="card-title">{item.href === null ? item.label : <a href={item.href}>{item.label}</a>}</h2>
          {item.description !== '' && <p className="card-text">{item.description}</p>}
        </li>
      ))}
    </ul>
  );
}
