// Lists the syntaxes of VitePress that slodocs reads in another way.
import type { Syntax } from '../count-syntaxes.ts';

export const vitepressSyntaxes: readonly Syntax[] = [
  {
    name: 'home pages made of "hero" and "features" in front matter',
    pattern: /^(?:hero|features):/gm,
    help: 'Rename the page to `.mdx`, and write `<Hero title="…">`, `<HeroActions>` and `<Cards>` into it.',
  },
  {
    name: 'containers with a space, as `::: tip`',
    pattern: /^[ \t]*:{3,}[ \t]+(?:info|tip|warning|danger|note|important|caution)\b.*$/gm,
    help: 'Write `:::tip`, and a title in brackets, `:::tip[Title]`. "Come from VitePress" in the manual has a command that does so in all pages.',
  },
  {
    name: 'groups of code as `::: code-group`',
    pattern: /^[ \t]*:{3,}[ \t]*code-group.*$/gm,
    help: 'Remove the lines of the group, and write `tab="npm"` behind the language instead of `[npm]`.',
  },
  {
    name: 'collapsible blocks as `::: details`',
    pattern: /^[ \t]*:{3,}[ \t]*details.*$/gm,
    help: 'Write `<details><summary>Title</summary>`, an empty line, the text, an empty line, and `</details>`.',
  },
  {
    name: 'other containers of VitePress, such as `::: raw`',
    pattern: /^[ \t]*:{3,}[ \t]*(?:raw|v-pre).*$/gm,
    help: 'Remove both lines: text is shown as it is written.',
  },
  {
    name: 'code from files as `<<< @/file`',
    pattern: /^[ \t]*<<<[ \t]*\S.*$/gm,
    help: 'Write an empty fence with `file=@site/file` behind the language; a region is named behind `#`.',
  },
  {
    name: 'parts of other files as `<!--@include: file-->`',
    pattern: /<!--[ \t]*@include:[^<>]*-->/g,
    help: "Rename the page to `.mdx`, and import the file as a partial: `import Part from './_part.mdx'`, then `<Part />`.",
  },
  {
    name: 'the table of contents as `[[toc]]`',
    pattern: /^\[\[toc\]\][ \t]*$/gim,
    help: 'Remove it: a page has its contents beside the text. In MDX, `<TOCInline toc={toc} />` shows them within it.',
  },
  {
    name: 'titles of code as ` ```ts [file.ts] `',
    pattern: /^[ \t]*`{3,}[\w-][^\r\n[]*\[[^\]\r\n]+\].*$/gm,
    inCode: true,
    help: 'Write `title="file.ts"` behind the language, or `tab="npm"` for tabs.',
  },
  {
    name: 'line numbers as ` ```ts:line-numbers `',
    pattern: /^[ \t]*`{3,}[\w-]+(?:\{[^{}\r\n]*\})?:(?:no-)?line-numbers.*$/gm,
    inCode: true,
    help: 'Write a space and `showLineNumbers` behind the language.',
  },
  {
    name: 'scripts and styles of Vue',
    pattern: /^<(?:script|style)\b[^<>]*>/gm,
    help: 'Pages carry no scripts of their own: write a component of React, and use it in a page of MDX. Styles stand in "theme.css".',
  },
  {
    name: 'expressions of Vue as `{{ value }}`',
    pattern: /\{\{[^{}\n]+\}\}/g,
    help: 'Rename the page to `.mdx`, and write `{value}`; what it uses is exported or imported by the page.',
  },
  {
    name: 'components of Vue',
    pattern: /<(?:[A-Z]\w*|[a-z]+(?:-[a-z\d]+)+)(?=[\s/>])[^<>\n]*>/g,
    help: 'Write them as components of React, register them in "theme.components", and rename the pages to `.mdx`. `Badge`, `Tabs` and some others are built in.',
  },
];
