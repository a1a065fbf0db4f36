// Tells which diagnostics comments in a source can ignore.

/**
 * Where code or a text was not understood, nothing else of it was checked. A page that would be missing, empty or another one is no
 * page that may be published. The configuration is not the place of a fault of one page, and what a disk or a cache refuses is no fault
 * of a source.
 */
const never =
  /^(?:configure|cache|site-code|takeover)\/|[/-]syntax$|^parse\/(?:front-matter-(?:unclosed|language|aliases|shape)|too-large|too-deep|library-threw|page-without-component|cannot-ignore|ignore-without-reason|unused-ignore)$|^discover\/(?:unreadable|invalid-utf8|reserved-character|unfinished-change)$|^resolve\/(?:duplicate-route|duplicate-id|broken-import|partial-cycle)$|^render\/(?:component-threw|module-failed|(?:page|layout|part)-without-component)$|^emit\/(?:cannot-write|foreign-files|not-removed|path-clash|case-clash|missing-file|invalid-path)$|^plugin\/(?:hook-threw|invalid-answer)$/;

export function canBeIgnored(code: string): boolean {
  return !never.test(code);
}
