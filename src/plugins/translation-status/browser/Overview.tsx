// Renders the state of the translations to each language.
'use static';
import type { ReactElement } from 'react';
import type { StaticLayoutProps } from 'slodocs/theme';
import type { OverviewProps } from './props.ts';
import { NoRecord, StatusTable } from './StatusTable.tsx';

/** The props come when all languages are known, which a page that is shown early does not wait for. */
export default function Overview({ page }: StaticLayoutProps<Partial<OverviewProps>>): ReactElement {
  const { rows = [], isRecorded = true } = page.props;
  return (
    <div className="prose">
      <h1 className="title">{page.title}</h1>
      <p>{page.description}</p>
      {!isRecorded && <NoRecord />}
      <StatusTable
        of="language"
        rows={rows.map(({ label, lang, href, ...counts }) => ({
          ...counts,
          name: (
            <a href={href} lang={lang}>
              {label}
            </a>
          ),
        }))}
      />
    </div>
  );
}
