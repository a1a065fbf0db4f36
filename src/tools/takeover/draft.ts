// Drafts a new configuration: plain values, calls of plugins, code, and comments.
import { Call, Comment } from '#kit/print/javascript';

export interface Draft {
  /** Of the configuration. */
  readonly config: Record<string, unknown>;
  /** Adds options of a plugin, which is called once for each `id`. */
  use(name: string, options?: Readonly<Record<string, unknown>>): void;
  /** A comment at the end of the configuration, once. */
  todo(text: string): void;
  /** Texts of other files that are written beside it, by path. */
  readonly files: Map<string, string>;
  /** The configuration with its plugins and comments, in the order in which keys are read best. */
  finished(): Readonly<Record<string, unknown>>;
}

export function createDraft(): Draft {
  const config: Record<string, unknown> = {};
  const calls: Call[] = [];
  const todos = new Set<string>();
  return {
    config,
    files: new Map(),
    use(name, options = {}) {
      const at = calls.findIndex((call) => call.name === name && call.options['id'] === options['id']);
      const merged = new Call(name, joined(calls[at]?.options ?? {}, filled(options)));
      if (at === -1) calls.push(merged);
      else calls[at] = merged;
    },
    todo: (text) => void todos.add(text),
    finished() {
      const others = (config['plugins'] as readonly unknown[] | undefined) ?? [];
      const plugins = [...calls.toSorted(byName), ...others];
      const all = { ...config, ...(plugins.length > 0 ? { plugins } : {}) };
      const known = order.filter((key) => isFilled((all as Record<string, unknown>)[key]));
      const comments = Array.from(todos, (text, index) => [`//${index}`, new Comment(`TODO: ${text}`)] as const);
      return {
        ...Object.fromEntries(known.map((key) => [key, (all as Record<string, unknown>)[key]])),
        ...Object.fromEntries(comments),
      };
    },
  };
}

/** Lists go on, such as rules of redirects; other options are replaced. */
function joined(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const added = Object.entries(after).map(([key, value]) => {
    const known = before[key];
    return [key, Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value] as const;
  });
  return { ...before, ...Object.fromEntries(added) };
}

/** The keys with a value that says something: no undefined, no empty object, no empty list. */
export function filled(object: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => isFilled(value)));
}

function isFilled(value: unknown): boolean {
  if (value === undefined) return false;
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return Array.isArray(value) ? value.length > 0 : !isPlain || Object.keys(value).length > 0;
}

function byName(a: Call, b: Call): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** Every key that a takeover writes. */
const order = [
  'title',
  'tagline',
  'titleDelimiter',
  'lang',
  'dir',
  'i18n',
  'url',
  'baseUrl',
  'trailingSlash',
  'favicon',
  'noIndex',
  'staticDirectories',
  'storage',
  'docs',
  'pages',
  'markdown',
  'variants',
  'theme',
  'plugins',
  'preset',
  'csp',
  'links',
  'organizationName',
  'projectName',
  'customFields',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];
