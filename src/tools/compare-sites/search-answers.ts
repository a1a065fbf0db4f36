// Asks the queries of a site's search tests in both outputs, and lists those whose first results differ.
import type { WholeOutput } from './languages.ts';
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
  readonly answers: readonly Answer[];
  /** Why queries were not asked; undefined where they were. */
  readonly reason: string | undefined;
}

interface Answer {
  readonly query: string;
  readonly before: readonly Hit[];
  readonly after: readonly Hit[];
}

interface Hit {
  /** Without base. */
  readonly address: string;
  readonly title: string;
}

/** As many as a search test looks at. */
const first = 3;

/** The tests of each language are asked in its own index. */
export async function compareAnswers(
  before: WholeOutput,
  after: WholeOutput,
  newAddress: (address: string) => string,
  open: OpenSearch,
): Promise<SearchDifference> {
  const answers: Answer[] = [];
  let asked = 0;
  let [reason, fault]: (string | undefined)[] = [];
  for (const language of after.languages.filter((one) => before.languages.includes(one))) {
    const [old, now] = [before, after].map(({ folder, description }) => {
      const files = openOutput(folder, description.baseUrl);
      return open((path) => files.read(language + path)?.toString());
    });
    const queries = now?.queries ?? old?.queries;
    if (!old || !now) reason ??= `The output ${old ? 'after' : 'before'} the change has no search index that can be queried.`;
    else if (!queries) reason ??= 'Neither output has search tests with queries to compare.';
    else {
      try {
        for (const query of queries) {
          const was = await hitsOf(old, query, before, newAddress);
          const is = await hitsOf(now, query, after, (address) => address);
          asked++;
          if (signOf(was) !== signOf(is)) answers.push({ query: query.query, before: was, after: is });
        }
      } catch (thrown) {
        fault ??= `The search index of an output cannot be queried: ${(thrown as Error).message}.`;
      }
    }
  }
  return { asked, answers, reason: fault ?? (asked > 0 ? undefined : reason) };
}

async function hitsOf(
  search: OpenedSearch,
  query: SearchQuery,
  { description: { baseUrl } }: WholeOutput,
  named: (address: string) => string,
): Promise<readonly Hit[]> {
  const found = await search.ask(query, first);
  return found.map(({ url, title }) => ({ address: named(withoutBase(url, baseUrl)), title }));
}

function signOf(hits: readonly Hit[]): string {
  return hits.map(({ address }) => address.replace(/\/(?=#|$)/, '')).join('\n');
}

function withoutBase(url: string, baseUrl: string): string {
  return url.startsWith(baseUrl) ? `/${url.slice(baseUrl.length)}` : url;
}
