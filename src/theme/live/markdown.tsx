// Provides the Markdown that site modules import; each page composes it and passes it down.
import { createContext, createElement, type FunctionComponent, type ReactElement, type ReactNode, useContext } from 'react';
import { ContentFault } from '../mdx/content-fault.ts';

/** Components by path, relative to the root of the site. */
export type Markdown = Readonly<Record<string, FunctionComponent<object>>>;

const MarkdownContext = createContext<Markdown>({});

/** Provides Markdown to the modules inside; outer Markdown stays available. */
export function withMarkdown(children: ReactNode, markdown: Markdown): ReactElement {
  return <MarkdownProvider markdown={markdown}>{children}</MarkdownProvider>;
}

function MarkdownProvider({ markdown, children }: { readonly markdown: Markdown; readonly children: ReactNode }): ReactElement {
  const around = useContext(MarkdownContext);
  return <MarkdownContext value={{ ...around, ...markdown }}>{children}</MarkdownContext>;
}

/** What a module gets for an import of the Markdown at `path`. */
export function markdownModule(path: string): FunctionComponent<object> {
  return function MarkdownModule(props) {
    const component = useContext(MarkdownContext)[path];
    if (!component) {
      throw new ContentFault(
        `"${path}" is shown outside content`,
        'Only modules that content imports can show Markdown, not theme parts. Put it on a page.',
      );
    }
    return createElement(component, props);
  };
}
