// Reads what the manual says about components and words of fences.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { withoutLinks } from '#tools/lsp/hover/escape';
import { ofPackage } from './package.ts';

export interface Manual {
  /** Markdown. Undefined for a component that is not of the theme. */
  onComponent(name: string): string | undefined;
  /** By what its row of the table begins with. */
  onFenceWord(example: string): string | undefined;
  /** The beginning of a section; of the page where no heading is named. */
  section(page: string, heading?: string): string | undefined;
}

/** The pages on the components of the theme, with the headings of their sections. */
const components: Readonly<Record<string, readonly [page: string, heading?: string]>> = {
  Admonition: ['writing/markdown.md', 'Admonitions'],
  Badge: ['writing/components/labels.md', 'Add a badge'],
  Card: ['writing/components/cards.md'],
  Cards: ['writing/components/cards.md'],
  CodeBlock: ['writing/code.md', 'Show computed code'],
  Details: ['writing/markdown.md', 'Details'],
  Figure: ['writing/components/figures.md'],
  FileTree: ['writing/components/steps-and-trees.md', 'Show a file tree'],
  Head: ['writing/pages.md', 'Change the head of a page'],
  Hero: ['writing/pages.md', 'Add a home page'],
  HeroActions: ['writing/pages.md', 'Add a home page'],
  Icon: ['writing/components/labels.md', 'Add an icon'],
  Kbd: ['writing/components/labels.md', 'Show keyboard keys'],
  Steps: ['writing/components/steps-and-trees.md', 'Show steps'],
  TOCInline: ['writing/mdx.md', 'The table of contents'],
  TabItem: ['writing/components/tabs.md'],
  Tabs: ['writing/components/tabs.md'],
};

export function openManual(): Manual {
  const pages = new Map<string, string>();
  const textOf = (page: string): string => {
    const text = pages.get(page) ?? readFileSync(ofPackage(`docs/${page}`), 'utf8');
    pages.set(page, text);
    return text;
  };
  const section = (page: string, heading?: string): string | undefined => {
    const lines = textOf(page).split('\n');
    const at = lines.findIndex((line) => (heading === undefined ? line.startsWith('# ') : isHeading(line, heading)));
    const anchor = heading === undefined ? '' : `#${anchorOf(lines[at] ?? '')}`;
    const link = `[Manual](${pathToFileURL(ofPackage(`docs/${page}`)).href}${anchor})`;
    const paragraph = paragraphBehind(lines.slice(at + 1));
    return at < 0 ? undefined : [...(paragraph === '' ? [] : [withoutLinks(paragraph)]), link].join('\n\n');
  };
  return {
    section,
    onComponent(name) {
      const [page, heading] = Object.hasOwn(components, name) ? (components[name] ?? []) : [];
      return page === undefined ? undefined : section(page, heading);
    },
    onFenceWord(example) {
      const row = ['writing/code.md', 'writing/examples.md']
        .flatMap((page) => textOf(page).split('\n'))
        .find((line) => line.startsWith(`| \`${example}\` |`));
      return row && withoutLinks(row.split('|')[2]?.trim() ?? '');
    },
  };
}

function isHeading(line: string, heading: string): boolean {
  return line.startsWith('#') && line.replace(/^#+ /, '').split(' {#', 1)[0] === heading;
}

/** Empty where the section begins with something else. */
function paragraphBehind(lines: readonly string[]): string {
  const from = lines.findIndex((line) => line !== '');
  const to = lines.indexOf('', from);
  return /^[A-Z`*]/.test(lines[from] ?? '') && !lines[from]?.startsWith('```') ? lines.slice(from, to).join('\n') : '';
}

function anchorOf(heading: string): string {
  const written = /\{#([^{}]+)\}/.exec(heading)?.[1];
  return (
    written ??
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
  );
}
