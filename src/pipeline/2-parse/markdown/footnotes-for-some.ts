// Shows a footnote to those alone who see a reference to it.
import type { Element, Nodes, Root } from 'hast';
import { walk } from '#kit/walk';
import { narrow, onlyAttributes, type ShownTo, shownToIn, type VariantAxis, widen } from '#model/variants';

/** Runs on the tree as remark-rehype makes it. */
export function footnotesForSome(axes: readonly VariantAxis[]): () => (tree: Root) => void {
  return () => (tree) => {
    const notes = notesOf(tree);
    if (notes.length === 0) return;
    const shown = readersOf(tree);
    const of = notes.map((note) => shown.get(String(note.properties['id'])) ?? {});
    if (of.every((one) => Object.keys(one).length === 0)) return;
    // A list does not count what it hides, but the references keep their numbers.
    for (const [index, note] of notes.entries())
      Object.assign(note.properties, { value: index + 1 }, onlyAttributes(of[index] as ShownTo));
    const all = of.reduce((one, other) => widen(one, other, axes));
    walk(tree, 'element', (node) => {
      if ('dataFootnotes' in node.properties) Object.assign(node.properties, onlyAttributes(all));
    });
  };

  /** By the id of a note. */
  function readersOf(tree: Root): ReadonlyMap<string, ShownTo> {
    const readers = new Map<string, ShownTo>();
    const visit = (node: Nodes, outer: ShownTo): void => {
      if (!('children' in node)) return;
      const properties: Readonly<Record<string, unknown>> = node.type === 'element' ? node.properties : {};
      const shownTo = narrow(outer, shownToIn(properties)) ?? outer;
      if ('dataFootnoteRef' in properties) {
        const id = String(properties['href']).slice(1);
        const known = readers.get(id);
        readers.set(id, known ? widen(known, shownTo, axes) : shownTo);
      }
      for (const child of node.children) visit(child, shownTo);
    };
    visit(tree, {});
    return readers;
  }
}

function notesOf(tree: Root): readonly Element[] {
  const notes: Element[] = [];
  walk(tree, 'element', (node) => {
    if (node.tagName === 'li' && String(node.properties['id']).startsWith('user-content-fn-')) notes.push(node);
  });
  return notes;
}
