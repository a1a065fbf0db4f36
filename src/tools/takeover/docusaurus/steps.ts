// Maps remark and rehype plugins of Docusaurus's content plugins to those of all content, or to plugins of slodocs.
import { placeholderOf } from '#code/placeholder';
import type { Code } from '#kit/print/javascript';
import type { OldSettings } from '../old-settings.ts';
import type { DocusaurusSite } from './site.ts';

const lists = ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins'] as const;

/** All content has the same steps: what several content plugins name is taken once. */
export function mapSteps(options: OldSettings, site: DocusaurusSite): void {
  for (const list of lists) {
    const steps = options.take(list);
    if (!Array.isArray(steps)) continue;
    for (const [index, step] of steps.entries()) mapStep(list, step, [...options.path, list, index], site);
  }
  const recma = options.take('recmaPlugins');
  if (Array.isArray(recma) && recma.length > 0)
    site.byHand(
      [...options.path, 'recmaPlugins'],
      'Pages are not JavaScript modules. To change their tree, use a plugin in "markdown.rehypePlugins".',
    );
}

function mapStep(list: string, step: unknown, path: readonly (string | number)[], site: DocusaurusSite): void {
  const [plugin, options] = Array.isArray(step) ? [step[0] as unknown, step[1] as unknown] : [step, undefined];
  const from = placeholderOf(plugin)?.specifier;
  if (from === 'remark-math' || from === 'rehype-katex') site.draft.use('math');
  else if (from?.includes('npm2yarn')) mapNpm2yarn(options, site);
  else carryStep(list, path, from === undefined ? 'a Markdown plugin' : `"${from}"`, site);
}

function carryStep(list: string, path: readonly (string | number)[], what: string, site: DocusaurusSite): void {
  const code = site.code(path);
  if (!code) {
    site.byHand(path, `Add it to "markdown.${list}", where it applies to all content.`, what);
    return;
  }
  const known = (site.markdown[list] as readonly Code[] | undefined) ?? [];
  if (!known.some(({ text }) => text === code.text)) site.markdown[list] = [...known, code];
}

function mapNpm2yarn(options: unknown, site: DocusaurusSite): void {
  // Without the option it has the same tabs.
  const { converters } = Object(options) as { converters?: unknown };
  if (!Array.isArray(converters) || JSON.stringify(converters) === '["yarn","pnpm","bun"]') return;
  if (converters.every((one) => typeof one === 'string')) site.draft.use('npmToYarn', { converters });
}
