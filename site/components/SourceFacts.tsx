// Renders the properties of a data source, for the page that explains how to add it:
//
//   import { SourceFacts } from '@site/site/components/SourceFacts.tsx';
//
//   <SourceFacts source="datadog" />
//
// `source` is the slug of the source. The table is plain HTML and requires no script.

import type { ReactElement, ReactNode } from 'react';
import { Link } from 'slodocs/theme';
import { channelsOf, duration, historyOf, metricsOf, type Source, sourceOf } from '../data/sources.ts';
import './sources.css';

export interface SourceFactsProps {
  readonly source: string;
}

export function SourceFacts({ source: slug }: SourceFactsProps): ReactElement {
  const source = sourceOf(slug);
  const { history } = source;
  return (
    <table className="source-facts">
      <caption>{source.name} at a glance</caption>
      <tbody>
        <Fact name="Connection">
          {source.direct ? 'Agent or direct' : 'Agent only'}; <code>{source.key}</code> in YAML
        </Fact>
        <Fact name={<Link to="/getting-started/release-channels">Release channel</Link>}>{channelsOf(source)}</Fact>
        <Fact name="Query language">{source.language}</Fact>
        <Fact name="SLIs">{metricsOf(source)}</Fact>
        <Fact name={<Link to="/features/query-delay">Query delay</Link>}>
          {duration(source.delay)}, up to {source.maxDelay.toLocaleString('en-US')} min; <code>{source.delayVariable}</code>
        </Fact>
        <Fact name={<Link to="/features/query-parameters">Interval, jitter, timeout</Link>}>
          {duration(source.interval)}, {source.jitter} s, {source.timeout} s
        </Fact>
        <Fact name={<Link to="/sources/historical-data-retrieval">Historical data</Link>}>
          {historyOf(source)}
          {history ? `; agent ${history.agent} or later` : ': no Replay, no SLI analyzer'}
        </Fact>
        <Fact name={<Link to="/features/slo-troubleshooting">Troubleshooting</Link>}>{toolsOf(source)}</Fact>
        {source.rateLimit && <Fact name="Vendor limit">{source.rateLimit}</Fact>}
        <Fact name="Agent plugin">
          <code>{source.plugin}</code>
        </Fact>
      </tbody>
    </table>
  );
}

/** Lists the tools that help if an SLO has no data. */
function toolsOf({ direct, noEventLogs, queryChecker }: Source): string {
  const eventLogs = direct && !noEventLogs;
  return ['Agent log', ...(eventLogs ? ['direct connection event logs'] : []), ...(queryChecker ? ['query checker'] : [])].join(
    ', ',
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactElement {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  );
}
