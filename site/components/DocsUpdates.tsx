// Lists documentation changes from the front matter of release notes; pages use it without an import:
//
//   <DocsUpdates quarter="2025-q4" />
//   <DocsUpdates before="2025" />
import { Fragment, type ReactElement } from 'react';
import { useData } from 'slodocs/theme';
import type { DocsUpdate } from '../plugins/since/docs-key.ts';

export type DocsUpdatesProps =
  | { readonly quarter: string; readonly before?: undefined }
  /** Shows changes before this day, month or year. */
  | { readonly quarter?: undefined; readonly before: string };

export function DocsUpdates({ quarter, before }: DocsUpdatesProps): ReactElement {
  const updates = useData('since:updates') as unknown as readonly DocsUpdate[];
  const shown = updates.filter(({ date }) => (before === undefined ? quarterOf(date) === quarter : date < before));
  const period = quarter === undefined ? `before ${before}` : `in ${quarter}`;
  if (shown.length === 0) throw new Error(`no release note lists documentation changes ${period}`);
  return (
    <table>
      <thead>
        <tr>
          <th>Date</th>
          <th>Version</th>
          <th>Change</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ product, version, date, href, docs }) => (
          <tr key={href}>
            <td>{date}</td>
            <td>
              <a href={href}>{product === 'application' ? version : `${product === 'agent' ? 'Agent' : product} ${version}`}</a>
            </td>
            <td>
              {docs.map((one, at) => (
                <Fragment key={`${one.href} ${one.label}`}>
                  {at > 0 && '. '}
                  <a href={one.href}>{one.label}</a>
                  {one.change !== '' && `: ${one.change}`}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function quarterOf(date: string): string {
  const [year = '', month = ''] = date.split('-');
  return `${year}-q${Math.ceil(Number(month) / 3)}`;
}
