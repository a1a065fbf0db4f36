// Renders headings as nested lists of links.
import type { ReactElement } from 'react';
import type { OutlineNode } from './outline.ts';

export function TocList({ nodes }: { nodes: readonly OutlineNode[] }): ReactElement {
  return (
    <ul>
      {nodes.map((node, index) => (
        <li key={index} {...node.only}>
          {/* The HTML comes from the compiled Markdown of the site itself. */}
          <a href={`#${encodeURIComponent(node.id)}`} dangerouslySetInnerHTML={{ __html: node.html }} />
          {node.children.length > 0 && <TocList nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}
