// Marks release note headings with the kind of change that they list, so that the stylesheet can color them.
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { definePlugin, type StepData } from 'slodocs';
import type { VFile } from 'vfile';

const kinds = ['new', 'improved', 'fixed', 'deprecated', 'security', 'breaking'];

/** `folder` contains the notes. Lists show headings without ids, so this plugin sets a class, which works everywhere. */
export function labelChanges(folder: string) {
  const step = (tree: Root, file: VFile): void => {
    if (!(file.data['slodocs'] as StepData).path.startsWith(`${folder}/`)) return;
    for (const node of tree.children) {
      if (node.type !== 'element' || node.tagName !== 'h2') continue;
      const kind = kinds.find((one) => textOf(node).toLowerCase().startsWith(one));
      if (kind !== undefined) node.properties['className'] = [`change-${kind}`];
    }
  };
  return definePlugin({ name: 'label-changes', apiVersion: 1, markdown: () => ({ before: { rehype: [() => step] } }) });
}
