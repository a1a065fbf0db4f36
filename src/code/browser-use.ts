// Determines from an AST (Babel or ESTree) whether code has something to do in a browser.

import { themeName } from './site-theme.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** React's exports for components that only render. */
const renderOnly: ReadonlySet<string> = new Set([
  ...[
    'Children',
    'Fragment',
    'Profiler',
    'StrictMode',
    'cloneElement',
    'createContext',
    'createElement',
    'createRef',
    'forwardRef',
  ],
  ...['cache', 'isValidElement', 'memo', 'use', 'useCallback', 'useContext', 'useDebugValue', 'useId', 'useMemo', 'version'],
]);

const domGlobals: ReadonlySet<string> = new Set([
  ...['addEventListener', 'cancelAnimationFrame', 'customElements', 'document', 'getComputedStyle', 'history', 'indexedDB'],
  ...['IntersectionObserver', 'localStorage', 'location', 'matchMedia', 'MutationObserver', 'navigator', 'requestAnimationFrame'],
  ...['requestIdleCallback', 'ResizeObserver', 'screen', 'sessionStorage', 'window'],
]);

/** The theme's modules that render differently in a browser. */
const liveModules: ReadonlySet<string> = new Set([
  ...['@docusaurus/BrowserOnly', '@docusaurus/ExecutionEnvironment', '@docusaurus/useIsBrowser', 'react-dom', 'react-dom/client'],
]);

const themeModules: ReadonlySet<string> = new Set([
  ...[
    'slodocs/theme',
    '@docusaurus/theme-common',
    '@docusaurus/theme-common/internal',
    '@docusaurus/router',
    '@docusaurus/plugin-content-docs/client',
  ],
]);

/** The theme's exports whose results change once a page is hydrated: the window's state, and the reader's choices. */
const liveNames: ReadonlySet<string> = new Set([
  ...['createStorageSlot', 'loadLate', 'useColorMode', 'useDocsPreferredVersion', 'useLayoutDoc', 'useLayoutDocsSidebar'],
  ...['useHistory', 'useLocation', 'useSidebarMemory', 'useStorageSlot', 'useWindowSize'],
]);

/**
 * True where an import of these names makes a module live, so that it does more than render. Names are the exported ones; `*`
 * means all.
 */
export function importsLive(written: string, names: readonly string[]): boolean {
  const specifier = themeName(written);
  if (liveModules.has(specifier)) return true;
  if (themeModules.has(specifier)) return names.some((name) => liveNames.has(name));
  return specifier === 'react' && names.some((name) => !['default', '*'].includes(name) && !renderOnly.has(name));
}

/** `nodes` are all statements of a module. */
export function usesBrowser(nodes: readonly object[]): boolean {
  return nodes.some(browserUseIn(nodes, []));
}

/** Asks it of one of `nodes`: all statements and expressions of one scope, in which the names `known` are bound. */
export function browserUseIn(nodes: readonly object[], known: readonly string[]): (node: object) => boolean {
  const bound = new Set(known);
  const react = new Set<string>(['React']);
  for (const node of nodes) findBound(node as Node, bound, react);
  const uses = (node: Node, parent: Node | undefined, key: string): boolean => {
    if (isType(node)) return false;
    switch (node.type) {
      case 'ImportDeclaration':
        return importUses(node);
      case 'Identifier':
        return domGlobals.has(nameOf(node)) && !bound.has(nameOf(node)) && isReference(parent, key);
      case 'JSXAttribute':
        if (isHandlerAttribute(node)) return true;
        break;
      case 'ObjectProperty':
      case 'Property':
        if (isHandler(nameOf(node['key'] as Node)) && isFunction(node['value'] as Node)) return true;
        break;
      case 'MemberExpression':
        if (react.has(nameOf(node['object'] as Node)) && !renderOnly.has(nameOf(node['property'] as Node))) return true;
    }
    return childrenOf(node).some(([child, at]) => uses(child, node, at));
  };
  return (node) => uses(node as Node, undefined, '');
}

/** The event handlers that are attributes in a module parsed by Babel, with the offsets of their names. */
export function handlersIn(nodes: readonly object[]): readonly { name: string; start: number; end: number }[] {
  return (nodes as readonly Node[]).flatMap((node) => {
    const { start, end } = (node['name'] ?? node) as unknown as { start: number; end: number };
    const own = isHandlerAttribute(node) ? [{ name: nameOf(node['name'] as Node), start, end }] : [];
    return [...own, ...handlersIn(childrenOf(node).map(([child]) => child))];
  });
}

function isHandlerAttribute({ type, name, value }: Node): boolean {
  return type === 'JSXAttribute' && isHandler(nameOf(name as Node)) && (value as Node | null)?.type === 'JSXExpressionContainer';
}

export function isHandler(name: string): boolean {
  return /^on[A-Z]/.test(name);
}

function importUses(node: Node): boolean {
  if (node['importKind'] === 'type') return false;
  const specifiers = (node['specifiers'] as readonly Node[]).filter((one) => one['importKind'] !== 'type');
  const names = specifiers.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one['imported'] as Node) : 'default'));
  return importsLive(String((node['source'] as Node)['value']), names);
}

/** Types do not run. */
function isType({ type }: Node): boolean {
  return /^(?:TSType|TSInterface|TSTypeAlias|TSDeclare)/.test(type) || type === 'TSExpressionWithTypeArguments';
}

function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression';
}

/** False for an identifier that is no reference: a member, or the key of a property. */
function isReference(parent: Node | undefined, key: string): boolean {
  if (parent === undefined || parent['computed'] === true) return true;
  if (/^(?:Optional)?MemberExpression$/.test(parent.type)) return key === 'object';
  return !(key === 'key' && /Property$|Method$|^MethodDefinition$|^PropertyDefinition$/.test(parent.type));
}

/** Collects all names that the code itself binds, in whatever scope. */
function findBound(node: Node, bound: Set<string>, react: Set<string>): void {
  const bind = (pattern: unknown): void => {
    for (const name of namesIn(pattern as Node | null)) bound.add(name);
  };
  if (/^Variable(?:Declarator)$|^(?:Function|Class)(?:Declaration|Expression)$/.test(node.type)) bind(node['id']);
  if (Array.isArray(node['params'])) for (const one of node['params']) bind(one);
  if (node.type === 'CatchClause') bind(node['param']);
  if (node.type === 'ImportDeclaration') {
    for (const one of node['specifiers'] as readonly Node[]) {
      bind(one['local']);
      const isWhole = one.type !== 'ImportSpecifier' || nameOf(one['imported'] as Node) === 'default';
      if (isWhole && (node['source'] as Node)['value'] === 'react') react.add(nameOf(one['local'] as Node));
    }
  }
  for (const [child] of childrenOf(node)) findBound(child, bound, react);
}

function namesIn(pattern: Node | null): readonly string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  // Default values are not patterns.
  const { right: _, key: __, ...parts } = pattern;
  return childrenOf(parts as Node).flatMap(([child]) => namesIn(child));
}

function nameOf(node: Node | undefined): string {
  return String(node?.['name'] ?? node?.['value'] ?? '');
}

function childrenOf(node: Node): readonly (readonly [Node, string])[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'loc' || key === 'extra' || key.endsWith('omments')) return [];
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.filter(isNode).map((child) => [child, key] as const);
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
