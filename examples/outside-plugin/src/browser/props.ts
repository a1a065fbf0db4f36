// Types of what the plugin hands to its layout and its component.
import type { JsonObject } from 'slodocs/theme';

export interface EventProps extends JsonObject {
  readonly name: string;
  readonly summary: string;
  readonly status: string;
  readonly fields: readonly FieldProps[];
}

export interface FieldProps extends JsonObject {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** Of the layout `webhook-list`. */
export interface EventListProps extends JsonObject {
  readonly events: readonly { readonly name: string; readonly summary: string; readonly fields: number }[];
}

/** Of the layout `webhook-event`. */
export interface EventPageProps extends EventProps {
  /** Guides that name the event in their front matter. */
  readonly guides: readonly { readonly label: string; readonly href: string }[];
}
