// Renders the authors of a post, each with picture, title and profile links.
import type { ReactElement } from 'react';
import { useSay } from 'slodocs/theme';
import type { AuthorProps } from './props.ts';

export function Authors({ authors }: { readonly authors: readonly AuthorProps[] }): ReactElement | null {
  if (authors.length === 0) return null;
  return (
    <ul className="authors">
      {authors.map((author, index) => (
        <li key={index}>
          <Author author={author} />
        </li>
      ))}
    </ul>
  );
}

/** `as` is what the name stands in. */
export function Author({
  author,
  as: Name = 'span',
}: {
  readonly author: AuthorProps;
  readonly as?: 'span' | 'h1' | 'h2';
}): ReactElement {
  const say = useSay();
  const { title, url, imageUrl, page, socials } = author;
  const href = page ?? url;
  // Nobody can follow a link without a name.
  const name = author.name || author.key;
  return (
    <div className="author">
      {imageUrl === null ? (
        <Initials name={name} />
      ) : (
        <img className="author-image" src={imageUrl} alt="" width={48} height={48} loading="lazy" />
      )}
      <div>
        {name !== '' && <Name className="author-name">{href === null ? name : <a href={href}>{name}</a>}</Name>}
        {title !== '' && <span className="author-title">{title}</span>}
        {socials.length > 0 && (
          <span className="author-socials">
            {socials.map(({ platform, href: social }) => (
              <a key={platform} href={social} rel="me noopener noreferrer" target="_blank">
                {platform}
                <span className="visually-hidden"> {say('theme.externalLinkAriaLabel')}</span>
              </a>
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

/** In the place of a picture: the first letters of the first word and of the last one. */
function Initials({ name }: { readonly name: string }): ReactElement | null {
  const words = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const letters = [...new Set([0, words.length - 1])].map((index) => words[index]?.toUpperCase()).join('');
  if (letters === '') return null;
  return (
    <span className="author-initials" aria-hidden="true">
      {letters}
    </span>
  );
}
