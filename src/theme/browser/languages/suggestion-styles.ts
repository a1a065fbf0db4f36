// Styles of a suggestion. The stylesheet of all pages does not have them, since most readers never see one.

/** At the bottom, beside the button back to the top. Rules of a site's own stylesheets are stronger. */
export const suggestionStyles = `@layer parts {
.suggestion { position: fixed; inset-block-end: 1rem; inset-inline: 1rem 4.75rem; z-index: 16; inline-size: fit-content;
  max-inline-size: 34rem; border: 1px solid var(--color-line-strong); border-radius: var(--radius); background: var(--color-page);
  color: var(--color-text); box-shadow: 0 0.25rem 1rem rgb(0 0 0 / 15%); font-size: 0.9375rem; line-height: 1.4; }
/* Its text comes a frame later: a box that is seen before would jump. */
.suggestion:not(:has(a)) { opacity: 0; }
.suggestion > div { display: flex; align-items: center; gap: 0.25rem; padding-inline-start: 1rem; }
.suggestion p { flex: 1; margin: 0; padding-block: 0.5rem; overflow-wrap: anywhere; }
.suggestion a { display: inline-block; padding-block: 0.35rem; color: var(--color-accent); font-weight: 600; text-decoration: underline;
  text-underline-offset: 0.2em; }
.suggestion button { flex: none; display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; cursor: pointer; }
.suggestion button:hover { color: var(--color-accent); }
@media (width >= 40rem) { .suggestion { inset-inline: 4.75rem; margin-inline: auto; } }
:root:has(.suggestion) { scroll-padding-block-end: 6rem; }
}
@media print { .suggestion { display: none; } }
`;
