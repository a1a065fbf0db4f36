// What the pages of an API show.
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, buildSite } from '../../../pipeline/built-site.ts';
import { apiConfig, kettles } from '../api-site.ts';

let site: BuiltSite;
const removals: (() => void)[] = [];

beforeAll(async () => {
  site = await buildSite(
    {
      'docs/index.md':
        '# Home\n\n[Boil](./api/kettles/boil-water.md#body.celsius) and [leaks](./api/kettles/webhooks/leak.md).\n',
      'docs/api/kettles/errors.md': '# Errors\n\nThere are some.\n',
      'specs/kettles.yaml': kettles,
      'specs/kettles/index.md': '## Before you begin\n\nFill it: [the limits](/api/kettles/boil-water.md#body.celsius).\n',
      'specs/kettles/boil-water.mdx': 'export const joules = 4186 * 76;\n\n:::tip\n\nIt takes {joules} J.\n\n:::\n',
      'site.config.ts': apiConfig("[{ file: 'specs/kettles.yaml', path: 'api/kettles' }]"),
    },
    {},
    (remove) => removals.push(remove),
  );
  return () => {
    for (const remove of removals) remove();
  };
});

/** The text of a field by its id, tags taken out. */
function field(html: string, id: string): string {
  const start = html.indexOf(`<div class="api-field" id="${id}">`);
  if (start === -1) throw new Error(`there is no field ${id}`);
  const end = html.slice(start + 1).search(/<div class="api-field"|<\/dd><\/div><\/dl>|<h2/);
  return textOf(html.slice(start, end === -1 ? undefined : start + 1 + end));
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.])/g, '')
    .trim();
}

describe('the page of an operation', () => {
  it('shows parameters with their types, limits and flags', () => {
    const html = site.page('api/kettles/boil-water');
    expect(html).toMatch(/<h1[^>]*>Boil water<\/h1>/);
    expect(field(html, 'path.id')).toBe('id string required The kettle. Length: 2 to 20 Example: kitchen');
    expect(field(html, 'header.Trace')).toContain('Trace string (uuid) deprecated');
    const list = site.page('api/kettles/list-parts');
    expect(field(list, 'query.limit')).toBe('limit integer Default: 50 Value: 1 to 500');
    expect(field(list, 'query.kinds')).toMatch(/^kinds string\[\] Allowed values: lid, base Written as: form, explode: false/);
  });

  it('shows a request without what is read-only, and a response without what is write-only', () => {
    const html = site.page('api/kettles/boil-water');
    expect(field(html, 'body.celsius')).toBe(
      'celsius integer required The temperature. Value: at most 100, more than 39 Example: 96',
    );
    expect(html).toContain('<em>temperature</em>');
    expect(field(html, 'body.url')).toContain('string (uri) | null');
    expect(field(html, 'body.mode')).toContain('Allowed values: fast At once. night Before six.');
    expect(html).toContain('id="body.secret"');
    expect(html).not.toContain('id="body.id"');
    expect(field(html, 'response-202.body.state')).toBe('state string Default: idle Allowed values: idle, heating');
    expect(html).not.toContain('id="response-202.body.secret"');
    expect(field(html, 'response-202.headers.Retry-After')).toContain('In seconds.');
  });

  it('unfolds alternatives and maps, and links from a circle to its start', () => {
    const html = site.page('api/kettles/boil-water');
    expect(html).toContain('<a href="#response-202.body"><code>Kettle</code></a>');
    expect(field(html, 'response-202.body.parts')).toMatch(/^parts \(Lid \| Base\)\[\]/);
    expect(html).toMatch(/<details class="api-nested" id="response-202\.body\.parts\.Base"><summary>Base<\/summary>/);
    expect(field(html, 'response-202.body.parts.Base.watts')).toBe('watts number required');
    expect(field(html, 'response-202.body.parts.Base.hinge')).toBe('hinge boolean');
    expect(field(html, 'response-202.body.labels')).toContain('labels map of string');
  });

  it('tells how to authenticate, what is deprecated, and what comes next', () => {
    const html = site.page('api/kettles/boil-water');
    expect(html).toMatch(/href="\/api\/kettles\/?#scheme-token"/);
    expect(html).toMatch(/Next operations:[\s\S]*href="\/api\/kettles\/list-parts"><code>listParts<\/code>/);
    expect(html).toMatch(/href="\/api\/kettles\/list-parts"><code>same<\/code>/);
    const list = textOf(site.page('api/kettles/list-parts'));
    expect(list).toContain('This operation is deprecated. It ends on 2031-01-01.');
    expect(list).toContain('No authentication is needed.');
  });

  it('shows callbacks, and payloads of webhooks', () => {
    const html = site.page('api/kettles/boil-water');
    expect(field(html, 'callback-boiling-post-body.celsius')).toBe('celsius integer');
    expect(textOf(html)).toContain('Tea time The water boils.');
    const webhook = site.page('api/kettles/webhooks/leak');
    expect(textOf(webhook)).toMatch(/Payload .*Expected responses/);
    expect(webhook).not.toContain('curl');
  });

  it('holds the text of the file beside the specification', () => {
    expect(textOf(site.page('api/kettles/boil-water'))).toContain('It takes 318136 J.');
  });

  it('has samples in tabs that all pages share, and needs no code of its own', () => {
    const html = site.page('api/kettles/boil-water');
    expect(html).toContain('data-tab-group="api-language"');
    expect(textOf(html)).toContain("curl 'https://api.kettles.example/v1/kettles/kitchen/boil'");
    expect(html).not.toMatch(/data-live|modulepreload[^>]*page/);
  });
});

