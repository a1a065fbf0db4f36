// Turns `mermaid` code blocks into figures with a light and a dark image and the source below.

import type { Element, ElementContent, Parents, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { StepData } from '#model/markdown-steps';
import type { PluginContext } from '#model/plugin';
import { trimEnd } from '#model/trim';
import { SKIP, walk } from '#model/walk';
import { describe } from './mermaid.ts';
import { printRequest, schemes } from './request.ts';

type Say = PluginContext['say'];

interface Block {
  readonly element: Element;
  readonly parent: Parents;
  readonly index: number;
}

/** The rehype step. Comes after the highlighter, whose block is what is shown of the source. */
export function showFigures(say: Say) {
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
function figure(images: readonly Element['properties'][], alt: string, source: Element, say: Say): Element {
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
