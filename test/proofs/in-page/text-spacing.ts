// The spacing of text that readers may set for themselves (WCAG 1.4.12), on and off.

/** Runs in the browser. A sheet that a program makes is none that the policy refuses. */
export function spaceText(on: boolean): void {
  if (!on) {
    document.adoptedStyleSheets = [];
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}
