// Renders a diagram of the network connections of an agent and a direct connection.
import type { ReactElement, ReactNode } from 'react';
import { Diagram } from './picture/Diagram.tsx';
import type { Box, Edge } from './picture/diagram-layout.ts';
import { Picture } from './picture/Picture.tsx';

export interface NetworkDiagramProps {
  readonly title: string;
  /** Adds clients (browsers and sloctl) that open their own connections. */
  readonly withClients?: boolean;
  readonly caption?: ReactNode;
}

const port = 'HTTPS 443';

/** Shows who opens which connection: an agent in the reader's network, and a direct connection in Nines. */
export function NetworkDiagram({ title, withClients = false, caption }: NetworkDiagramProps): ReactElement {
  const first = withClients ? 1 : 0;
  const clients: Box[] = withClients ? [{ id: 'clients', lines: ['Browser,', 'sloctl'], column: 1, row: 0 }] : [];
  const boxes: Box[] = [
    ...clients,
    { id: 'source', lines: ['Data source'], column: 0, row: first },
    { id: 'agent', lines: ['Nines', 'agent'], column: 1, row: first, isOurs: true },
    { id: 'nines', lines: ['Nines'], column: 2, row: 0, rows: first + 1, isOurs: true },
    { id: 'other', lines: ['Another', 'data source'], column: 0, row: first + 1 },
    { id: 'direct', lines: ['Direct', 'connection'], column: 2, row: first + 1, isOurs: true },
  ];
  const edges: Edge[] = [
    ...(withClients ? [{ from: 'clients', to: 'nines', lines: [port], tone: 'accent' } as const] : []),
    { from: 'agent', to: 'source', lines: ['queries'], tone: 'accent' },
    { from: 'agent', to: 'nines', lines: withClients ? [port] : ['SLI points,', port], tone: 'accent' },
    { from: 'direct', to: 'other', lines: withClients ? ['inbound'] : ['queries,', 'inbound'], tone: 'warning' },
  ];
  return (
    <Picture
      title={title}
      legend={[
        { label: 'Opened from your network', tone: 'accent' },
        { label: 'Opened by Nines', tone: 'warning' },
      ]}
      caption={caption}
    >
      <Diagram
        title={title}
        description={`In your network, the agent queries its data source and sends SLI points to Nines over ${port}. ${
          withClients ? `Browsers and sloctl open connections to Nines on the same port. ` : ''
        }A direct connection runs in Nines and queries another data source from there; this is the only inbound connection.`}
        boxes={boxes}
        edges={edges}
        groups={[
          { name: 'Your network', columns: [0, 1] },
          { name: 'Nines', columns: [2, 2] },
        ]}
      />
    </Picture>
  );
}
