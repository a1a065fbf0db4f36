// Defines the directive nodes `:name`, `::name` and `:::name`, and tells whether a plugin has handled one.
import type { Parents, RootContent } from 'mdast';
import type {} from 'remark-directive';

export type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>;
/** Adds a `value` to text-like directives: their source text. */
export type Directive = Extract<RootContent, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }> & {
  value?: string;
};

export function isDirective(node: RootContent | Parents): node is Directive {
  return node.type === 'containerDirective' || node.type === 'leafDirective' || node.type === 'textDirective';
}

/** True when a plugin has said how the node is shown. */
export function isHandled({ data }: Directive): boolean {
  return data?.hName !== undefined || data?.hProperties !== undefined || data?.hChildren !== undefined;
}
