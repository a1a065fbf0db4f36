// A step for Markdown: "RFC 9110" in a text becomes a link to that document.
import type { PhrasingContent, Root, Text } from 'mdast';
import { definePlugin, type StepData } from 'slodocs';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

export function rfcLinks() {
  return definePlugin({
    name: 'rfc-links',
    apiVersion: 1,
    // Codes are the plugin's own: a site sees `rfc-links/unknown-rfc`, and can give it another severity.
    diagnostics: { 'unknown-rfc': { severity: 'warning', summary: 'A text names an RFC that cannot exist.' } },
    markdown: () => ({ remark: [linkRfcs] }),
  });
}

function linkRfcs() {
  return (tree: Root, file: VFile) => {
    const { report } = file.data['slodocs'] as StepData;
    visit(tree, 'text', (node, index, parent) => {
      if (!parent || index === undefined || parent.type === 'link') return;
      // With a group in the pattern, every second part is a number.
      const parts = node.value.split(/\bRFC (\d+)\b/);
      const nodes = parts.map((part, i) => (i % 2 === 0 ? ({ ...node, value: part } satisfies Text) : linkTo(part, node)));
      for (const number of parts.filter((_, i) => i % 2 === 1)) {
        if (Number(number) > 9999) report({ code: 'unknown-rfc', message: `there is no "RFC ${number}"` }, node);
      }
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

/** Links are checked like those that an author wrote; the position is where a fault would be reported. */
function linkTo(number: string, { position }: Text): PhrasingContent {
  const text: Text = { type: 'text', value: `RFC ${number}` };
  return { type: 'link', url: `https://www.rfc-editor.org/rfc/rfc${number}`, children: [text], ...(position && { position }) };
}
