// The scripts that run in a page: one that listens from its first moment on, and one that waits until it is at rest.

/** The name of the function by which a page tells what it heard. */
export const tellName = 'slodocsVerify';

/** Before anything of the page runs. */
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

/** Its value comes when nothing is left to do, as far as the page itself knows. What waits to be seen is shown for a moment. */
export const restScript = `(async () => {
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  // A window behind another one may be drawn seldom.
  const drawn = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 500); });
  await idle();
  await idle();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await drawn();
  scrollTo({ top: 0, behavior: 'instant' });
  await idle();
})()`;
