// What answers an address that leads nowhere.
import type { ReactElement } from 'react';
import { say } from '../strings.ts';
import { Body } from './Body.tsx';
import type { LayoutProps } from './layout.ts';
import { Shell } from './Shell.tsx';

export function NotFoundLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page}>
      <h1 className="title">{say('theme.NotFound.title')}</h1>
      <p className="lead">{say('theme.NotFound.p1')}</p>
      <p>{say('theme.NotFound.p2')}</p>
      <Body html={body} />
      <p>
        <a href={page.site.homeHref}>{say('theme.docs.breadcrumbs.home')}</a>
      </p>
    </Shell>
  );
}
