// Draws `mermaid` fences as images, in a browser, while the site is built.
import type { Plugin } from '#model/plugin';
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
