import { describe, expect, it } from 'vitest';
import { smallIndex } from './small-index.ts';

const pages = {
  '/install': {
    title: 'Installation',
    html: '<p>Install the package with npm.</p><h2 id="agent">Agent</h2><p>Runs in a container. Sends metrics every minute.</p>',
  },
  '/budget': {
    title: 'Error budget',
    html: '<p>How much may fail.</p><h2 id="method">The budgetingMethod field</h2><p>Either <code>Occurrences</code> or <code>Timeslices</code>, in <code>n9/v1alpha</code>.</p>',
  },
  '/cli': {
    title: 'Command line',
    html: '<pre>sloctl apply -f slo.yaml --dry-run</pre><h3 id="delete">Delete</h3><p>Removes an object: <code>sloctl delete</code>.</p>',
  },
  '/releases/1.113.0': { title: '1.113.0', type: 'post', tags: ['release'], html: '<p>Released with mended snapshots.</p>' },
  '/ja': { title: '設定', html: '<p>東京都の設定ファイルを変更します。</p>' },
} as const;

describe('a query', () => {
  it.each([
    ['installation', ['/install']],
    ['installing packages', ['/install']],
    ['budgetingMethod', ['/budget#method']],
    ['budgetingmeth', ['/budget#method']],
    ['n9/v1alpha', ['/budget#method']],
    ['v1alpha', ['/budget#method']],
    ['sloctl apply -f', ['/cli']],
    ['--dry-run', ['/cli']],
    ['dry run', ['/cli']],
    ['1.113.0', ['/releases/1.113.0']],
    ['設定ファイル', ['/ja']],
    ['東京', ['/ja']],
    ['instalation', ['/install']],
    ['containre', ['/install#agent']],
  ])('finds %s first at %s', async (query, [first]) => {
    const { urls } = await smallIndex(pages);
    expect((await urls(query))[0]).toBe(first);
  });

  it.each(['', ' ', '?!…', '😀', '<zzz onqqq="xxxx()">', 'x'.repeat(300), '\0', '-', '--'])(
    'of %j finds nothing and fails at nothing',
    async (query) => {
      const { ask } = await smallIndex(pages);
      expect((await ask(query)).hits).toEqual([]);
    },
  );

  it('is answered with the headings above the text, and the words that were found marked in them', async () => {
    const { ask } = await smallIndex(pages);
    const [hit] = (await ask('container metrics')).hits;
    expect(hit).toEqual({
      url: '/install#agent',
      group: '',
      page: [{ text: 'Installation' }],
      headings: [[{ text: 'Agent' }]],
      excerpt: [
        { text: 'Runs in a ' },
        { text: 'container', marked: true },
        { text: '. Sends ' },
        { text: 'metrics', marked: true },
        { text: ' every minute.' },
      ],
      kind: 'text',
      type: 'doc',
      words: ['container', 'metrics'],
    });
  });

  it('of words that mean the same as those in the text finds it, and so do those of the site', async () => {
    const { urls } = await smallIndex(pages, { synonyms: [['sunset', 'timeslices']] });
    expect((await urls('remove'))[0]).toBe('/cli#delete');
    expect((await urls('sunset'))[0]).toBe('/budget#method');
    // Groups may lead to one another.
    const circle = await smallIndex(pages, {
      synonyms: [
        ['sunset', 'dusk'],
        ['dusk', 'timeslices', 'sunset'],
      ],
    });
    expect((await circle.urls('sunset'))[0]).toBe('/budget#method');
  });

  it('counts types and tags, and filters by them', async () => {
    const { ask } = await smallIndex({
      ...pages,
      '/also': { title: 'Also', html: '<p>Released packages.</p>', tags: ['npm'] },
    });
    const all = await ask('released');
    expect(all).toMatchObject({
      total: 2,
      types: [
        { name: 'doc', count: 1 },
        { name: 'post', count: 1 },
      ],
    });
    expect(all.tags).toEqual([
      { name: 'npm', count: 1 },
      { name: 'release', count: 1 },
    ]);
    const posts = await ask('released', { types: ['post'] });
    expect(posts).toMatchObject({
      total: 1,
      types: [
        { name: 'doc', count: 1 },
        { name: 'post', count: 1 },
      ],
    });
    expect(posts.hits.map(({ url }) => url)).toEqual(['/releases/1.113.0']);
    expect((await ask('released', { tags: ['npm'] })).hits.map(({ url }) => url)).toEqual(['/also']);
    expect((await ask('released', { tags: ['other'] })).total).toBe(0);
  });

  it('marks a word on arrival that stands beyond what a result shows of its text', async () => {
    const { ask } = await smallIndex({
      '/long': { title: 'Long', html: `<p>${'Other words come first. '.repeat(40)} Then the Quagga.</p>` },
    });
    const { hits } = await ask('quagga');
    expect(hits.map(({ url, excerpt, words }) => [url, excerpt, words])).toEqual([['/long', [], ['quagga']]]);
  });

  it('has at most as many results of a group as were asked for', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [
        `/p${n}`,
        { title: `Snapshot ${n}`, html: '', trail: [n < 9 ? 'Guides' : 'Reference'] },
      ]),
    );
    const { ask } = await smallIndex(many);
    const groups = (await ask('snapshot', { perGroup: 5 })).hits.map(({ group }) => group);
    expect(groups.filter((one) => one === 'Guides')).toHaveLength(5);
    expect(groups.filter((one) => one === 'Reference')).toHaveLength(3);
  });

  it('begins with the same results however many are asked for, and however many of a group', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [
        `/p${n}`,
        {
          title: `Page ${n}`,
          trail: [n % 3 === 0 ? 'Guides' : 'Reference'],
          html: `<p>Snapshots ${'and other words '.repeat(n)}tests.</p><h2 id="a">Snapshot</h2><p>A snapshot of ${n}.</p><h2 id="b">Tests</h2><p>Tests with ${n === 29 ? 'snapshot tests' : 'words'}.</p>`,
        },
      ]),
    );
    const { urls } = await smallIndex(many);
    for (const query of ['snapshot', 'snapshot tests', 'other words']) {
      const all = await urls(query, { limit: 40 });
      expect(all.length).toBeGreaterThan(20);
      for (const limit of [1, 5, 10, 20]) expect(await urls(query, { limit })).toEqual(all.slice(0, limit));
      expect((await urls(query, { perGroup: 5 })).slice(0, 5)).toEqual(all.slice(0, 5));
      expect(new Set(all.slice(0, 5).map((url) => url.replace(/#.*/, ''))).size).toBeGreaterThan(2);
    }
  });

  it('is answered with excerpts of whole characters', async () => {
    const family = '👨‍👩‍👧';
    for (const shift of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const html = `<p>${'x'.repeat(shift)}${family.repeat(15)}quagga${family.repeat(60)}</p>`;
      const { ask } = await smallIndex({ '/a': { title: 'A', html } }, { lang: 'de' });
      const text = (await ask('quagga')).hits[0]?.excerpt.map((piece) => piece.text).join('') ?? '';
      expect(text).toContain('quagga');
      expect(text.replaceAll(family, '')).toMatch(/^[x… ]*quagga[… ]*$/);
    }
  });

  it('prefers a page that its author has boosted', async () => {
    const two = (boost: number) => ({
      '/a': { title: 'Alerts', html: '<p>Text.</p>' },
      '/b': { title: 'Alerts', html: '<p>Text.</p>', boost },
    });
    expect((await (await smallIndex(two(1))).urls('alerts'))[0]).toBe('/a');
    expect((await (await smallIndex(two(2))).urls('alerts'))[0]).toBe('/b');
  });

  it('finds a page by its keywords and its description', async () => {
    const { urls } = await smallIndex({
      '/a': { title: 'One', html: '<p>Text.</p>', keywords: ['observability'], description: 'Explains telemetry.' },
      '/b': { title: 'Two', html: '<p>Text.</p>' },
    });
    expect(await urls('observability')).toEqual(['/a']);
    expect(await urls('telemetry')).toEqual(['/a']);
  });

  it('suggests its words where together they are found nowhere of the type that was asked for', async () => {
    const { ask } = await smallIndex(pages);
    expect(await ask('container xyzzy', { types: ['post'] })).toMatchObject({ total: 0, suggestions: ['container'] });
  });

  it('reads the overview, a file for each word and the cards of what was found, and each of them once', async () => {
    const { ask, read } = await smallIndex(pages);
    await ask('container');
    const first = [...read];
    expect(first[0]).toBe('default/index.json');
    expect(first.filter((path) => path.includes('/cards-'))).toHaveLength(1);
    await ask('container');
    expect(read).toEqual(first);
  });
});

