// Renders what a page threw, with a button to try again.
import { type ReactElement, useEffect } from 'react';
import { say } from '../../page/strings.ts';
import { causesOf } from './error-text.ts';

export function CrashedPage({ error }: { error: unknown }): ReactElement {
  const title = say('theme.ErrorPageContent.pageTitle');
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
      <h1 className="title">{say('theme.ErrorPageContent.title')}</h1>
      {/* What was shown is gone from the document, and the server alone has it. */}
      <button type="button" className="button" onClick={() => location.reload()}>
        {say('theme.ErrorPageContent.tryAgain')}
      </button>
      <pre className="crash-causes">{causesOf(error)}</pre>
    </div>
  );
}
