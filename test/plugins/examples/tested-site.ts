// Tests the examples of a site in a temporary folder.
import { onTestFinished } from 'vitest';
import { type BuildResult, check } from '#index';
import { configText, temporarySite, type WhenDone } from '../../pipeline/built-site.ts';

export interface TestedSite {
  readonly root: string;
  /** Tests the site as it is now. */
  test(): Promise<BuildResult>;
}

/** `options` are those of `examples()`, as they are written. */
export function examplesSite(
  files: Readonly<Record<string, string>>,
  options = '',
  whenDone: WhenDone = onTestFinished,
): TestedSite {
  const imports = "import { examples } from 'slodocs/plugins';\n";
  const config = imports + configText(`  plugins: [examples(${options})],\n`);
  const root = temporarySite({ 'site.config.ts': config, ...files }, whenDone);
  return { root, test: () => check({ root, tests: {} }) };
}

/** The diagnostics of a page with one example after another. */
export async function tested(page: string, options = '', whenDone?: WhenDone): Promise<readonly string[]> {
  const { diagnostics } = await examplesSite({ 'docs/index.md': `# Page\n\n${page}` }, options, whenDone).test();
  return diagnostics.map(({ code, message, place }) => `${place?.start.line} ${code.replace('examples/', '')}: ${message}`);
}

/** A fence; its info string follows the ticks. */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n\n`;
}
