// Defines the types of what a browser reports while a page is open.

export type Finding =
  /** A hydration mismatch: React discarded the server's HTML, or part of it. The stack names components, innermost first. */
  | { readonly kind: 'recovered'; readonly message: string; readonly stack: string; readonly cause: string | null }
  /** `console.error`, formatted; `stack` names the components that were being rendered. */
  | { readonly kind: 'console'; readonly message: string; readonly stack: string }
  | { readonly kind: 'uncaught'; readonly message: string }
  /** A violation of the content security policy: directive, blocked URL, and element if known. */
  | { readonly kind: 'refused'; readonly directive: string; readonly blocked: string; readonly element: string | null }
  /** A file of the site that failed to load, with a status or another reason. */
  | { readonly kind: 'request'; readonly url: string; readonly reason: string }
  /** Why the page did not become idle, as the end of a sentence about it. */
  | { readonly kind: 'restless'; readonly how: string };
