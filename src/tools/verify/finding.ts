// What a browser says while a page is open in it.

export type Finding =
  /** React gave up the HTML of the server, or a part of it. The stack names components, the innermost first. */
  | { readonly kind: 'recovered'; readonly message: string; readonly stack: string; readonly cause: string | null }
  /** `console.error`, formatted; `stack` names the components that were being rendered. */
  | { readonly kind: 'console'; readonly message: string; readonly stack: string }
  | { readonly kind: 'uncaught'; readonly message: string }
  /** What the policy refused: by which directive, and what, in an element of that name where there is one. */
  | { readonly kind: 'refused'; readonly directive: string; readonly blocked: string; readonly element: string | null }
  /** A file of the site that did not come: with a status, or for another reason. */
  | { readonly kind: 'request'; readonly url: string; readonly reason: string }
  /** How the page failed to come to rest, as the end of a sentence that begins with it. */
  | { readonly kind: 'restless'; readonly how: string };
