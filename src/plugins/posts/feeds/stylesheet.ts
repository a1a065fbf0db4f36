// Prints the stylesheet by which browsers show RSS and Atom feeds; they are dropping XSLT.
// A feed has no place for a link that a browser follows: an address is selected as a whole by one click instead.
import { cssString } from 'slodocs/kit';

/** `hint` says what a reader sees there. */
export function feedStylesheet(hint: string): string {
  return rules.replace('{hint}', () => cssString(hint));
}

const rules = `@namespace atom "http://www.w3.org/2005/Atom";

:root {
  --page: light-dark(oklch(0.995 0.002 200), oklch(0.205 0.018 245));
  --raised: light-dark(oklch(0.953 0.008 210), oklch(0.285 0.022 243));
  --text: light-dark(oklch(0.27 0.02 235), oklch(0.92 0.01 225));
  --muted: light-dark(oklch(0.475 0.02 230), oklch(0.735 0.018 230));
  --line: light-dark(oklch(0.905 0.009 215), oklch(0.335 0.022 243));
  display: block;
  color-scheme: light dark;
  min-height: 100vh;
  box-sizing: border-box;
  padding: 2em max(1.25em, 50% - 22em) 4em;
  font: 16px/1.6 system-ui, sans-serif;
  overflow-wrap: break-word;
  color: var(--text);
  background: var(--page);
}

/* A phone lays XML out as for a desk, and shows it small. */
@media (max-device-width: 640px) and (min-width: 641px) {
  :root {
    font-size: 4.1vw;
  }
}

:root::before {
  content: {hint};
  display: block;
  margin-bottom: 2em;
  padding: 0.75em 1em;
  border-radius: 0.5em;
  background: var(--raised);
}

|channel,
|item,
atom|entry {
  display: flex;
  flex-direction: column;
}

atom|feed {
  display: flow-root;
}

|channel > *,
|item > *,
atom|feed > *,
atom|entry > * {
  display: none;
}

|title,
|description,
|pubDate,
|channel > |link,
|item > |link,
atom|title,
atom|subtitle,
atom|summary,
atom|published,
atom|link[rel="alternate"] {
  display: block;
}

|channel > |item,
atom|feed > atom|entry {
  display: flex;
  margin-top: 1.5em;
  padding-top: 1.5em;
  border-top: 1px solid var(--line);
}

|channel > |title,
atom|feed > atom|title {
  font-size: 2em;
  font-weight: 700;
  line-height: 1.2;
}

|channel > |description,
atom|feed > atom|subtitle {
  margin-top: 0.5em;
}

|item > |title,
atom|entry > atom|title {
  font-size: 1.25em;
  font-weight: 600;
  line-height: 1.3;
}

|item > |description,
atom|entry > atom|summary {
  margin-top: 0.25em;
}

|link,
atom|link,
|pubDate,
atom|published {
  color: var(--muted);
  font-size: 0.875em;
}

|channel > |link,
|item > |link,
atom|link[rel="alternate"] {
  order: 1;
  margin-top: 0.25em;
  overflow-wrap: anywhere;
  user-select: all;
}

atom|link[rel="alternate"]::before {
  content: attr(href);
}

|channel > |item {
  order: 2;
}

/* The day alone: the time behind it is cut off. */
|pubDate,
atom|published {
  order: -1;
  width: 16ch;
  overflow: hidden;
  font-family: ui-monospace, monospace;
  white-space: nowrap;
}

atom|published {
  width: 10ch;
}
`;
