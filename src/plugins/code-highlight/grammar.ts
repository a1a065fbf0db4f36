// Grammars as they are met, each in a registry of its own, so that a block looks the same whatever was loaded before it.
import type { Root } from 'hast';
import type { Refractor, Syntax } from 'refractor/core';
import { diagnosticSyntax } from './diagnostic-syntax.ts';

/** Code to tokens: `span.token.KIND` and text. */
export type Grammar = (code: string) => Root;

interface Registry {
  languages: Record<string, unknown>;
  hooks: Record<string, unknown>;
}

/** Part of every registry, in this order: markup shows scripts and styles only when it comes before them. */
const base = ['markup', 'css', 'clike', 'javascript'];

/** Grammars that show others inside, if they are there. */
const companions: Readonly<Record<string, readonly string[]>> = {
  http: ['json', 'uri'],
  markdown: ['bash', 'diff', 'json', 'jsx', 'typescript', 'yaml'],
};

/** Entries of a registry that are no grammars but ways to make them, or that stand for plain text. */
const essentials = ['extend', 'insertBefore', 'DFS', 'plain', 'plaintext', 'text', 'txt'];

export async function loadGrammar(name: string): Promise<Grammar> {
  const [{ refractor }, ...syntaxes] = await Promise.all([
    import('refractor/core'),
    ...[...base, ...(companions[name] ?? []), name].map(loadSyntax),
  ]);
  const { languages } = coreOf(refractor);
  const registry: Registry = { languages: Object.fromEntries(essentials.map((key) => [key, languages[key]])), hooks: {} };
  inside(refractor, registry, () => {
    for (const syntax of syntaxes) refractor.register(syntax);
  });
  return (code) => inside(refractor, registry, () => refractor.highlight(code, name));
}

async function loadSyntax(name: string): Promise<Syntax> {
  if (name === diagnosticSyntax.displayName) return diagnosticSyntax;
  return ((await import(`refractor/${name}`)) as { default: Syntax }).default;
}

/** Grammars change one another and listen to one another's tokens; the package keeps both in one place for the process. */
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
