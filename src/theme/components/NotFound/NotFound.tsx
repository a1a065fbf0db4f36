// What the page says that answers an address that leads nowhere.
import type { ReactElement } from 'react';
import { Body } from '../../layouts/Body.tsx';
import type { LayoutProps } from '../../layouts/layout.ts';
import { slot } from '../../slot.tsx';
import { say } from '../../strings.ts';

export const NotFound = slot('NotFound', function NotFound({ page, body }: LayoutProps): ReactElement {
  return (
    <>
      <h1 className="title">{say('theme.NotFound.title')}</h1>
      <p className="lead">{say('theme.NotFound.p1')}</p>
      <p>{say('theme.NotFound.p2')}</p>
      <Body html={body} />
      <p>
        <a href={page.site.homeHref}>{say('theme.docs.breadcrumbs.home')}</a>
      </p>
    </>
  );
});
