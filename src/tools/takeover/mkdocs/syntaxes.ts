// Lists the syntaxes of MkDocs and Material that slodocs reads in another way.
import type { Syntax } from '../count-syntaxes.ts';

export const mkdocsSyntaxes: readonly Syntax[] = [
  {
    name: 'admonitions as `!!! note`',
    pattern: /^[ \t]*!!!\+?[ \t]+[\w-].*$/gm,
    help: 'Write `:::note[Title]`, the text without its indent, and `:::`.',
  },
  {
    name: 'collapsible blocks as `??? note`',
    pattern: /^[ \t]*\?\?\?\+?[ \t]+[\w-].*$/gm,
    help: 'Write `<details><summary>Title</summary>`, an empty line, the text without its indent, an empty line, and `</details>`.',
  },
  {
    name: 'tabs as `=== "Title"`',
    pattern: /^[ \t]*===[!+]*[ \t]+"[^"\n]*".*$/gm,
    help: 'Write `<Tabs>` and `<TabItem label="Title">` in MDX, or `tab="Title"` behind the language of consecutive fences.',
  },
  {
    name: 'snippets as `--8<-- "file"`',
    pattern: /^[ \t]*;?-+8<-.*$/gm,
    inCode: true,
    help: 'Code comes from a file by `file=@site/path` behind the language of an empty fence, text from a partial that a page of MDX imports.',
  },
  {
    name: 'attribute lists as `{ .class }`',
    pattern: /\{:?[ \t]*[.#][\w-][^{}\n]*\}|\{:?[ \t]*[\w-]+=(?:"[^"{}\n]*"|\w)[^{}\n]*\}/g,
    help: 'Ids of headings work. Other classes and attributes are written as HTML: `<a class="wide" href="…">`.',
  },
  {
    name: 'icons as `:material-icon:`',
    pattern: /:(?:material|fontawesome|octicons|simple)-[\w-]+:/g,
    help: 'Use `<Icon name="rocket" />` in MDX, or `mdi:rocket` with the package `@iconify-json/mdi`, or an emoji such as `:rocket:`.',
  },
  {
    name: 'definition lists',
    pattern: /^:[ \t]{3}\S.*$/gm,
    help: 'Write `<dl>`, `<dt>` and `<dd>`, or a list.',
  },
  {
    name: 'abbreviations as `*[API]: …`',
    pattern: /^\*\[[^\]\r\n]+\]:.*$/gm,
    help: 'Write `<abbr title="…">API</abbr>` where it is used.',
  },
  {
    name: 'variables and macros as `{{ name }}`',
    pattern: /\{\{[^{}\n]*\}\}|\{%[^%\n]*%\}/g,
    help: 'MDX has expressions and imports: `{version}`. In plain Markdown they are shown as they are written.',
  },
  {
    name: 'API docs as `::: package.module`',
    pattern: /^::: (?=[\w.]+\.[\w.]).*$/gm,
    help: 'Run a generator of API docs before the build, so that its pages are files.',
  },
];
