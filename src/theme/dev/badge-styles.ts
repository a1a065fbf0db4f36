// Styles of the badge and of the list of faults. They are in a shadow root, where no style of the site reaches them.

export const badgeStyles = `
:host { all: initial; position: fixed; inset-block-end: 12px; inset-inline-end: 12px; z-index: 2147483000; color-scheme: light dark;
  font: 14px/1.5 system-ui, sans-serif; color: light-dark(#1b1f24, #e8eaed); }
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
button { font: inherit; color: inherit; background: light-dark(#fff, #24282e); border: 1px solid light-dark(#8a9099, #7d8590);
  border-radius: 6px; padding: 4px 10px; min-height: 32px; cursor: pointer; }
button:focus-visible, section:focus-visible, pre:focus-visible { outline: 2px solid light-dark(#0b57d0, #8ab4f8); outline-offset: 2px; }
button:disabled { opacity: .6; cursor: default; }
button.badge { border-radius: 16px; box-shadow: 0 1px 4px #0004; }
button[data-state=error] { background: light-dark(#b3261e, #8c1d18); color: #fff; border-color: transparent; }
button[data-state=warning] { background: light-dark(#fdd663, #fdd663); color: #1b1f24; border-color: transparent; }
button[data-state=lost] { background: light-dark(#5f6368, #3c4043); color: #fff; border-color: transparent; }
section { position: fixed; inset-inline: 12px; inset-block-end: 56px; max-block-size: min(70vh, 640px); overflow: auto; max-inline-size: 960px;
  margin-inline-start: auto; background: light-dark(#fff, #1b1f24); border: 1px solid light-dark(#8a9099, #7d8590); border-radius: 8px;
  box-shadow: 0 4px 24px #0006; padding: 0 16px 12px; }
section[data-small] { max-block-size: 40vh; }
section[hidden] { display: none; }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; position: sticky; inset-block-start: 0;
  background: inherit; padding-block: 10px; }
h2 { font-size: 15px; font-weight: 600; margin: 0; }
h3 { font-size: 14px; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
article > p { margin: 4px 0; overflow-wrap: anywhere; }
.code { color: light-dark(#5f6368, #9aa0a6); font: 13px/1.45 ui-monospace, Consolas, monospace; }
article { border-inline-start: 4px solid light-dark(#b3261e, #f2b8b5); padding-inline-start: 12px; margin-block: 8px 16px; }
article.warning { border-color: light-dark(#b58100, #fdd663); }
article.info { border-color: light-dark(#0b57d0, #8ab4f8); }
pre { font: 13px/1.45 ui-monospace, Consolas, monospace; margin: 0; overflow-x: auto; white-space: pre; }
button[aria-pressed=true] { background: light-dark(#d3e3fd, #0842a0); border-color: light-dark(#0b57d0, #8ab4f8); }
.tools { display: flex; flex-wrap: wrap; gap: 8px; margin-block-end: 12px; }
.outcome { font-weight: 600; margin: 0 0 8px; }
.outcome:empty { display: none; }
ul { margin: 0 0 12px; padding-inline-start: 20px; }
code { font: 13px/1.45 ui-monospace, Consolas, monospace; }
.help { white-space: pre-line; }
table { border-collapse: collapse; margin-block: 4px; }
th, td { text-align: end; font-weight: 400; padding: 2px 12px 2px 0; }
thead th { color: light-dark(#5f6368, #9aa0a6); }
tr > :first-child { text-align: start; font-weight: 600; }
.weight { margin-block-end: 16px; }
.weight p { margin: 4px 0; color: light-dark(#5f6368, #9aa0a6); }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 0; }
.status { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; white-space: nowrap; }
@media (prefers-reduced-motion: no-preference) { button { transition: background-color .1s; } }
@media print { :host { display: none; } }
`;
