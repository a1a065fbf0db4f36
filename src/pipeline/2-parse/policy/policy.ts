// A document to what the policy of the site lets it be: without scripts and styles of its own.
import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import type { Context } from '#context/context';
import type { Settings } from '#model/settings';
import { programsOf } from '../facts/code.ts';
import { takeElementScripts, takeWrittenScripts } from './take-scripts.ts';
import { takeStyles } from './take-styles.ts';

export interface AppliedPolicy {
  /** Before the code is taken out of the tree. */
  toCode(tree: Root): void;
  /** When what belongs into the head is settled. */
  toContent(tree: Root): void;
  toElements(tree: HastRoot): void;
  /** What became classes. */
  styles(): readonly string[];
}

/** What of the settings decides how a document is parsed. */
export function policyMarks({ csp }: Settings): readonly boolean[] {
  return [csp !== undefined, csp !== undefined && !csp.styleAttributes];
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
