// Finds out from a module's text whether it needs a browser, and its `use client` or `use static` directive.
import { parseModule } from '#files/locate/locate-value';
import { usesBrowser } from './browser-use.ts';

interface BrowserTraits {
  readonly uses: boolean;
  /** `'use client'` or `'use static'`, as its author wrote it. */
  readonly directive: 'client' | 'static' | undefined;
}

export function browserTraits(text: string, file: string): BrowserTraits {
  const uses = /(?:^|\/)node_modules\//.test(file) ? packageUses(text) : ownUses(text, file);
  return { uses, directive: directiveOf(text) };
}

/** Parses nothing. */
export function directiveOf(text: string): BrowserTraits['directive'] {
  const pattern =
    /^(?:\s|\/\/.*(?:[\r\n\u2028\u2029]|$)|\/\*(?:[^*]|\*(?!\/))*\*\/|(?:'use strict'|"use strict");?)*['"]use (client|static)['"]/;
  return pattern.exec(text)?.[1] as BrowserTraits['directive'];
}

function ownUses(text: string, file: string): boolean {
  if (file.endsWith('.json')) return false;
  const module = parseModule(text, file);
  return module !== undefined && 'statements' in module && usesBrowser(module.statements);
}

/** For packages a pattern match is enough: nobody here wrote that code. */
function packageUses(text: string): boolean {
  return (
    /\buse(?:ActionState|DeferredValue|Effect|ImperativeHandle|InsertionEffect|LayoutEffect|Optimistic|Reducer|Ref|State|SyncExternalStore|Transition)\b/.test(
      text,
    ) || /\b(?:window|document|navigator|localStorage|sessionStorage)\s*(?:\.|\[)/.test(text)
  );
}
