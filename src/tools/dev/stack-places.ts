// Maps the frames of a browser's stack to places in the site's sources.

import { resolve } from 'node:path';
import { type FindOrigin, originsIn } from '#code/inline-map';
import { isVirtual } from '#code/module-virtual';
import { wordAt } from '#code/site-code/module-trace';
import { cutAt } from '#kit/cut';
import type { Place } from '#model/place';

export interface Frame {
  /** Of a function or component; undefined for code outside of functions. */
  readonly name: string | undefined;
  /** In a file of the site's own; undefined for packages, the theme and React. */
  readonly place: Place | undefined;
}

export interface StackPlaces {
  readonly root: string;
  /** The text of a bundle by the path of its URL. */
  bundle(path: string): Promise<string | undefined>;
}

/** Enough to get from React's own functions to the component that called them. */
const mostFrames = 60;

/** Chrome prints `at name (url:line:column)` or `at url:line:column`, Firefox and Safari `name@url:line:column`. */
const frameLine =
  /^\s*(?:at (?:(?:async |new |Object\.)*([^\s(]+) \(|)|(.*?)@)(?:https?:\/\/[^/\s]+(\/[^\s)]*?):(\d+):(\d+)|<anonymous>)\)?$/;
/** A longer line is no frame. */
const longestLine = 2000;

/** Innermost first. */
export async function framesOf(stack: string, { root, bundle }: StackPlaces): Promise<readonly Frame[]> {
  const bundles = new Map<string, Promise<FindOrigin>>();
  const short = stack.split('\n').filter((line) => line.length <= longestLine);
  const lines = short
    .map((line) => frameLine.exec(line))
    .filter((found) => found !== null)
    .slice(0, mostFrames);
  return Promise.all(
    lines.map(async ([, chrome, firefox, url, line, column]): Promise<Frame> => {
      const name = chrome || firefox || undefined;
      if (url === undefined) return { name, place: undefined };
      const path = cutAt(url, '?')[0];
      const found = bundles.get(path) ?? bundle(path).then((text) => originsIn(text ?? ''));
      bundles.set(path, found);
      const origin = (await found)({ line: Number(line), column: Number(column) });
      if (!origin || isVirtual(origin.source) || origin.source.split('/').includes('node_modules'))
        return { name, place: undefined };
      return { name, place: await wordAt(resolve(root, origin.source), root, origin) };
    }),
  );
}
