// Renders what a page threw, with a button to try again.
import { type ReactElement, useEffect } from 'react';
import { sayOfIsland } from '../../page/island-strings.ts';

export function CrashedPage({ error }: { error: unknown }): ReactElement {
  const title = sayOfIsland('theme.ErrorPageContent.pageTitle');
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // The next page sets its own title.
      if (document.title === title) document.title = before;
    };
  }, [title]);
  return (
    <div className="crash" role="alert">
      <h1 className="title">{sayOfIsland('theme.ErrorPageContent.title')}</h1>
      {/* What was shown is gone from the document, and the server alone has it. */}
      <button type="button" className="button" onClick={() => location.reload()}>
        {sayOfIsland('theme.ErrorPageContent.tryAgain')}
      </button>
      <pre className="crash-causes">{causesOf(error)}</pre>
    </div>
  );
}

interface CrashedPartProps {
  readonly error: unknown;
  readonly retry: () => void;
}

export function CrashedPart({ error, retry }: CrashedPartProps): ReactElement {
  return (
    <div className="failure" role="alert">
      <p>{messageOf(error)}</p>
      <button type="button" className="button" onClick={retry}>
        {sayOfIsland('theme.ErrorPageContent.tryAgain')}
      </button>
    </div>
  );
}

/** Joins the messages of an error and its causes. */
export function causesOf(error: unknown): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let one = error; one !== undefined && one !== null && !seen.has(one); one = one instanceof Error ? one.cause : undefined) {
    seen.add(one);
    messages.push(messageOf(one));
  }
  return messages.join('\n\nCause:\n');
}

/** Any value may be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
