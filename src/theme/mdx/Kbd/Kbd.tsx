// Renders a key, or keys that are pressed together.
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { ContentFault } from '../content-fault.ts';
import { nodeText } from '../node-text.ts';

export function Kbd({ children }: { readonly children?: ReactNode }): ReactElement {
  const text = nodeText(children).trim();
  if (text === '')
    throw new ContentFault('<Kbd> contains no keys', 'Write the keys inside, with plus signs between them: `<Kbd>Ctrl+K</Kbd>`.');
  // Plus is a key as well: in `Ctrl++` it comes last.
  const keys = text.split(/(?<=.)\+(?=.)/).map((key) => key.trim());
  if (keys.length === 1) return <kbd>{keys[0]}</kbd>;
  return (
    <kbd>
      {keys.map((key, index) => (
        <Fragment key={index}>
          {index > 0 && '+'}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
