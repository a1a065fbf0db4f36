// Creates a component for each icon that Docusaurus has as a module, such as `@theme/Icon/Edit`.
import type { ReactElement } from 'react';

/** It says nothing to screen readers: text stands beside it, as in Docusaurus. */
export function namedIcon(name: string): (props: { readonly className?: string }) => ReactElement {
  return ({ className }) => (
    <span className={className ? `glyph glyph-${name} ${className}` : `glyph glyph-${name}`} aria-hidden="true" />
  );
}
