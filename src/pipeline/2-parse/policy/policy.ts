// Applies the site's CSP to a document: removes inline scripts, and turns inline styles into classes.
import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import type { Context } from '#context/context';
import type { Settings } from '#model/settings';
import { programsOf } from '../code/esm.ts';
import { takeElementScripts, takeWrittenScripts } from './take-scripts.ts';
import { takeStyles } from './take-styles.ts';

export interface AppliedPolicy {
  /** Call it before the code is removed from the tree. */
  toCode(tree: Root): void;
  /** Call it once the head elements are known. */
  toContent(tree: Root): void;
  toElements(tree: HastRoot): void;
  /** The declarations that became classes. */
  styles(): readonly string[];
}

/** The settings that affect parsing, as parts of its cache key. */
export function policyMarks({ csp }: Settings): readonly boolean[] {
  return [csp !== undefined, csp !== undefined && !csp.styleAttributes, csp?.dataFrames ?? false];
}

export function applyPolicy({ config, reporter }: Context, file: string): AppliedPolicy {
  const [takesScripts, takesStyles] = policyMarks(config.settings);
  const report = reporter.report.bind(reporter);
  const styles = takeStyles(file, (address, place) =>
    report({
      code: 'parse/inline-style',
      message: `the style names "${address}", which counts from the page: it moves into a stylesheet, and loses the file`,
      help: 'Name a static file by its address, such as `/img/chart.png`, or style a class in a stylesheet that the page imports.',
      place,
    }),
  );
  return {
    toContent(tree) {
      if (takesScripts) takeWrittenScripts(tree, file, report);
    },
    toCode(tree) {
      if (takesStyles)
        styles.ofContent(
          tree,
          programsOf(tree).map(({ program }) => program),
        );
    },
    toElements(tree) {
      if (takesScripts) takeElementScripts(tree, file, report);
      if (takesStyles) styles.ofElements(tree);
    },
    styles: styles.list,
  };
}
