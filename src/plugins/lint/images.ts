// Reports images without alternative text, in Markdown and in HTML or JSX.
import type { Element, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { find, html } from 'property-information';
import { type StepData, walk } from 'slodocs/kit';
import type { VFile } from 'vfile';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A remark step. In Markdown, an intentionally empty text cannot be told from a forgotten one. */
export function checkMarkdownImages() {
  return (tree: Root, file: VFile): void => {
    const { report } = (file.data as { slodocs: StepData }).slodocs;
    walk(tree, (node) => {
      if ((node.type !== 'image' && node.type !== 'imageReference') || node.alt?.trim() || !node.position) return;
      const name = node.type === 'image' ? node.url : node.identifier;
      const written = node.type === 'image' ? `![What it shows](${name})` : `![What it shows][${name}]`;
      report(missing(name, `Describe it: \`${written}\`. If it is decorative, write \`<img src="…" alt="" />\`.`), node);
    });
  };
}

/** A rehype step. `alt=""` counts as intentional. */
export function checkHtmlImages() {
  return (tree: HastRoot, file: VFile): void => {
    const { report } = (file.data as { slodocs: StepData }).slodocs;
    walk(tree, (node) => {
      if (!node.position || !lacksText(node as Element | JsxElement)) return;
      // Addresses in the tree are holes by now; the source has them as written.
      const source = String(file.value).slice(node.position.start.offset, node.position.end.offset);
      const [, , src = ''] = /\ssrc\s*=\s*(["'])(.*?)\1/s.exec(source) ?? [];
      report(missing(src, 'Describe it: `alt="…"`. If it is decorative, write `alt=""`.'), node);
    });
  };
}

/** Attributes that name an image, or mark it as decoration. */
const names = ['alt', 'aria-label', 'aria-labelledby', 'title', 'aria-hidden', 'role'];

/** The value of an expression is unknown. */
function lacksText(node: Element | JsxElement): boolean {
  if (node.type === 'element') {
    return node.tagName === 'img' && names.every((name) => node.properties[find(html, name).property] === undefined);
  }
  if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'img') return false;
  return node.attributes.every((attribute) => attribute.type === 'mdxJsxAttribute' && !names.includes(attribute.name));
}

function missing(name: string, help: string) {
  const image = name === '' ? 'an image' : `the image "${name}"`;
  return { code: 'image-without-alt', message: `${image} has no alternative text`, help };
}
