// Changes the files of a site for agents, by the commands that do so for people.
import type { BuildOptions, BuildResult } from '#model/run';
import type { ComponentLink } from '#pipeline/component-links';
import type { Answers, Given } from './definitions.ts';
import { pathInside } from './drafts.ts';
import { faultsOf, printFaults } from './faults.ts';
import { isAddress } from './known-site.ts';
import { answer, Refused } from './quoted.ts';

interface Refusable extends Pick<BuildResult, 'diagnostics'> {
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

/** The tools behind the commands, as the public API has them. Each opens the site by itself. */
export interface Changes {
  addContent(options: {
    readonly content: { kind: 'page'; path: string; title?: string | undefined; parents?: boolean | undefined };
    readonly mdx?: boolean | undefined;
    readonly cwd: string;
  }): Promise<
    Refusable & {
      readonly written:
        | {
            readonly path: string;
            readonly address: string | undefined;
            readonly sidebar: string | undefined;
            readonly unlisted: { readonly file: string } | undefined;
          }
        | undefined;
    }
  >;
  moveContent(options: {
    readonly from: string;
    readonly to: string;
    readonly cwd: string;
    readonly dryRun: boolean;
  }): Promise<Refusable & { readonly moved: Moved | undefined }>;
  fixSite(
    options: Pick<BuildOptions, 'root'> & { readonly codes?: readonly string[] | undefined; readonly dryRun: boolean },
  ): Promise<
    Refusable & {
      readonly fixed: readonly { readonly path: string; readonly fixes: number }[];
      readonly unapplied: readonly { readonly diagnostic: BuildResult['diagnostics'][number]; readonly reason: string }[];
    }
  >;
}

interface Address {
  readonly from: string;
  readonly to: string;
}

interface Moved extends Address {
  readonly files: number;
  readonly translations: readonly Address[];
  readonly texts: readonly { readonly path: string; readonly edits: number }[];
  readonly redirects: readonly Address[];
  readonly unwritten: readonly Address[];
  readonly componentLinks: readonly ComponentLink[];
}

interface Folders {
  readonly root: string;
  readonly outDir: string;
}

export async function newPage(changes: Changes, folders: Folders, { path, title, mdx, parents }: Given['new_page']) {
  pathInside(folders, path);
  const done = await changes.addContent({ content: { kind: 'page', path, title, parents }, mdx, cwd: folders.root });
  const { written } = done;
  if (!written) throw refused(done);
  const data: Answers['new_page'] = {
    file: written.path,
    route: written.address ?? null,
    sidebar: written.sidebar ?? null,
    unlisted_in: written.unlisted?.file ?? null,
    ...faultsOf(done.diagnostics),
  };
  const where = data.route === null ? 'It does not become a page.' : `Its address is "${data.route}".`;
  const listed = data.unlisted_in === null ? '' : ` It is not in any sidebar: add it to "${data.unlisted_in}".`;
  return answer(data, `Wrote "${data.file}". ${where}${listed}`, printFaults(data));
}

export async function move(changes: Changes, folders: Folders, { from, to, dry_run: dryRun }: Given['move']) {
  for (const path of [from, to]) if (!isAddress(path)) pathInside(folders, path);
  const done = await changes.moveContent({ from, to, cwd: folders.root, dryRun });
  const { moved } = done;
  if (!moved) throw refused(done);
  const plain = ({ from, to }: Address): Address => ({ from, to });
  const data: Answers['move'] = {
    written: !dryRun,
    ...plain(moved),
    files: moved.files,
    edits: moved.texts.map(({ path, edits }) => ({ file: path, edits })),
    redirects: moved.redirects.map(plain),
    redirects_to_write: moved.unwritten.map(plain),
    component_links: moved.componentLinks.map(({ href, place: { file, start } }) => ({ href, file, line: start.line })),
  };
  const verb = dryRun ? 'Would move' : 'Moved';
  const redirects = moved.redirects.map((one) => `redirect: ${one.from} to ${one.to}`);
  const edits = data.edits.map(({ file, edits }) => `${edits} ${edits === 1 ? 'edit' : 'edits'} in ${file}`);
  return answer(data, [`${verb} "${moved.from}" to "${moved.to}".`, ...edits, ...redirects].join('\n'));
}

export async function fix(changes: Changes, { codes, dry_run: dryRun }: Given['fix']) {
  const done = await changes.fixSite({ codes, dryRun });
  const byFile = new Map<string, number>();
  for (const { path, fixes } of done.fixed) byFile.set(path, (byFile.get(path) ?? 0) + fixes);
  const data: Answers['fix'] = {
    written: !dryRun && byFile.size > 0,
    files: [...byFile].map(([file, fixes]) => ({ file, fixes })),
    unapplied: done.unapplied.map(({ diagnostic: { code, place }, reason }) => ({
      ...{ code, reason },
      file: place?.file ?? null,
      line: place?.start.line ?? null,
    })),
    refusal: done.refusal ? `${done.refusal.message}. ${done.refusal.help}` : null,
    ...faultsOf(done.diagnostics),
  };
  const verb = dryRun ? 'Would fix' : 'Fixed';
  const lines = data.files.map(({ file, fixes }) => `${verb} ${fixes} in ${file}.`);
  const left = `${dryRun ? 'The site has' : 'The site still has'} ${data.total} diagnostics.`;
  const said = [
    ...(data.refusal === null ? [] : [data.refusal]),
    ...(lines.length > 0 ? lines : ['There is nothing to fix.']),
    left,
  ];
  return answer(data, said.join('\n'), printFaults(data));
}

function refused({ refusal, diagnostics }: Refusable): Refused {
  if (refusal) return new Refused(refusal.message, refusal.help);
  return new Refused('the site has errors, so nothing was changed', 'Fix them first.', printFaults(faultsOf(diagnostics)));
}
