// What a page is made of: the compiler refuses an ingredient without a key, a value that its key does not stand for, and a task that lacks one.
import { expect, test } from 'vitest';
import { keyed } from '#pipeline/5-render/outline/page-sidebars';
import type { RenderTask } from '#pipeline/5-render/page/render-task';
import { foldOf, ingredient, plain } from '#pipeline/5-render/recipe/ingredient';
import { type PageValues, pageIngredients } from '#pipeline/5-render/recipe/recipe';
import type { PageSource, SiteSource } from '#pipeline/5-render/recipe/site-source';

interface Source {
  readonly title: string;
  readonly tagline: string;
}

const source: Source = { title: 'Nines', tagline: 'Fewer pages at night' };

test('an ingredient without a key does not compile', () => {
  // @ts-expect-error: nothing is taken, so there is nothing to be the key.
  const forgotten = ingredient({ make: () => 'Nines' });
  expect(Object.keys(forgotten)).toEqual(['make']);
});

test('a value of what the key does not hold does not compile', () => {
  const title = ingredient({
    take: ({ title }: Source) => ({ title }),
    // @ts-expect-error: the tagline was not taken.
    make: ({ title, tagline }) => `${title}: ${tagline}`,
  });
  expect(foldOf<Source, { title: typeof title }>({ title })(source).values().title).toBe('Nines: undefined');
});

test('data without a JSON that tells it apart does not compile', () => {
  const words = ({ title }: Source): ReadonlySet<string> => new Set(title.split(' '));
  // @ts-expect-error: the JSON of every set is `{}`.
  const set = plain(words);
  // @ts-expect-error: wherever it stands.
  const inside = plain((source: Source) => ({ shown: [{ words: words(source) }] }));
  // @ts-expect-error: JSON leaves functions out.
  const code = plain(({ title }: Source) => ({ print: () => title }));
  const taken = ingredient({
    // @ts-expect-error: as of a set, of every map.
    take: ({ title }: Source) => ({ words: new Map([[title, 1]]) }),
    make: ({ words }) => words.size,
  });
  const list = { set, inside, code, taken };
  expect(foldOf<Source, typeof list>(list)(source).text).toBe(
    '{"code":{},"inside":{"shown":[{"words":{}}]},"set":{},"taken":{"words":{}}}',
  );
});

test('what other pages say in their bodies does not compile', () => {
  // @ts-expect-error: an open session keeps an ingredient of the site while bodies change.
  const bodies = ({ site }: SiteSource): unknown => site.pages.map((page) => page.kind === 'doc' && page.document.facts.links);
  // @ts-expect-error: nor what their links lead to.
  const links = ({ ofSite }: PageSource): unknown => ofSite.site.pages.map((page) => page.kind === 'doc' && page.targets);
  expect([bodies, links]).toHaveLength(2);
});

test('a task that lacks an ingredient, or holds what is none, does not compile', () => {
  const { sidebar, ...rest } = pageIngredients;
  // @ts-expect-error: rendering takes the sidebar.
  const lacking = (page: PageSource): PageValues => foldOf<PageSource, typeof rest>(rest)(page).values();
  // @ts-expect-error: rendering gets no settings but what ingredients hold of them.
  const more = (task: RenderTask): unknown => task.settings;
  expect([lacking, more, sidebar]).toHaveLength(3);
});

test('keys are made without values, and each value once', () => {
  const made: string[] = [];
  const list = {
    title: plain(({ title }: Source) => title),
    heavy: ingredient({
      take: ({ tagline }: Source) => ({
        shown: keyed(`tagline ${tagline.length}`, () => {
          made.push('heavy');
          return tagline.toUpperCase();
        }),
      }),
      make: ({ shown }) => shown.value(),
    }),
    none: plain((): string | undefined => undefined),
  };
  const { keys, values, text } = foldOf<Source, typeof list>(list)(source);
  expect(JSON.parse(text)).toEqual({ heavy: { shown: 'tagline 20' }, title: 'Nines' });
  expect(keys()).toEqual({ title: '"Nines"', heavy: '{"shown":"tagline 20"}', none: '' });
  expect(made).toEqual([]);
  expect({ ...values() }).toEqual({ title: 'Nines', heavy: 'FEWER PAGES AT NIGHT', none: undefined });
  // As threads get it.
  expect(structuredClone(values())).toEqual({ title: 'Nines', heavy: 'FEWER PAGES AT NIGHT', none: undefined });
  expect(made).toEqual(['heavy']);
});
