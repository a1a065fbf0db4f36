// Renders links with a description each as cards.
import type { ReactElement } from 'react';
import type { ListedItem } from '../../page/listed-items.ts';
import { sayCount } from '../../page/strings.ts';
import { Foreign } from '../SmartLink/Foreign.tsx';

function CardText({ item }: { item: ListedItem }): ReactElement | null {
  const count = item.count === null ? '' : sayCount('theme.docs.DocCard.categoryDescription.plurals', item.count);
  const text = item.description || count;
  return text === '' ? null : <p className="card-text">{text}</p>;
}

export function Cards({ items }: { items: readonly ListedItem[] }): ReactElement {
  return (
    <ul className="cards">
      {items.map((item, index) => (
        <li key={index} className="card">
          <h2 className="card-title">
            {item.href === null ? (
              item.label
            ) : (
              <a href={item.href} hrefLang={item.lang}>
                <Foreign lang={item.lang}>{item.label}</Foreign>
              </a>
            )}
          </h2>
          <CardText item={item} />
        </li>
      ))}
    </ul>
  );
}
