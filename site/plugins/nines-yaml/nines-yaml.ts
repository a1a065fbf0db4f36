// Checks the YAML of Nines in code blocks, so that every example can be applied unchanged.
import type { Root } from 'hast';
import { definePlugin, type ThreadContext } from 'slodocs';
import type { VFile } from 'vfile';
import { fencesOf } from '../code/fences.ts';
import type { NinesYamlOptions } from './options.ts';
import type { Validator } from './validator.ts';

const languages: ReadonlySet<string> = new Set(['yaml', 'yml']);

/**
 * Documents with `apiVersion: n9/v1alpha` are held against the schema of their kind, and against rules across fields. Two words of a
 * fence are its own: `invalid` marks an example that is wrong on purpose, and `n9="SLO.spec.objectives"` tells where a part belongs.
 */
export function ninesYaml(options: NinesYamlOptions) {
  return definePlugin({
    name: 'nines-yaml',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options.ts')).optionsSchema,
    diagnostics: {
      'invalid-yaml': { severity: 'error', summary: 'A block with objects of Nines is no YAML.' },
      'unknown-kind': { severity: 'error', summary: 'An object has a kind that there is none of.' },
      'unknown-field': { severity: 'error', summary: 'An object has a field that its kind does not have.' },
      'missing-field': { severity: 'error', summary: 'An object lacks a field.' },
      'wrong-value': { severity: 'error', summary: 'A field has a value that it does not take.' },
      conflict: { severity: 'error', summary: 'Two parts of an object contradict each other.' },
      'unknown-part': { severity: 'error', summary: 'A fence says that it is a part of an object which has no such part.' },
      'valid-after-all': { severity: 'error', summary: 'A block that is marked as wrong is valid.' },
    },
    // Steps for HTML: those for Markdown would keep pages with components from the native parser.
    async markdown(_settings, ctx) {
      const validator = await loadValidator(options.schemas, ctx);
      return { before: { rehype: [() => (tree: Root, file: VFile) => checkPage(tree, file, validator, ctx)] } };
    },
  });
}

async function loadValidator(schemas: string, { glob, read }: ThreadContext): Promise<Validator> {
  const paths = await glob(schemas);
  const texts = await Promise.all(paths.map((path) => read(path)));
  const { createValidator } = await import('./validator.ts');
  return createValidator(texts.map((text) => JSON.parse(text) as object));
}

async function checkPage(tree: Root, file: VFile, validator: Validator, { report }: ThreadContext): Promise<void> {
  const isConcerned = /n9/.test(String(file.value)) || /file=/.test(String(file.value)) || /\binvalid\b/.test(String(file.value));
  if (!isConcerned) return;
  const { checkFence } = await import('./check-fence.ts');
  for (const fence of await fencesOf(tree, file, languages)) for (const found of checkFence(fence, validator)) report(found);
}
