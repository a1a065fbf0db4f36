// Applies the site's CSP to a document: removes inline scripts, and turns inline styles into classes.
import type { Element, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import type { Context } from '#context/context';
import { walk } from '#kit/walk';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Place } from '#model/place';
import type { Settings } from '#model/settings';
import type { ProgramOf } from '../code/esm.ts';
import { placeOf } from '../facts/links.ts';
import { extractStyles } from './extract-styles.ts';

export interface AppliedPolicy {
  /** Call it with all code of the tree, before it is removed from there. */
  toCode(tree: Root, programs: readonly ProgramOf[]): void;
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
  const styles = extractStyles(file, (address, place) =>
    report({
      code: 'parse/inline-style',
      message: `this style is moved to a stylesheet, from where its relative address "${address}" does not reach the file`,
      help: 'Use the address of a static file, such as `/img/chart.png`, or style a class in a stylesheet that the page imports.',
      place,
    }),
  );
  return {
    toContent(tree) {
      if (takesScripts) extractWrittenScripts(tree, file, report);
    },
    toCode(tree, programs) {
      if (takesStyles)
        styles.ofContent(
          tree,
          programs.map(({ program }) => program),
        );
    },
    toElements(tree) {
      if (!takesScripts && !takesStyles) return;
      walk(tree, 'element', (element, index, parent) => {
        if (takesScripts && isScript(element, file, report)) {
          parent?.children.splice(index as number, 1);
          return index;
        }
        if (takesStyles) styles.ofElement(element);
        return undefined;
      });
    },
    styles: styles.list,
  };
}

type Report = (draft: DiagnosticDraft) => void;
type Node = Parameters<typeof placeOf>[0];

/**
 * Checks MDX elements. A computed handler is a function, which no attribute can hold, or is checked when the page is rendered.
 */
function extractWrittenScripts(tree: Root, file: string, report: Report): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const attributes = new Map(node.attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : [])));
    if (isRefused(node.name, attributes.get('type'))) {
      report(refusedElement(node.name ?? '', tagPlace(node, node.name ?? '', file)));
      parent?.children.splice(index as number, 1);
      return index;
    }
    if (!/^[a-z]/.test(node.name ?? '')) return undefined;
    node.attributes = node.attributes.filter((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || !isHandler(attribute.name) || typeof attribute.value !== 'string') return true;
      const { start } = placeOf(attribute as Node, file);
      const end = { ...start, column: start.column + attribute.name.length };
      report(refusedHandler(attribute.name, { file, start, end }));
      return false;
    });
    return undefined;
  });
}

/** Checks an element from HTML in Markdown. True for one that must go. */
function isScript(element: Element, file: string, report: Report): boolean {
  const { tagName, properties } = element;
  if (isRefused(tagName, properties['type'])) {
    report(refusedElement(tagName, tagPlace(element, tagName, file)));
    return true;
  }
  // Most elements are tokens of code: a list of the names of each would take longer than all else.
  for (const name in properties) {
    if (!isHandler(name)) continue;
    report(refusedHandler(name.toLowerCase(), tagPlace(element, tagName, file)));
    delete properties[name];
  }
  return false;
}

function isHandler(name: string): boolean {
  return (name[0] === 'o' || name[0] === 'O') && /^on[a-z]/i.test(name);
}

/** A script of any other type is data. */
function isRefused(name: string | null, type: unknown): boolean {
  if (name === 'style') return true;
  return name === 'script' && (typeof type !== 'string' || /^\s*$|javascript|ecmascript|module|importmap/i.test(type));
}

/** The place of the name in the opening tag. */
function tagPlace(node: Node, name: string, file: string): Place {
  const { start } = placeOf(node, file);
  const from = { ...start, column: start.column + 1 };
  return { file, start: from, end: { ...from, column: from.column + name.length } };
}

function refusedElement(name: string, place: Place): DiagnosticDraft {
  if (name === 'style') {
    return {
      code: 'parse/inline-style',
      message: "this stylesheet is left out, because the site's policy does not allow inline stylesheets",
      help: 'Move it to a file, such as `page.css`, and import that file: `import "./page.css"`.',
      place,
    };
  }
  return {
    code: 'parse/inline-script',
    message: "this script is left out, because the site's policy does not allow inline scripts",
    help: 'Add it to every page as a file, in the "head" hook of a plugin: `<script src="…">`.',
    place,
  };
}

function refusedHandler(name: string, place: Place): DiagnosticDraft {
  return {
    code: 'parse/inline-script',
    message: `"${name}" is left out, because it is a script, and the site's policy does not allow inline scripts`,
    help: 'Remove the attribute. Put the script in a file that the "head" hook of a plugin adds.',
    place,
  };
}
