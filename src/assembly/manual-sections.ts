// Reads what the manual says about components and words of fences.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
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
    const text = textOf(page);
    const pattern = heading === undefined ? /^# .*$/m : new RegExp(`^#+ ${heading}(?: \\{#.*)?$`, 'm');
    const found = pattern.exec(text);
    const paragraph = found && /^(?:\s*\n)*((?:[^\n#`:|<!-].*\n)+)/.exec(text.slice(found.index + found[0].length + 1))?.[1];
    const anchor = heading === undefined ? '' : `#${anchorOf(found?.[0] ?? '')}`;
    const link = `[Manual](${pathToFileURL(ofPackage(`docs/${page}`)).href}${anchor})`;
    return found ? [...(paragraph ? [withoutLinks(paragraph.trim())] : []), link].join('\n\n') : undefined;
  };
  return {
    section,
    onComponent(name) {
      const [page, heading] = Object.hasOwn(components, name) ? (components[name] ?? []) : [];
      return page === undefined ? undefined : section(page, heading);
    },
    onFenceWord(example) {
      const row = textOf('writing/code.md')
        .split('\n')
        .find((line) => line.startsWith(`| \`${example}\` |`));
      return row && withoutLinks(row.split('|')[2]?.trim() ?? '');
    },
  };
}

function anchorOf(heading: string): string {
  return (
    /\{#([^}]+)\}/.exec(heading)?.[1] ??
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
  );
}

/** They lead to files of the manual, and would lead nowhere elsewhere. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)\s]*\)/g, '$1');
}
