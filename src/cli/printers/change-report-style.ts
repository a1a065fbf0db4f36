// Holds the style of the report for reviewers: readable in dark and light, on paper and on phones.
export const reportStyle = `
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
