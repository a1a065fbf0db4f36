// Lists the syntaxes of VitePress that slodocs reads in another way.
import type { Syntax } from '../count-syntaxes.ts';

export const vitepressSyntaxes: readonly Syntax[] = [
  {
    name: 'home pages with "hero" and "features" in front matter',
    pattern: /^(?:hero|features):/gm,
    help: 'Rename the page to `.mdx`, and use `<Hero title="…">`, `<HeroActions>` and `<Cards>`.',
  },
  {
    name: 'containers with a space, such as `::: tip`',
    pattern: /^[ \t]*:{3,}[ \t]+(?:info|tip|warning|danger|note|important|caution)\b.*$/gm,
    help: 'Write `:::tip`, with titles in brackets: `:::tip[Title]`. "Come from VitePress" in the manual has a command that changes all pages.',
  },
  {
    name: 'code groups such as `::: code-group`',
    pattern: /^[ \t]*:{3,}[ \t]*code-group.*$/gm,
    help: 'Remove the lines of the group, and write `tab="npm"` after the language instead of `[npm]`.',
  },
  {
    name: 'collapsible blocks such as `::: details`',
    pattern: /^[ \t]*:{3,}[ \t]*details.*$/gm,
    help: 'Write `<details><summary>Title</summary>`, an empty line, the text, an empty line, and `</details>`.',
  },
  {
    name: 'other VitePress containers, such as `::: raw`',
    pattern: /^[ \t]*:{3,}[ \t]*(?:raw|v-pre).*$/gm,
    help: 'Remove both lines, because text is shown as written.',
  },
  {
    name: 'code from files, such as `<<< @/file`',
    pattern: /^[ \t]*<<<[ \t]*\S.*$/gm,
    help: 'Write an empty fence with `file=@site/file` after the language. To show a region, add `#` and its name.',
  },
  {
    name: 'included files, such as `<!--@include: file-->`',
    pattern: /<!--[ \t]*@include:[^<>]*-->/g,
    help: "Rename the page to `.mdx`, and import the file as a partial: `import Part from './_part.mdx'`, then `<Part />`.",
  },
  {
    name: 'tables of contents such as `[[toc]]`',
    pattern: /^\[\[toc\]\][ \t]*$/gim,
    help: 'Remove it, because pages show their contents next to the text. To show them in the text, use `<TOCInline toc={toc} />` in MDX.',
  },
  {
    name: 'code titles such as ` ```ts [file.ts] `',
    pattern: /^[ \t]*`{3,}[\w-][^\r\n[]*\[[^\]\r\n]+\].*$/gm,
    inCode: true,
    help: 'Write `title="file.ts"` after the language, or `tab="npm"` for tabs.',
  },
  {
    name: 'line numbers such as ` ```ts:line-numbers `',
    pattern: /^[ \t]*`{3,}[\w-]+(?:\{[^{}\r\n]*\})?:(?:no-)?line-numbers.*$/gm,
    inCode: true,
    help: 'Write a space and `showLineNumbers` after the language.',
  },
  {
    name: 'Vue scripts and styles',
    pattern: /^<(?:script|style)\b[^<>]*>/gm,
    help: 'Pages cannot contain scripts. Write a React component, and use it in an MDX page. Put styles into "theme.css".',
  },
  {
    name: 'Vue expressions such as `{{ value }}`',
    pattern: /\{\{[^{}\n]+\}\}/g,
    help: 'Rename the page to `.mdx`, and write `{value}`. The page must export or import what the expression uses.',
  },
  {
    name: 'Vue components',
    pattern: /<(?:[A-Z]\w*|[a-z]+(?:-[a-z\d]+)+)(?=[\s/>])[^<>\n]*>/g,
    help: 'Rewrite them as React components, register them in "theme.components", and rename the pages to `.mdx`. `Badge`, `Tabs` and some others are built in.',
  },
];
