// Highlights code that components show: renders again after loading languages, because rendering is synchronous.
import { readBy } from '#context/answers/read-answers';
import * as shapes from '#context/answers/shapes';
import type { RenderContext } from '#context/context';
import { hookCall, hookThrew } from '#context/hook-faults';
import type { CodeToShow, Highlight, ShownCode } from '#model/highlighter';
import { type Language, sayer } from '#model/strings/strings';
import { highlighting } from '../recipe/site-source.ts';

export interface Highlighting {
  /** Undefined for code whose language is not loaded yet. */
  readonly highlight: Highlight;
  /** Loads missing languages. True where any was missing, so that the page has to be rendered again. */
  settle(): Promise<boolean>;
}

/** Opens highlighting for one page. A highlighter that throws is reported, and its code is shown unhighlighted. */
export function openHighlighting(
  { config, reporter, siteCode }: RenderContext,
  { code: showsCode, language }: { readonly code: boolean; readonly language: Language },
): Highlighting {
  const plugin = showsCode ? highlighting(config) : undefined;
  const say = sayer(language);
  const wanted = new Map<string, CodeToShow>();
  const tried = new Set<string>();
  let thrown: unknown[] = [];
  return {
    highlight(code) {
      try {
        const shown: unknown = plugin?.highlighter.show(code, say);
        if (plugin && !shown) wanted.set(`${code.language} ${code.meta.language}`, code);
        if (!shown) return undefined;
        const read = readBy<ShownCode>(shapes.shownCode, shown);
        if ('problem' in read) throw new Error(`it returned something other than code: ${read.problem}`);
        return read.value;
      } catch (fault) {
        thrown.push(fault);
        return undefined;
      }
    },
    async settle() {
      const missing = [...wanted].filter(([name]) => !tried.has(name));
      wanted.clear();
      for (const [name, code] of missing) {
        tried.add(name);
        if (plugin)
          await siteCode
            .call(hookCall(plugin, 'highlighter'), () => plugin.highlighter.load(code))
            .catch((fault: unknown) => thrown.push(fault));
      }
      // Reports only once, because a second rendering throws again.
      if (missing.length === 0 && plugin) {
        for (const fault of thrown) reporter.report(await hookThrew(config, plugin, 'highlighter', fault));
      }
      thrown = [];
      return missing.length > 0;
    },
  };
}
