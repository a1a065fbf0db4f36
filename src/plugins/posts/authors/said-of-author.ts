// Checks an author's addresses and reports misspelled keys, in the authors file or in a post.

import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import type { PluginContext } from '#model/plugin';
import { respell } from '#model/respell';
import type { PrintedAddress } from '#model/site';
import type { Described } from './shapes.ts';
import { platforms } from './socials.ts';

const keys = ['name', 'title', 'url', 'email', 'image_url', 'imageURL', 'description', 'socials', 'page', 'key'];

/** Finds the place of a key or value. */
export type PlaceIn = (path: readonly string[], part: 'key' | 'value') => Place;

export function addressesOf(said: Described, placeIn: PlaceIn): readonly PrintedAddress[] {
  const one = (kind: PrintedAddress['kind'], path: readonly string[], target: string | undefined): readonly PrintedAddress[] =>
    target === undefined ? [] : [{ kind, target, place: placeIn(path, 'value') }];
  const whole = Object.entries(said.socials ?? {}).filter(([, written]) => isWhole(written));
  return [
    ...one('link', ['url'], said.url),
    ...(said.imageURL === undefined ? one('image', ['image_url'], said.image_url) : one('image', ['imageURL'], said.imageURL)),
    ...whole.flatMap(([platform, written]) => one('link', ['socials', platform], written)),
  ];
}

function isWhole(written: unknown): boolean {
  return typeof written === 'string' && /^(?:https?|mailto):/i.test(written);
}

/**
 * Reports keys that resemble known ones. A name on an unknown platform is a fault anyway; other keys, and other platforms with a
 * full address, are the author's choice.
 */
export function reportMisspelt(said: object, placeIn: PlaceIn, ctx: PluginContext): void {
  report(said, keys, [], 'no key that authors have');
  const { socials } = said as { readonly socials?: unknown };
  if (typeof socials === 'object' && socials !== null) report(socials, platforms, ['socials'], 'no platform that is known');

  function report(map: object, known: readonly string[], path: readonly string[], what: string): void {
    for (const [key, written] of Object.entries(map)) {
      const isKnown = known.includes(key) || (path.length > 0 && (known.includes(key.toLowerCase()) || !isWhole(written)));
      const meant = isKnown || key.length < 3 ? undefined : nearest(key, known);
      if (meant === undefined || meant in map) continue;
      const place = placeIn([...path, key], 'key');
      ctx.report({
        code: 'misspelt-key',
        message: `"${key}" is ${what}`,
        help: `Did you mean "${meant}"?`,
        place,
        ...respell(place, key, meant),
      });
    }
  }
}
