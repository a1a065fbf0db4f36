// Renders what a part of a page threw, with a button to try again.
import type { ReactElement } from 'react';
import { say } from '../../page/strings.ts';
import { messageOf } from './error-text.ts';

export interface CrashedPartProps {
  readonly error: unknown;
  readonly retry: () => void;
}

export function CrashedPart({ error, retry }: CrashedPartProps): ReactElement {
  return (
    <div className="failure" role="alert">
      <p>{messageOf(error)}</p>
      <button type="button" className="button" onClick={retry}>
        {say('theme.ErrorPageContent.tryAgain')}
      </button>
    </div>
  );
}
