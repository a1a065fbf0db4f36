// Prints what a change does to an output as one page of HTML, which needs no script and loads nothing.
import { createHash } from 'node:crypto';
import type { ChangedPage, PagePicture, SiteReport } from '#index';
import { printLists } from './change-report-lists.ts';
import { code, printChange, text } from './change-report-parts.ts';
import { countsOf, notesOf } from './change-report-words.ts';
import { plural } from './counts.ts';

/** By which a report is known, so that one is replaced and nothing else. */
export const reportMark = '<meta name="generator" content="slodocs diff">';

/** More are only listed. */
const mostPages = 200;
const mostChanges = 60;

export function printReportHtml(report: SiteReport, title: string): string {
  const { pages, compared } = report.content;
  const digest = createHash('sha256').update(reportStyle).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${digest}'; img-src data:; base-uri 'none'; form-action 'none'`;
  const counts = countsOf(report);
  const notes = notesOf(report);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
${reportMark}
<meta name="robots" content="noindex">
<title>${text(`Changes of ${title}`)}</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<h1>${text(`Changes of ${title}`)}</h1>
<p class="soft">${plural(compared, 'page')} ${compared === 1 ? 'is' : 'are'} in both builds and ${compared === 1 ? 'was' : 'were'} compared.</p>
</header>
<main>
${counts.length === 0 ? '<p>No page has changes for readers.</p>' : `<ul class="counts">${counts.map(([id, words]) => `<li><a href="#${id}">${words}</a></li>`).join('')}</ul>`}
${notes.length === 0 ? '' : `<ul class="notes">${notes.map((note) => `<li>${text(note)}</li>`).join('')}</ul>`}
${printPages(pages, report.pictures.pages)}${printLists(report)}</main>
</body>
</html>
`;
}

function printPages(pages: readonly ChangedPage[], pictures: readonly PagePicture[]): string {
  if (pages.length === 0) return '';
  const told = pages.slice(0, mostPages);
  const list = pages.map(({ path, title, changes }, n) => {
    const name = `${code(path)} ${text(title)}`;
    return `<li>${n < mostPages ? `<a href="#page-${n + 1}">${name}</a>` : name} <span class="soft">${plural(changes.length, 'change')}</span></li>\n`;
  });
  const rest = pages.length - told.length;
  const cut = rest > 0 ? `<p class="soft">The changes of ${plural(rest, 'more page')} are not shown.</p>\n` : '';
  const shownPages = told.map((page, n) =>
    printPage(
      page,
      n + 1,
      pictures.filter(({ path }) => path === page.path),
    ),
  );
  return `<section aria-labelledby="changed">
<h2 id="changed">Changed pages</h2>
<ol>\n${list.join('')}</ol>
${cut}${shownPages.join('')}</section>
`;
}

function printPage({ path, from, title, changes }: ChangedPage, number: number, pictures: readonly PagePicture[]): string {
  const rest = changes.length - mostChanges;
  let heading = '';
  const items = changes.slice(0, mostChanges).map((change) => {
    const above =
      change.heading === heading || change.heading === '' ? '' : `<p class="what">Under “${text(change.heading)}”</p>`;
    heading = change.heading;
    return `<li>${above}${printChange(change)}</li>\n`;
  });
  return `<article aria-labelledby="page-${number}">
<h3 id="page-${number}">${code(path)} ${text(title)}</h3>
${from === undefined ? '' : `<p class="soft">Moved from ${code(from)}</p>\n`}<ul class="changes">\n${items.join('')}</ul>
${rest > 0 ? `<p class="soft">${plural(rest, 'more change')} of this page ${rest === 1 ? 'is' : 'are'} not shown.</p>\n` : ''}${pictures.map(printPicture).join('')}</article>
`;
}

function printPicture({ path, width, shown: pair }: PagePicture): string {
  if (!pair) return `<p class="soft">Looks the same in a window ${width} pixels wide.</p>\n`;
  const images = pair.map(({ data, width: wide, height }, n) => {
    const alt = text(`${n === 0 ? 'Before' : 'After'}: ${path}, ${width} pixels wide`);
    return `<img src="${data}" width="${wide}" height="${height}" alt="${alt}" loading="lazy">`;
  });
  const cut = pair.some(({ isCut }) => isCut) ? ' There are more differences below.' : '';
  return `<figure><figcaption class="soft">Before and after, in a window ${width} pixels wide.${cut}</figcaption><div class="pair${width < 600 ? ' narrow' : ''}">${images.join('')}</div></figure>\n`;
}

const reportStyle = `
:root{color-scheme:light dark;--text:light-dark(#1c2024,#e6e9ec);--soft:light-dark(#555d66,#a3abb4);--page:light-dark(#fff,#14181c);--box:light-dark(#f5f6f8,#1e2329);--line:light-dark(#d5d9de,#39414a);--link:light-dark(#0b57b0,#7ab7ff);--in:light-dark(#d3f5dc,#123d22);--in-text:light-dark(#0c4a22,#b8f0c8);--out:light-dark(#fde0e0,#4a1a1d);--out-text:light-dark(#7c1416,#ffc9c9)}
*{box-sizing:border-box}
body{max-width:72rem;margin:0 auto;padding:1.5rem 1rem 4rem;background:var(--page);color:var(--text);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--link);text-underline-offset:.15em}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
h1{margin:0;font-size:1.6rem}
h2{margin:2.5rem 0 .75rem;padding-top:.75rem;border-top:1px solid var(--line);font-size:1.25rem}
h3{margin:1.75rem 0 .25rem;font-size:1.05rem}
h4{margin:1rem 0 .25rem;font-size:.95rem}
p,ul,ol{margin:.4rem 0}
ul,ol{padding-left:1.4rem}
.soft,.what{color:var(--soft);font-size:.9rem}
.what{margin:0}
code,.code{font-family:ui-monospace,monospace;font-size:.9em}
.counts{display:flex;flex-wrap:wrap;gap:.5rem;margin:1rem 0;padding:0;list-style:none}
.counts a{display:block;padding:.35rem .7rem;border:1px solid var(--line);border-radius:.4rem;background:var(--box);text-decoration:none}
.notes{padding:.6rem 1rem .6rem 2rem;border-left:4px solid var(--line);background:var(--box)}
.changes{padding:0;list-style:none}
.changes>li{margin:.5rem 0;padding:.5rem .75rem;border-radius:.4rem;background:var(--box)}
.text{margin:.15rem 0 0;white-space:pre-wrap}
ins{background:var(--in);color:var(--in-text);text-decoration:underline;text-decoration-thickness:1px}
del{background:var(--out);color:var(--out-text);text-decoration:line-through;text-decoration-thickness:1px}
ins::before,ins::after,del::before,del::after{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:pre}
ins::before{content:" [added: "}del::before{content:" [removed: "}ins::after,del::after{content:"] "}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;align-items:start}
.pair.narrow{max-width:54rem}
figure{margin:1rem 0}
img{display:block;max-width:100%;height:auto;border:1px solid var(--line);background:#fff}
@media(max-width:40rem){.pair{grid-template-columns:1fr}}
@media print{.changes>li{break-inside:avoid}}
`;
