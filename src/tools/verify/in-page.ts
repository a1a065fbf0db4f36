// Defines the scripts that run in a verified page: one listens from the start, one waits until it is idle.

/** The name of the binding through which a page reports. */
export const tellName = 'slodocsVerify';

/** Runs before the page's own scripts. */
export const listenScript = `(() => {
  const tell = globalThis.${tellName};
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, target }) => {
    const element = target instanceof Element ? target.localName : null;
    tell(JSON.stringify({ kind: 'refused', directive: effectiveDirective, blocked: blockedURI, element }));
  });
  addEventListener('slodocs:react-fault', (event) => {
    event.preventDefault();
    tell(JSON.stringify(event.detail));
  });
})()`;

/** Resolves when the page is idle, as far as it knows. Lazy elements are scrolled into view for a moment. */
export const restScript = `(async () => {
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  // Covered windows may be painted rarely.
  const drawn = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 500); });
  await idle();
  await idle();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await drawn();
  scrollTo({ top: 0, behavior: 'instant' });
  await idle();
})()`;
