// Lists the addresses that a site promises to keep, and updates its ledger.
import type { Context } from '#context/context';
import { ledgerFile, printLedger, readLedger } from '#kit/ledger';
import { compareText } from '#model/place';
import { type PromisedAddress, promisedAddresses } from '#model/promised';
import type { BuildOptions, BuildResult } from '#model/run';
import { ChangeFault, changeWhole } from '#output/atomic-change';
import type { RunRequest } from '#session/run-request';
import { withSite } from '#session/with-site';

export type Urls = Pick<UrlsResult, 'urls' | 'ledger' | 'refusal' | 'diagnostics'>;

/** Faults of the ledger are no obstacle: rewriting it resolves them. */
const ownCodes = ['resolve/lost-address', 'resolve/lost-anchor', 'resolve/invalid-ledger', 'resolve/edited-ledger'];

export async function listUrls(request: RunRequest, { update = false }: UrlsOptions): Promise<Urls> {
  const { reporter } = request;
  const answer = await withSite(
    request,
    ({ resolved }) =>
      resolved(async (context, ofSite) => {
        const { site, languages } = await ofSite.translated();
        if (errorsOf(reporter).length > 0) return nothing;
        const sites = [site, ...languages.map((one) => one.site)];
        const urls = sites.flatMap(promisedAddresses).sort((a, b) => compareText(a.path, b.path));
        if (!update) return { ...nothing, urls };
        return { urls, ...(await writeLedger(context, urls)) };
      }),
    { changes: update },
  );
  return { ...(answer ?? nothing), diagnostics: errorsOf(reporter) };
}

const nothing = { urls: undefined, ledger: undefined, refusal: undefined };

function errorsOf(reporter: RunRequest['reporter']) {
  return reporter.list().filter(({ severity, code }) => severity === 'error' && !ownCodes.includes(code));
}

async function writeLedger(
  { config, files, signal }: Context,
  urls: readonly PromisedAddress[],
): Promise<Pick<Urls, 'ledger' | 'refusal'>> {
  const text = printLedger(urls);
  try {
    const before = (await files.stat(ledgerFile)) ? await files.read(ledgerFile) : undefined;
    const ledger = { path: ledgerFile, ...differenceOf(before ?? '', text), written: before !== text };
    if (ledger.written) await changeWhole(config.root, [{ path: ledgerFile, content: text, replaces: before }], signal);
    return { ledger, refusal: undefined };
  } catch (thrown) {
    if (!(thrown instanceof ChangeFault) && !('errno' in Object(thrown))) throw thrown;
    const message = `the ledger cannot be written: ${(thrown as Error).message}`;
    const help = thrown instanceof ChangeFault ? thrown.help : 'Nothing was changed.';
    return { ledger: undefined, refusal: { message, help } };
  }
}

function differenceOf(before: string, after: string): Pick<LedgerChange, 'added' | 'removed'> {
  const [old, now] = [namesIn(before), namesIn(after)];
  const without = (names: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
    [...names].filter((name) => !others.has(name)).sort(compareText);
  return { added: without(now, old), removed: without(old, now) };
}

function namesIn(text: string): ReadonlySet<string> {
  const { entries } = readLedger(text);
  return new Set(entries.flatMap(({ path, anchors }) => [path, ...anchors.map(({ id }) => `${path}#${id}`)]));
}

export interface UrlsOptions extends Omit<BuildOptions, 'outDir' | 'strict' | 'onProgress'> {
  /** Write the ledger. */
  readonly update?: boolean | undefined;
}

export interface UrlsResult extends Pick<BuildResult, 'diagnostics' | 'texts' | 'root' | 'outDir'> {
  /** Sorted by path. Undefined where the site has errors other than those of the ledger. */
  readonly urls: readonly PromisedAddress[] | undefined;
  /** The change of the ledger. */
  readonly ledger: LedgerChange | undefined;
  /** Why the ledger was not written, if not because of a fault of the site. */
  readonly refusal: { readonly message: string; readonly help: string } | undefined;
}

export interface LedgerChange {
  /** Relative to the root. */
  readonly path: string;
  /** Addresses, and anchors as `/address#anchor`, sorted. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly written: boolean;
}
