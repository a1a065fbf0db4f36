// Reports an image address outside of content that no static folder has.

import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import type { Place } from '#model/place';
import { askFor } from '../likeliest.ts';
import type { Destinations } from './destinations.ts';

export function checkStaticFile(context: Context, destinations: Destinations, address: string, place: Place): void {
  const { served, like, noteOuter } = destinations;
  if (/^https?:/.test(address)) {
    noteOuter(address, place);
    return;
  }
  const absolute = `/${address.replace(/^\/+/, '')}`;
  if (served(absolute)) return;
  const { staticDirectories } = context.config.settings;
  const folders = staticDirectories.map((folder) => `"${folder}"`).join(' and ') || '`staticDirectories`, which is empty';
  const choices = like.served(absolute).map((found) => (address.startsWith('/') ? found : found.slice(1)));
  context.reporter.report({
    code: 'resolve/broken-image',
    message: `no static folder contains "${address}"`,
    help: askFor(choices) ?? `The file is looked up in ${folders}.`,
    place,
    ...(choices.length === 1 ? respell(place, address, choices[0]) : {}),
  });
}
