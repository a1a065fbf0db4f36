// Applies and removes the text spacing that readers may set (WCAG 1.4.12).

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
