// Draws `mermaid` fences as images, in a browser, while the site is built.

import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type Plugin, type PluginContext, SKIP, type StepData, trimEnd, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';
import { printRequest, schemes } from './looks.ts';
import type { MermaidOptions } from './options-schema.ts';

export type { MermaidOptions };

/** Needs the package `mermaid` beside the site, and a Chromium. Without them the fences are shown as code. */
export function mermaid(options: MermaidOptions = {}): Plugin<MermaidOptions> {
  return {
    name: 'mermaid',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'invalid-diagram': { severity: 'error', summary: 'Mermaid cannot draw a diagram.' },
      'not-drawn': { severity: 'warning', summary: 'Diagrams are shown as code, because Mermaid or a browser is missing.' },
    },
    markdown: (_, { say }) => ({ rehype: [() => showFigures(say)] }),
    async resolve(site, ctx) {
      const orders = site.orders.filter(({ plugin }) => plugin === 'mermaid');
      if (orders.length === 0) return site;
      const { drawAll } = await import('./draw-all.ts');
      return { ...site, drawn: [...site.drawn, ...(await drawAll(orders, options, ctx))] };
    },
  };
}

type Say = PluginContext['say'];

/** Uses the author's description, else the title, else the kind of diagram. */
export function describe(source: string, say: Say): string {
  const title = find(source, /^[ \t]*accTitle[ \t]*:(.+)$/m) ?? find(source, /^[ \t]*title:?[ \t](.+)$/m);
  const text = find(source, /^[ \t]*accDescr[ \t]*:(.+)$/m) ?? find(source, /^[ \t]*accDescr\s*\{([^{}]*)\}/m);
  if (title !== undefined && text !== undefined) return say('theme.diagram.titled', { title, text });
  return title ?? text ?? kindOf(source, say);
}

function find(source: string, pattern: RegExp): string | undefined {
  const [, found] = pattern.exec(source) ?? [];
  return (
    found
      ?.replace(/\s+/g, ' ')
      .trim()
      .replace(/^"(.*)"$/, '$1') || undefined
  );
}

/** Text ids by a diagram's first word, without "Diagram" at its end. */
const kinds = {
  class: 'class',
  er: 'entityRelationship',
  flowchart: 'flowchart',
  gantt: 'gantt',
  gitGraph: 'gitGraph',
  graph: 'flowchart',
  journey: 'journey',
  mindmap: 'mindmap',
  pie: 'pie',
  quadrantChart: 'quadrant',
  requirement: 'requirement',
  sequence: 'sequence',
  state: 'state',
  timeline: 'timeline',
  xychart: 'chart',
} as const;

function kindOf(source: string, say: Say): string {
  const text = source.replace(/^\s*---\n[\s\S]*?\n---\s*\n/, '').replace(/^[ \t]*%%.*$/gm, '');
  const [word = ''] = /[A-Za-z]\w*/.exec(text) ?? [];
  const name = word.replace(/Diagram$/, '');
  if (isKind(name)) return say(`theme.diagram.kind.${kinds[name]}`);
  if (name === word) return say('theme.diagram.label');
  const kind = `${name.slice(0, 1).toUpperCase()}${name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
  return say('theme.diagram.kind.other', { kind });
}

function isKind(name: string): name is keyof typeof kinds {
  return Object.hasOwn(kinds, name);
}

interface Block {
  readonly element: Element;
  readonly parent: Parents;
  readonly index: number;
}

/** The rehype step. Comes after the highlighter, whose block is what is shown of the source. */
function showFigures(say: PluginContext['say']) {
  return (tree: Root, file: VFile): void => {
    const blocks: Block[] = [];
    walk(tree, 'element', (element, index, parent) => {
      if (!parent || index === undefined || !isDiagram(element)) return undefined;
      blocks.push({ element, parent, index });
      return SKIP;
    });
    const { order } = (file.data as { slodocs: StepData }).slodocs;
    for (const { element, parent, index } of blocks) {
      const source = trimEnd(textOf(element.tagName === 'pre' ? element : (findPre(element) ?? element)), '\n');
      const requests = schemes.map((scheme) => printRequest({ scheme, source }));
      const alt = describe(source, say);
      const drawn = (images: readonly Element['properties'][]): ElementContent => figure(images, alt, element, say);
      parent.children[index] = order(requests, element, { drawn, plain: element });
    }
  };
}

/** A code block, highlighted or not. */
function isDiagram({ tagName, properties, children: [child] }: Element): boolean {
  if (tagName === 'div') return classes(properties).includes('code-block') && properties['dataLanguage'] === 'mermaid';
  return tagName === 'pre' && child?.type === 'element' && classes(child.properties).includes('language-mermaid');
}

function findPre({ children }: Element): Element | undefined {
  return children.find((child): child is Element => child.type === 'element' && child.tagName === 'pre');
}

/** The page's mode decides which image shows, and may differ from the system's. Wide images scroll. */
function figure(images: readonly Element['properties'][], alt: string, source: Element, say: PluginContext['say']): Element {
  const scrolling = { role: 'group', ariaLabel: say('theme.diagram.label'), tabIndex: 0 };
  const title = { type: 'text' as const, value: say('theme.diagram.source') };
  const shown = images.map((image, index) => element('img', { className: [`only-${schemes[index]}`], ...image, alt }, []));
  return element('figure', { className: ['diagram'] }, [
    element('div', { className: ['diagram-scroll', 'table-scroll'], ...scrolling }, shown),
    element('details', {}, [element('summary', {}, [title]), source]),
  ]);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function classes(properties: Element['properties']): readonly unknown[] {
  return Array.isArray(properties['className']) ? properties['className'] : [];
}
