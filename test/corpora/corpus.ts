// Locates the corpora: content by others with the output of Docusaurus. They are not part of this repository.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** Absolute. `SLODOCS_CORPORA` names another one. */
export const corpora = process.env['SLODOCS_CORPORA'] ?? fileURLToPath(new URL('../../../shared/corpora', import.meta.url));

/** True when a corpus is there. Without it the tests that need it are skipped, with a word on the console. */
export async function isPresent(name: string): Promise<boolean> {
  const folder = join(corpora, name);
  const found = await stat(folder).then(
    () => true,
    () => false,
  );
  if (!found) console.log(`skipped: there is no corpus ${folder}; SLODOCS_CORPORA names the folder that holds it`);
  return found;
}

/** What Docusaurus made of a corpus. Keys with null, false, empty or zero values are left out there. */
export interface Expected {
  readonly config: { readonly baseUrl?: string };
  readonly routes: Readonly<Record<string, ExpectedPage>>;
  /** Page, address as the theme got it, resolved address. */
  readonly brokenLinks: readonly (readonly [string, string, string])[];
  readonly brokenAnchors: readonly (readonly [string, string, string])[];
  /** File, line, address, column. */
  readonly brokenMarkdownLinks: readonly (readonly [string, number, string, number])[];
  readonly brokenImages: readonly (readonly [string, number, string, number])[];
}

export interface ExpectedPage {
  readonly component: string;
  readonly source?: string;
  readonly title?: string;
  readonly h1?: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly keywords?: string;
  readonly noindex?: boolean;
  readonly ids?: readonly string[];
  /** Level, id, text, as the column beside the content shows it. */
  readonly toc?: readonly (readonly [number, string, string])[];
  readonly prev?: readonly [string, string];
  readonly next?: readonly [string, string];
  readonly breadcrumbs?: readonly (readonly [string, string?])[];
  /** Language, title, lines, the first 8 digits of the SHA-1 of the text, highlighted lines. */
  readonly code?: readonly (readonly [string | null, string | null, number, string, number])[];
  readonly codeBlocks?: number;
  readonly tabLabels?: readonly (readonly (readonly [string, boolean])[])[];
  readonly admonitionKinds?: readonly (readonly [string, string])[];
  readonly imgs?: readonly (readonly [string, string, string | null, string | null])[];
  readonly tables?: number;
  readonly details?: number;
  readonly math?: number;
  readonly tags?: readonly (readonly [string, string])[];
  readonly items?: readonly (readonly [string, string?])[];
}

export async function readExpected(name: string): Promise<Expected> {
  return JSON.parse(gunzipSync(await readFile(join(corpora, `${name}-expected.json.gz`))).toString('utf8')) as Expected;
}
