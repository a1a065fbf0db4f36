// Replaces Docusaurus' `Layout`: adds only to the head, since the page already stands in our own frame.
import type { ReactElement, ReactNode } from 'react';
import { usePage } from '../page/page-context.tsx';
import { Head } from './Head/Head.tsx';

export interface LayoutProps {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string | readonly string[];
  readonly wrapperClassName?: string;
  readonly children?: ReactNode;
}

export function Layout({ wrapperClassName, children, ...about }: LayoutProps): ReactElement {
  return (
    <>
      <PageMetadata {...about} />
      {wrapperClassName ? <div className={wrapperClassName}>{children}</div> : children}
    </>
  );
}

/** Adds to the head alone. Its children are further elements of it. */
export function PageMetadata({ title, description, keywords, children }: Omit<LayoutProps, 'wrapperClassName'>): ReactElement {
  const { name } = usePage().site;
  const whole = title && `${title} | ${name}`;
  return (
    <Head>
      {whole && <title>{whole}</title>}
      {whole && <meta property="og:title" content={whole} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords && <meta name="keywords" content={[keywords].flat().join(',')} />}
      {children}
    </Head>
  );
}