describe('around the operations', () => {
  it('an introduction tells of version, servers and schemes, and offers the specification', () => {
    const html = site.page('api/kettles');
    expect(textOf(html)).toContain('Version 1.2.0 · Download the specification');
    expect(html).toContain('href="/api/kettles/kettles.yaml"');
    expect(site.file('api/kettles/kettles.yaml')).toBe(kettles);
    expect(textOf(html)).toContain('token HTTP authentication, scheme bearer Ask the cook.');
    expect(html).toContain('href="/category/api/kettles/water"');
    expect(textOf(html)).toContain('Everything hot. About water');
  });

  it('an introduction ends with the text of the file beside the specification', () => {
    const html = site.page('api/kettles');
    expect(html).toMatch(/id="scheme-token"[\s\S]*id="before-you-begin"[\s\S]*href="\/api\/kettles\/boil-water#body\.celsius"/);
    expect(html).toMatch(/<a [^>]*href="#before-you-begin"/);
  });

  it('indexes list operations by tag, and the sidebar shows methods beside pages of authors', () => {
    const water = site.page('category/api/kettles/water');
    expect(water).toMatch(/<h1[^>]*>water<\/h1>/);
    expect(textOf(water)).toContain('Everything hot.');
    const parts = site.page('category/api/kettles/parts');
    expect(parts).toMatch(/<h1[^>]*>Spare parts<\/h1>[\s\S]*href="\/api\/kettles\/list-parts"/);
    const sidebar = /<nav[^>]*class="sidebar"[\s\S]*?<\/nav>/.exec(site.page('api/kettles/boil-water'))?.[0] ?? '';
    expect(textOf(sidebar)).toMatch(/Introduction .*Boil water POST/);
    expect(site.page('api/kettles/errors')).toContain('There are some.');
  });

  it('twins say it in Markdown', async () => {
    const { page: _, file } = await buildSite({
      'docs/index.md': '# Home\n',
      'specs/kettles.yaml': kettles,
      'site.config.ts': apiConfig("[{ file: 'specs', path: 'api' }]"),
    });
    const twin = file('api/kettles/boil-water.md') ?? '';
    expect(twin).toContain('POST `https://api.kettles.example/v1/kettles/{id}/boil`');
    expect(twin).toMatch(/\*\*\[`celsius`\]\([^)]*#body\.celsius\) integer required\*\*: The \*temperature\*\./);
  });
});

describe('versions', () => {
  it('know each other, and a deprecated one leads to the same operation of the current', async () => {
    const versions = "[{ file: 'specs/v1.yaml', path: 'api/deprecated/kettles', label: 'Kettles 1', deprecated: true }]";
    const { page } = await buildSite({
      'docs/index.md': '# Home\n',
      'specs/v2.yaml': kettles
        .replace(/ {2}\/parts:[\s\S]*?(?=webhooks:)/, '')
        .replace(/\n\n {8}See.*/, '')
        .replace(/ {10}links:\n(?: {12}.*\n)+/, ''),
      'specs/v1.yaml': kettles,
      'site.config.ts': apiConfig(`[{ file: 'specs/v2.yaml', path: 'api/kettles', versions: ${versions} }]`),
    });
    expect(page('api/kettles')).toMatch(/href="\/api\/deprecated\/kettles\/?">Kettles 1<\/a> \(deprecated\)/);
    expect(page('api/deprecated/kettles/boil-water')).toMatch(
      /This version is deprecated\. The current version is <a href="\/api\/kettles\/boil-water">/,
    );
    expect(page('api/deprecated/kettles/list-parts')).toMatch(/The current version is <a href="\/api\/kettles\/?">/);
  });
});

describe('x-slodocs', () => {
  it('titles, places and hides', async () => {
    const own = kettles
      .replace('      summary: Boil water\n', '      summary: Boil water\n      x-slodocs: { title: Make tea, slug: tea }\n')
      .replace('      summary: List spare parts\n', '      summary: List spare parts\n      x-slodocs: { hide: true }\n')
      .replace(/\n\n {8}See.*/, '')
      .replace(/ {10}links:\n(?: {12}.*\n)+/, '');
    const { page, file } = await buildSite({
      'docs/index.md': '# Home\n',
      'specs/kettles.yaml': own,
      'site.config.ts': apiConfig("[{ file: 'specs/kettles.yaml', path: 'api/kettles' }]"),
    });
    expect(page('api/kettles/tea')).toMatch(/<h1[^>]*>Make tea<\/h1>/);
    expect(file('api/kettles/list-parts/index.html')).toBeUndefined();
    expect(page('api/kettles')).not.toContain('Download');
    expect(file('api/kettles/kettles.yaml')).toBeUndefined();
  });
});
