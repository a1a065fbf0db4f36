// Reports link definitions that nothing in their source refers to.
import type { Definition, Root } from 'mdast';
import { type StepData, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';

/** The remark step. A definition that leads nowhere, such as `[//]: # (…)`, hides a comment. */
export function checkDefinitions() {
  return (tree: Root, file: VFile): void => {
    const definitions: Definition[] = [];
    const used = new Set<string>();
    walk(tree, (node) => {
      if (node.type === 'definition') definitions.push(node);
      else if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier);
    });
    const { report } = (file.data as { slodocs: StepData }).slodocs;
    for (const node of definitions) {
      const { identifier, label = identifier, url, position } = node;
      if (used.has(identifier) || url === '' || url === '#' || identifier === '//' || !position) continue;
      const { start } = position;
      const end = { line: start.line, column: start.column + (label ?? '').length + '[]'.length };
      report(
        {
          code: 'unused-definition',
          message: `the definition "${label}" is never used`,
          help: 'Remove it, or refer to it: `[text][label]`.',
        },
        { position: { start, end } },
      );
    }
  };
}
