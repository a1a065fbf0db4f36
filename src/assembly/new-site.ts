// Creates new sites from the templates of this package.
import { resolve } from 'node:path';
import { readSiteAddress, type TemplateName } from '#model/new-site';
import type { SiteCode } from '#model/site-code';
import { withRequest } from '#session/run-tool';
import type { InitRun } from '#tools/init/init';
import type { InitRefusal } from '#tools/init/obstacles';
import type { SuggestedSite } from '#tools/init/suggest';
import { readSchemas } from '#tools/schemas/read-settings';
import { description, ofPackage, version } from './package.ts';

export interface InitOptions {
  /** The folder of the site, which need not exist. The working directory when absent. */
  readonly root?: string | undefined;
  /** One of the templates. */
  readonly template: TemplateName;
  /** Derived from the package.json or the name of the folder when absent, like the address. */
  readonly title?: string | undefined;
  /** The address of the site: `https://docs.nines.example`, or with a path that becomes its base. */
  readonly url?: string | undefined;
  /** What package.json asks npm for as `slodocs`; the version of this slodocs when absent. An existing entry is kept. */
  readonly slodocs?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly siteCode?: SiteCode | undefined;
  /** Called once with the process id of another command that works in the folder. */
  readonly onWait?: ((pid: number) => void) | undefined;
}

export type InitResult = InitRun;

/** Writes a new site from a template into a folder. Overwrites nothing: a refusal names what stands in the way. */
export async function initSite({ root = '.', template, signal, onWait, siteCode, ...options }: InitOptions): Promise<InitResult> {
  const { init } = await import('#tools/init/init');
  const folder = resolve(root);
  const suggested = await suggestSite(folder);
  const address = readSiteAddress(options.url ?? suggested.url);
  if (!address) throw new TypeError(`"${options.url}" is not a valid site address`);
  // A template is a site itself.
  const site = { root: ofPackage(`templates/${template}`), cache: false, signal, siteCode };
  const { schemas } = await withRequest(requests, site, false, readSchemas);
  return init({
    ...address,
    root: folder,
    template,
    title: options.title ?? suggested.title,
    slodocs: options.slodocs ?? version,
    typePackages: typePackages(),
    templates: ofPackage('templates'),
    workflow: ofPackage('docs/ci/github-workflow.yml'),
    schemas: Object.entries(schemas ?? {}).map(([name, schema]) => ({
      path: `.vscode/${name}.schema.json`,
      text: `${JSON.stringify(schema, null, 2)}\n`,
    })),
    signal: signal ?? new AbortController().signal,
    onWait: onWait ?? (() => undefined),
  });
}

const requests = async () => (await import('./request.ts')).requestOf;

/** What to suggest for a folder, or why no site can be made there. */
export async function suggestSite(root: string): Promise<SuggestedSite & { readonly refusal: InitRefusal | undefined }> {
  const [{ suggestSite: suggest }, { refusedFolder }] = await Promise.all([
    import('#tools/init/suggest'),
    import('#tools/init/obstacles'),
  ]);
  return { ...(await suggest(root)), refusal: refusedFolder(root) };
}

/** The versions with which slodocs itself is checked. */
function typePackages(): Readonly<Record<string, string>> {
  const names = ['@types/node', '@types/react', 'typescript'];
  return Object.fromEntries(names.map((name) => [name, description.devDependencies[name] ?? '*']));
}
