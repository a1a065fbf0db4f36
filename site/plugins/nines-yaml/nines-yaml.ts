// Checks Nines YAML in code blocks, so that every example can be applied unchanged.
import type { Root } from 'hast';
import { definePlugin, type ThreadContext } from 'slodocs';
import type { VFile } from 'vfile';
import { fencesOf } from '../code/fences.ts';
import type { NinesYamlOptions } from './options.ts';
import type { Validator } from './validator.ts';

const languages: ReadonlySet<string> = new Set(['yaml', 'yml']);

/**
 * Checks documents with `apiVersion: n9/v1alpha` against the schema of their kind, and against rules across fields. Two words in
 * the opening line of a code block are special: `invalid` marks an example that is deliberately invalid, and
 * `n9="SLO.spec.objectives"` gives the position of a fragment.
 */
export function ninesYaml(options: NinesYamlOptions) {
  return definePlugin({
    name: 'nines-yaml',
    apiVersion: 1,
    options,
    optionsSchema: async () => (await import('./options.ts')).optionsSchema,
    diagnostics: {
      'invalid-yaml': { severity: 'error', summary: 'A block with Nines objects is not valid YAML.' },
      'unknown-kind': { severity: 'error', summary: 'An object has an unknown kind.' },
      'unknown-field': { severity: 'error', summary: 'An object has a field that its kind does not support.' },
      'missing-field': { severity: 'error', summary: 'An object is missing a required field.' },
      'wrong-value': { severity: 'error', summary: 'A field has an invalid value.' },
      conflict: { severity: 'error', summary: 'Two parts of an object conflict.' },
      'unknown-part': { severity: 'error', summary: 'A code block names a part that objects of its kind do not have.' },
      'valid-after-all': { severity: 'error', summary: 'A block marked as invalid is valid.' },
    },
    // Uses HTML steps: Markdown steps would prevent the native parser from handling pages with components.
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