describe('an index of several builds', () => {
  it('is read anew once', async () => {
    const before = await smallIndex(pages);
    const after = await smallIndex({ ...pages, '/new': { title: 'New', html: '<h2 id="x">Fresh</h2><p>Quite new.</p>' } });
    await before.ask('container');
    for (const [path, text] of after.files) before.files.set(path, text);
    expect((await before.urls('fresh'))[0]).toBe('/new#x');
  });

  it('is an error where it stays mixed, and where a file is missing', async () => {
    const mixed = await smallIndex(pages);
    for (const [path, text] of mixed.files) if (path.includes('/terms-')) mixed.files.set(path, text.replace(/^/, 'other'));
    await expect(mixed.ask('container')).rejects.toThrow('belongs to a different build');
    const stale = await smallIndex(pages);
    for (const [path, text] of stale.files) {
      if (path.includes('/cards-')) stale.files.set(path, text.replace(/"edition":"\w/, '"edition":"x'));
    }
    await expect(stale.ask('container')).rejects.toThrow('belong to a different build');
    const missing = await smallIndex(pages);
    missing.files.clear();
    await expect(missing.ask('container')).rejects.toThrow('there is no file');
  });
});

describe('the files of an index', () => {
  it('have the same names and the same bytes from build to build, and after an edit only those of the page differ', async () => {
    const before = await smallIndex(pages);
    expect(new Map((await smallIndex(pages)).files)).toEqual(before.files);
    const edited = { ...pages, '/cli': { ...pages['/cli'], html: pages['/cli'].html.replace('Removes', 'Zaps') } };
    const after = await smallIndex(edited);
    expect([...after.files.keys()]).toEqual([...before.files.keys()]);
    const changed = [...after.files].filter(([path, text]) => before.files.get(path) !== text).map(([path]) => path);
    expect(changed.length).toBeLessThanOrEqual(5);
    expect(changed.filter((path) => path.includes('/cards-'))).toHaveLength(1);
  });

  it('with cards of other sections have another edition, also where a group is the same', async () => {
    const pageOf = (n: number, sections: number) => ({
      title: `Page ${n}`,
      html: Array.from({ length: sections }, (_, at) => `<h2 id="s${at}">Part ${at}</h2><p>Text of ${n}.</p>`).join(''),
    });
    const site = (longer: number) =>
      smallIndex(Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`/p${n}`, pageOf(n, n === 3 ? longer : 7)])));
    const [before, after] = [(await site(7)).files, (await site(60)).files];
    const cardsOf = (text = '{"cards":[]}') => JSON.parse(text) as { edition?: string; cards: { url: string; first: number }[] };
    const placesOf = (text?: string) => cardsOf(text).cards.map(({ url, first }) => `${url} ${first}`);
    const cards = [...after].filter(([path]) => path.includes('/cards-'));
    const moved = cards.filter(([path, text]) => `${placesOf(text)}` !== `${placesOf(before.get(path))}`);
    expect(moved.length).toBeGreaterThan(10);
    for (const [path, text] of moved) expect(cardsOf(text).edition).not.toBe(cardsOf(before.get(path)).edition);
  });

  it('with a new page leave the cards of all groups but its own as they are', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`/p${n}`, { title: `Page ${n}`, html: `<p>Number ${n}.</p>` }]),
    );
    const before = await smallIndex(many);
    const after = await smallIndex({ ...many, '/p1b': { title: 'Page 1b', html: '<p>A new one.</p>' } });
    const changed = [...after.files].filter(([path, text]) => before.files.get(path) !== text).map(([path]) => path);
    const groups = changed.flatMap((path) => /\/cards-(\d+)-/.exec(path)?.[1] ?? []);
    expect(new Set(groups).size).toBe(1);
    expect(groups.length).toBeLessThan(30);
  });
});
