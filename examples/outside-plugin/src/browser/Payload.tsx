// The component `<Payload event="…" />`: the payload of an event, on any page.
import type { ReactElement } from 'react';
import { useData } from 'slodocs/theme';
import { EventCard } from './EventCard.tsx';
import type { EventProps } from './props.ts';

export default function Payload({ event }: { readonly event: string }): ReactElement {
  const { fields } = useData<EventProps>(`webhooks:${event}`);
  return <EventCard fields={fields} />;
}
