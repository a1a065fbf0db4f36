// Holds the script and the stylesheet that redirect pages share.

/** Keeps the request's query and hash unless the target has its own. Replaces the history entry. */
const script = `(() => {
  const target = new URL(document.currentScript.dataset.to, location.href);
  if (!target.search) target.search = location.search;
  if (!target.hash) target.hash = location.hash;
  location.replace(target.href);
})();
`;

/** Looks like the theme's pages before hydration. */
const style = `:root { color-scheme: light dark }
body {
  max-width: 44rem;
  margin: 0 auto;
  padding: 4rem 1.5rem;
  background: light-dark(oklch(0.995 0.002 200), oklch(0.205 0.018 245));
  color: light-dark(oklch(0.27 0.02 235), oklch(0.92 0.01 225));
  font: 1rem / 1.7 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif;
}
a { color: light-dark(oklch(0.495 0.09 195), oklch(0.8 0.11 190)); overflow-wrap: anywhere }
`;

export const stubScript = { name: 'redirect.js', text: script } as const;
export const stubStyle = { name: 'redirect.css', text: style } as const;
