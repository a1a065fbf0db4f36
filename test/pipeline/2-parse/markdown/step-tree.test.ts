// What is refused of trees that the steps of a site leave behind.
import { describe, expect, test } from 'vitest';
import { checkStepTree, Sound } from '../../../../src/pipeline/2-parse/markdown/step-tree.ts';

type Node = Record<string, unknown>;

const text = (): Node => ({ type: 'text', value: 'a' });
const paragraph = (...children: readonly unknown[]): Node => ({ type: 'paragraph', children });
const root = (...children: readonly unknown[]): Node => ({ type: 'root', children });
const nested = (levels: number): Node => {
  let node = text();
  for (let level = 0; level < levels; level++) node = paragraph(node);
  return node;
};
const check = (tree: unknown) => () => checkStepTree(tree, new Sound());

describe('a tree is refused', () => {
  test('where a node holds itself, at whatever place', () => {
    const node = paragraph(text(), paragraph(text()));
    (node['children'] as unknown[]).push(paragraph(node), text());
    expect(check(root(text(), node))).toThrow('a tree in which a node contains itself');
  });

  test('where it is too deep', () => {
    expect(check(root(nested(399)))).not.toThrow();
    expect(check(root(nested(401)))).toThrow('a tree whose nodes are nested more than 400 levels deep');
  });

  test.each([
    ['a getter', Object.defineProperty(text(), 'value', { get: () => 'a' }), 'with a node whose "value" is a getter'],
    ['a proxy', new Proxy(text(), {}), 'with a node that is a proxy'],
    ['nothing', undefined, 'with a node that is undefined'],
    ['a text without its value', { type: 'text' }, 'with a node "text" whose "value" is undefined'],
    ['an object for a level', { type: 'heading', depth: { id: 1 }, children: [] }, 'a node "heading" whose "depth" is an object'],
    ['a function for an address', { type: 'link', url: () => '', children: [] }, 'a node "link" whose "url" is a function'],
    ['another node for a place', { ...text(), position: text() }, 'whose "position" is an object'],
    ['a place without its end', { ...text(), position: { start: { line: 1, column: 1 } } }, 'whose "position" is an object'],
  ])('where a node is %s', (_, node, problem) => {
    expect(check(root(paragraph(node)))).toThrow(problem);
  });

  test('where a node of an earlier check has changed since', () => {
    const [node, sound] = [text(), new Sound()];
    const tree = root(paragraph(node, { ...text(), position: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } } }));
    checkStepTree(tree, sound);
    checkStepTree(tree, sound);
    node['value'] = 1;
    expect(() => checkStepTree(tree, sound)).toThrow('whose "value" is 1, not a string');
  });
});

test('one node may stand in several others', () => {
  const shared = text();
  expect(check(root(paragraph(shared), paragraph(shared)))).not.toThrow();
});
