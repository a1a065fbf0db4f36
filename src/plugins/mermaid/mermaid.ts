// Draws `mermaid` fences as images, in a browser, while the site is built.

import type { Plugin, PluginContext } from '#model/plugin';
import { showFigures } from './figures.ts';
import type { MermaidOptions } from './options.ts';

export type { MermaidOptions };

/** Needs the package `mermaid` beside the site, and a Chromium. Without them the fences are shown as code. */
export function mermaid(options: MermaidOptions = {}): Plugin<MermaidOptions> {
  return {
    name: 'mermaid',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options-schema.ts')).optionsSchema,
    diagnostics: {
      'invalid-diagram': { severity: 'error', summary: 'A diagram is nothing that Mermaid can draw.' },
      'not-drawn': { severity: 'warning', summary: 'Diagrams are shown as code, for nothing is there that draws them.' },
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
