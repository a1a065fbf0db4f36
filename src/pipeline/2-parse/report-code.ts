// Reports code that a page cannot run: duplicate names, top-level `await`, `import.meta`, broken theme imports.
import type { Node } from 'estree';
import type { Root } from 'mdast';
import type { Context } from '#context/context';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Place } from '#model/place';
import { declaredNames, estreePlace, programsOf } from './code/esm.ts';
import { reportExport } from './report-export.ts';
import { reportThemeImport } from './report-theme-import.ts';

export function reportCode(context: Context, tree: Root, file: string): void {
  const { reporter } = context;
  const declared = new Map<string, Place>();
  for (const { program, isModule } of programsOf(tree)) {
    for (const node of forbiddenNodes(program)) reporter.report(forbidden(node, estreePlace(node, file)));
    if (!isModule) continue;
    for (const statement of program.body) reportExport(context, statement, file);
    for (const statement of program.body) if (statement.type === 'ImportDeclaration') reportThemeImport(context, statement, file);
    for (const name of program.body.flatMap(declaredNames)) {
      const place = estreePlace(name, file);
      const first = declared.get(name.name);
      if (first) reporter.report(declaredTwice(name.name, place, first));
      else declared.set(name.name, place);
    }
  }
}

/** `await` is allowed in functions, which are called later. */
function forbiddenNodes(node: Node, isInFunction = false): readonly Node[] {
  if (node.type === 'MetaProperty' && node.meta.name === 'import') return [node];
  if (node.type === 'AwaitExpression' && !isInFunction) return [node];
  const inner = isInFunction || /Function/.test(node.type);
  return childrenOf(node).flatMap((child) => forbiddenNodes(child, inner));
}

function childrenOf(node: Node): readonly Node[] {
  const isNode = (value: unknown): value is Node => typeof (value as Partial<Node> | null)?.type === 'string';
  return Object.values(node).flat().filter(isNode);
}

function forbidden(node: Node, place: Place): DiagnosticDraft {
  const isMeta = node.type === 'MetaProperty';
  return {
    code: 'parse/mdx-syntax',
    message: isMeta ? '"import.meta" is not known in content' : 'content cannot wait for a promise',
    help: isMeta
      ? 'A page is no module of its own. Import what you need from a component.'
      : 'Get the value in a module that the page imports, or in a plugin.',
    place,
  };
}

function declaredTwice(name: string, place: Place, first: Place): DiagnosticDraft {
  return {
    code: 'parse/mdx-syntax',
    message: `the name "${name}" is declared twice`,
    help: 'A name can be imported or declared once in a page. Give one of them another name.',
    place,
    related: [{ message: 'the first one', place: first }],
  };
}
