// A page that one component makes: nothing stands around it but navbar and footer.
import type { ReactElement } from 'react';
import { UnlistedBanner } from '../components/UnlistedBanner/UnlistedBanner.tsx';
import type { LayoutProps } from './layout.ts';
import { Shell } from './Shell.tsx';

export function ComponentLayout({ page, body }: LayoutProps): ReactElement {
  return (
    <Shell page={page} open ownMain={/<main[\s>]/.test(body)}>
      {page.unlisted && <UnlistedBanner />}
      <div className="prose prose-open" dangerouslySetInnerHTML={{ __html: body }} />
    </Shell>
  );
}
