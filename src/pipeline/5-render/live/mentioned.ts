// Finds the names that the code of an island mentions, so that browsers have the values that only its event handlers read.
import type { BrowserModule } from '#code/browser-graph';
import type { RenderContext } from '#context/context';

const known = new WeakMap<BrowserModule, ReadonlySet<string>>();
const nothing: ReadonlySet<string> = new Set();

/** Members and destructured names in the site's own files; packages know nothing of pages. Each module is read once. */
export function namesMentioned({ files }: Pick<RenderContext, 'files'>, module: BrowserModule | undefined): ReadonlySet<string> {
  if (!module) return nothing;
  const found = known.get(module) ?? new Set(module.inputs.filter(isOwnCode).flatMap((path) => namesIn(files.text(path))));
  known.set(module, found);
  return found;
}

function isOwnCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path) && !/(?:^|\/)node_modules\//.test(path);
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/[.{,]\s*([a-z]\w*)/g)].map(([, name = '']) => name);
}
