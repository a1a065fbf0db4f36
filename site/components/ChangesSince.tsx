// Renders the changes between two releases of a product; pages use it without an import:
//
//   <ChangesSince />
//
// Without scripts, it renders links to the lists of all releases.
import { Fragment, type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { useData } from 'slodocs/theme';
import type { ReleaseChanges } from '../plugins/since/changes.ts';
import './changes-since.css';

interface Product {
  /** The file with all changes. */
  readonly file: string;
  readonly archive: string;
  /** Newest first, each with its date. */
  readonly releases: readonly (readonly [version: string, date: string])[];
}

const names: Readonly<Record<string, string>> = { application: 'Application', agent: 'Agent', sloctl: 'sloctl' };

/** How many releases the initial selection covers. */
const usual = 5;

type Loaded = readonly ReleaseChanges[] | 'failed' | undefined;

export function ChangesSince(): ReactElement {
  const products = useData('since:changes') as unknown as Readonly<Record<string, Product>>;
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (isReady) return <Chooser products={products} />;
  return (
    <ul>
      {Object.entries(products).map(([product, { archive, releases }]) => (
        <li key={product}>
          <a href={archive}>
            {names[product] ?? product}: all {releases.length} releases
          </a>
        </li>
      ))}
    </ul>
  );
}

function Chooser({ products }: { readonly products: Readonly<Record<string, Product>> }): ReactElement {
  const [product, choose] = useState(Object.keys(products)[0] ?? '');
  return (
    <div className="changes-since">
      <label>
        Product
        <select value={product} onChange={({ target }) => choose(target.value)}>
          {Object.keys(products).map((one) => (
            <option key={one} value={one}>
              {names[one] ?? one}
            </option>
          ))}
        </select>
      </label>
      {/* Products have different versions, so changing the product resets the selection. */}
      {products[product] && <Between key={product} {...products[product]} />}
    </div>
  );
}

function Between({ file, archive, releases }: Product): ReactElement {
  const id = useId();
  const [from, setFrom] = useState(Math.min(usual, releases.length - 1));
  const [to, setTo] = useState(0);
  const [isAsked, ask] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (!isAsked) return;
    const control = new AbortController();
    load(file, control.signal).then(setLoaded, () => control.signal.aborted || setLoaded('failed'));
    return () => control.abort();
  }, [isAsked, file]);
  const field = (label: string, value: number, set: (index: number) => void): ReactElement => (
    <label>
      {label}
      <select value={value} aria-controls={id} onChange={({ target }) => set(Number(target.value))}>
        {releases.map(([version, date], index) => (
          <option key={version} value={index}>
            {version} ({date})
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      {field('From', from, setFrom)}
      {field('To', to, setTo)}
      <button type="button" aria-controls={id} onClick={() => ask(true)}>
        Show changes
      </button>
      <div id={id} className="changes-since-found" aria-live="polite">
        {isAsked && <Found loaded={loaded} from={from} to={to} archive={archive} />}
      </div>
    </>
  );
}

interface FoundProps {
  readonly loaded: Loaded;
  readonly from: number;
  readonly to: number;
  readonly archive: string;
}

function Found({ loaded, from, to, archive }: FoundProps): ReactElement {
  if (loaded === undefined) return <p>Loading…</p>;
  if (loaded === 'failed')
    return (
      <p>
        The changes could not be loaded. <a href={archive}>See all releases</a>.
      </p>
    );
  const found = loaded.slice(to, from);
  if (found.length === 0) return <p>Choose an earlier version to start from.</p>;
  return (
    <>
      <p>{found.length === 1 ? '1 release' : `${found.length} releases`}, newest first</p>
      {found.map(({ version, date, href, lead, items }) => (
        <section key={version} aria-label={version}>
          <p>
            <a href={href}>{version}</a> <time dateTime={date}>{date}</time>
          </p>
          <p>{lead}</p>
          {Object.entries(items).map(([heading, list]) => (
            <Fragment key={heading}>
              <p className="changes-since-kind">{heading}</p>
              <ul>
                {list.map((item) => (
                  <li key={item}>{withCode(item)}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </section>
      ))}
    </>
  );
}

async function load(file: string, signal: AbortSignal): Promise<readonly ReleaseChanges[]> {
  const response = await fetch(file, { signal });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as readonly ReleaseChanges[];
}

/** Renders code between backticks: every second part is code. */
function withCode(text: string): ReactNode {
  const parts = text.split('`');
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and stay where they are
  return parts.map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
