// Lists the syntaxes of Starlight and Astro that slodocs reads in another way.
import type { Syntax } from '../count-syntaxes.ts';

export const starlightSyntaxes: readonly Syntax[] = [
  {
    name: 'imports of components of Starlight',
    pattern: /^import\b(?:(?![\r\n]import\b)[^;'"])*['"]@astrojs\/starlight\/components['"];?/gm,
    help: 'Remove the line: `Tabs`, `TabItem`, `Steps`, `FileTree`, `Card`, `Badge` and `Icon` need no import. `<CardGrid>` is `<Cards>`, `<LinkCard>` is `<Card>`, `<Aside>` is `<Admonition>`, and `<Code>` is `<CodeBlock>`.',
  },
  {
    name: 'imports of components of Astro and of other frameworks',
    pattern: /^import\b(?:(?![\r\n]import\b)[^;'"])*['"][^'"\n]+\.(?:astro|vue|svelte)['"];?/gm,
    help: 'Write them as components of React.',
  },
  {
    name: 'imports of packages of Astro',
    pattern:
      /^import\b(?:(?![\r\n]import\b)[^;'"])*['"](?:astro(?::[\w-]+|\/[\w-]+)?|@astrojs\/(?!starlight\/components)[\w/-]+)['"];?/gm,
    help: 'An image is written as in Markdown, `![Text](./image.png)`: sizes and smaller copies are made of it.',
  },
  {
    name: 'positions and labels as `sidebar:` in front matter',
    pattern: /^sidebar:[ \t]*$/gm,
    help: 'Write `sidebar_position: 1` for `order`, and `sidebar_label` for `label`; a page that is hidden is `unlisted: true`.',
  },
  {
    name: 'pages made of "hero" in front matter',
    pattern: /^(?:hero:|template:[ \t]*splash)/gm,
    help: 'Write `layout: home`, and `<Hero title="…">` and `<HeroActions>` into a page of MDX.',
  },
  {
    name: 'directives of clients such as `client:load`',
    pattern: /\bclient:(?:load|idle|visible|media|only)\b/g,
    help: 'Remove them: a component that needs the browser is hydrated by itself.',
  },
  {
    name: 'words of Expressive Code',
    pattern: /^[ \t]*`{3,}\w.*\b(?:ins=|del=|wrap\b).*$/gm,
    inCode: true,
    help: 'Titles, frames, collapsed lines, lines in braces and words between slashes work. Added lines are marked by `// [!code ++]`.',
  },
];
