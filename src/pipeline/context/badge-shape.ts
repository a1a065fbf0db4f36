// Defines the schema of a text that may have a kind: a badge, a banner.
import * as z from 'zod';
import { nearest } from '#model/nearest';
import { type BadgeKind, badgeKinds, type SidebarBadge } from '#model/sidebar';

const wanted = 'a string, or a map with text and kind';

/** `text` is the schema of the text. */
export function badgeShape(text: z.ZodType<string>, kinds: readonly BadgeKind[] = badgeKinds) {
  const kindText = z.string().meta({ enum: [...kinds] });
  const map = z.strictObject({ text, kind: kindText.optional() }, { error: wanted });
  return z
    .union([text, map], { error: wanted })
    .superRefine((value, { addIssue }) => {
      const kind = typeof value === 'string' ? undefined : value.kind;
      if (kind === undefined || (kinds as readonly string[]).includes(kind)) return;
      const meant = nearest(kind, kinds);
      const message = meant ? `"${meant}", not "${kind}"` : `one of ${kinds.join(', ')}`;
      addIssue({ code: 'custom', path: ['kind'], message });
    })
    .transform((value) => value as string | SidebarBadge);
}
