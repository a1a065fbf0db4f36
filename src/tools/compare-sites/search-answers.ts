// Asks the queries of a site's search tests in both outputs, and lists those whose first results differ.
import type { Output } from './compare-outputs.ts';
import { openOutput } from './output-files.ts';

/** A query of a search test. */
export interface SearchQuery {
  readonly query: string;
  readonly scopes: readonly string[];
}

/** Opens the search of an output by its files; undefined where it has none. `read` answers undefined for a missing file. */
export type OpenSearch = (read: (path: string) => string | undefined) => OpenedSearch | undefined;

interface OpenedSearch {
  /** Undefined where the output does not hold them. */
  readonly queries: readonly SearchQuery[] | undefined;
  /** `url` has the base. */
  ask(query: SearchQuery, limit: number): Promise<readonly { readonly url: string; readonly title: string }[]>;
}

export interface SearchDifference {
  /** How many queries were asked. */
  readonly asked: number;
  readonly answers: readonly { readonly query: string; readonly before: readonly Hit[]; readonly after: readonly Hit[] }[];
  /** Why none was asked; undefined where they were. */
  readonly reason: string | undefined;
}

interface Hit {
  /** Without base. */
  readonly address: string;
  readonly title: string;
}

/** As many as a search test looks at. */
const first = 3;

export async function compareAnswers(
  before: Output,
  after: Output,
  newAddress: (address: string) => string,
  open: OpenSearch,
): Promise<SearchDifference> {
  const none = (reason: string): SearchDifference => ({ asked: 0, answers: [], reason });
  const [old, now] = [before, after].map(({ folder, description }) => {
    const files = openOutput(folder, description.baseUrl);
    return open((path) => files.read(path)?.toString());
  });
  if (!old || !now) return none(`The output ${old ? 'after' : 'before'} the change has no search index that can be asked.`);
  const queries = now.queries ?? old.queries;
  if (!queries) return none('Neither output has search tests, whose queries could be asked.');
  const answers: { query: string; before: Hit[]; after: Hit[] }[] = [];
  try {
    for (const query of queries) {
      const hitsOf = async (
        search: OpenedSearch,
        { description }: Output,
        named: (address: string) => string,
      ): Promise<Hit[]> => {
        const found = await search.ask(query, first);
        return found.map(({ url, title }) => ({ address: named(withoutBase(url, description.baseUrl)), title }));
      };
      const answer = {
        query: query.query,
        before: await hitsOf(old, before, newAddress),
        after: await hitsOf(now, after, (address) => address),
      };
      const [was, is] = [answer.before, answer.after].map((hits) => hits.map(({ address }) => plain(address)).join('\n'));
      if (was !== is) answers.push(answer);
    }
  } catch (thrown) {
    return none(`The search of an output cannot be asked: ${(thrown as Error).message}.`);
  }
  return { asked: queries.length, answers, reason: undefined };
}

function withoutBase(url: string, baseUrl: string): string {
  return url.startsWith(baseUrl) ? `/${url.slice(baseUrl.length)}` : url;
}

function plain(address: string): string {
  return address.replace(/\/(?=#|$)/, '');
}
