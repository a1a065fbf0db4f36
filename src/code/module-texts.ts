// Provides modules with texts in the site's language, by how their ids begin: `slodocs/texts/weather` has `weather.days`.
import type { Plugin } from 'esbuild';
import type { Words } from '#model/strings/say';

const prefix = 'slodocs/texts/';
const namespace = 'slodocs//texts';

export function textModules({ lang, texts }: Words): Plugin {
  const under = (start: string) => Object.entries(texts).filter(([id]) => id === start || id.startsWith(`${start}.`));
  return {
    name: 'slodocs-texts',
    setup(build) {
      build.onResolve({ filter: /^slodocs\/texts\// }, ({ path }) => {
        const start = path.slice(prefix.length);
        if (under(start).length > 0) return { path: start, namespace };
        return { errors: [{ text: `no text has an id that begins with "${start}."` }] };
      });
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: JSON.stringify({ lang, texts: Object.fromEntries(under(path)) } satisfies Words),
        loader: 'json',
      }));
    },
  };
}
