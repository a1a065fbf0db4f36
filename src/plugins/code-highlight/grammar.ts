// Loads Prism grammars on demand, each in its own registry, so that load order never changes a block's highlighting.
import type { Root } from 'hast';
import type { Refractor, Syntax } from 'refractor/core';

/** Code to tokens: `span.token.KIND` and text. */
export type Grammar = (code: string) => Root;

interface Registry {
  languages: Record<string, unknown>;
  hooks: Record<string, unknown>;
}

/** Loaded into every registry, in this order: markup highlights scripts and styles only if it comes before them. */
const base = ['markup', 'css', 'clike', 'javascript'];

/** Grammars that embed others if those are loaded. */
const companions: Readonly<Record<string, readonly string[]>> = {
  http: ['json', 'uri'],
  markdown: ['bash', 'diff', 'json', 'jsx', 'typescript', 'yaml'],
};

/** Registry entries that are helper functions or stand for plain text. */
const essentials = ['extend', 'insertBefore', 'DFS', 'plain', 'plaintext', 'text', 'txt'];

/** A site's grammars by language name: Prism grammars, or functions that add them to Prism. */
export type OwnGrammars = Readonly<Record<string, GrammarObject | ((prism: PrismLike) => void)>>;

type GrammarObject = Readonly<Record<string, unknown>>;

/** The argument of a function that adds a grammar. */
export interface PrismLike {
  readonly languages: Record<string, unknown> & {
    extend(name: string, grammar: object): object;
    insertBefore(inside: string, before: string, insert: object): object;
  };
}

export async function loadGrammar(name: string, own: OwnGrammars = {}): Promise<Grammar> {
  const brought = Object.hasOwn(own, name) ? ownSyntax(name, own[name] as OwnGrammars[string]) : undefined;
  const [{ refractor }, ...syntaxes] = await Promise.all([
    import('refractor/core'),
    ...[...base, ...(companions[name] ?? [])].map(loadSyntax),
    brought ?? loadSyntax(name),
  ]);
  const { languages } = coreOf(refractor);
  const registry: Registry = { languages: Object.fromEntries(essentials.map((key) => [key, languages[key]])), hooks: {} };
  inside(refractor, registry, () => {
    for (const syntax of syntaxes) refractor.register(syntax);
  });
  return (code) => inside(refractor, registry, () => refractor.highlight(code, name));
}

function ownSyntax(name: string, grammar: OwnGrammars[string]): Syntax {
  const syntax = (prism: unknown): void => {
    const { languages } = prism as PrismLike;
    if (typeof grammar === 'function') grammar(prism as PrismLike);
    else languages[name] = grammar;
    if (languages[name] === undefined) throw new Error(`the grammar for "${name}" does not set \`Prism.languages["${name}"]\``);
  };
  return Object.assign(syntax, { displayName: name, aliases: [] }) as unknown as Syntax;
}

async function loadSyntax(name: string): Promise<Syntax> {
  if (name === diagnosticSyntax.displayName) return diagnosticSyntax;
  return ((await import(`refractor/${name}`)) as { default: Syntax }).default;
}

/** Grammars modify and hook into one another; the package keeps them in one global registry. */
function inside<T>(refractor: Refractor, registry: Registry, work: () => T): T {
  const core = coreOf(refractor);
  const before = { languages: core.languages, hooks: core.hooks.all };
  core.languages = registry.languages;
  core.hooks.all = registry.hooks;
  try {
    return work();
  } finally {
    core.languages = before.languages;
    core.hooks.all = before.hooks;
  }
}

function coreOf(refractor: Refractor): { languages: Record<string, unknown>; hooks: { all: Record<string, unknown> } } {
  return Object.getPrototypeOf(refractor);
}

/** Greedy patterns see the whole text: only there does `^` mean the start of a line, and not the end of the token before it. */
const greedy = (pattern: RegExp, ...alias: string[]) => ({ pattern, alias, greedy: true });

const diagnosticSyntax: Syntax = Object.assign(
  ({ languages }: { languages: object }): void => {
    Object.assign(languages, {
      diagnostic: {
        'error-code': greedy(/^error\[[^\]\r\n]+\](?=:)/m, 'bold'),
        'warning-code': greedy(/^warning\[[^\]\r\n]+\](?=:)/m, 'bold'),
        'info-code': greedy(/^info\[[^\]\r\n]+\](?=:)/m, 'bold'),
        hint: [greedy(/^(?:note|fix)(?=:)/m, 'bold'), greedy(/(?<=^ *= )(?:help|plugin):/m)],
        message: greedy(/(?<=^(?:(?:error|warning|info)\[[^\]\n]+\]|note|fix):) .*/m, 'bold'),
        deleted: greedy(/(?<=^ *\d+ )-(?: .*)?$/m),
        inserted: greedy(/(?<=^ *\d+ )\+(?: .*)?$/m),
        carets: greedy(/(?<!\^)\^+$(?<=^ *\| +\^+)/m, 'bold'),
        frame: greedy(/^(?: *(?:\d+ +)?\|(?= |$)| *\d+(?= [-+](?: |$))| *-->(?= )| *=(?= )|\.\.\.$)/m),
      },
    });
  },
  { displayName: 'diagnostic', aliases: [] },
);
