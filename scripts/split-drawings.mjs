// Moves the drawings of a stylesheet into one of their own, under the same selectors and layers.
import postcss from 'postcss';

const drawing = /url\("data:image\/svg\+xml,[^"]*"\)/g;
const nothing = 'linear-gradient(#0000 0 0)';

/** Tells the stylesheet with nothing in place of each drawing, and the one that draws. */
export function splitDrawings(css) {
  const rest = postcss.parse(css);
  const drawings = rest.clone();
  const held = new Set();
  rest.walkDecls((declaration) => {
    if (!isDrawn(declaration)) return;
    if (!declaration.prop.startsWith('--')) {
      declaration.value = declaration.value.replace(drawing, nothing);
      return;
    }
    held.add(declaration.prop);
    removeWithEmptyParents(declaration);
  });
  drawings.walk((node) => {
    if (node.type === 'decl' ? !isDrawn(node) : !node.nodes?.length) removeWithEmptyParents(node);
  });
  // Whatever shows one of them shows nothing until it is there.
  rest.walkDecls(/^mask/, (declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+)\)/g, (use, name) =>
      held.has(name) ? `var(${name},${nothing})` : use,
    );
  });
  if (rest.toString().includes('data:image') || held.size === 0)
    throw new Error('there is a drawing that is written in another way');
  return { rest: rest.toString(), drawings: drawings.toString() };
}

function isDrawn({ value }) {
  return value.includes('url("data:image/svg+xml,');
}

function removeWithEmptyParents(node) {
  const { parent } = node;
  node.remove();
  if (parent.type !== 'root' && parent.nodes.length === 0) removeWithEmptyParents(parent);
}
