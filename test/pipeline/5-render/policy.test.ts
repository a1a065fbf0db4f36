// What pages load, and the styles that their content writes, to the policy of the site and to what pages say instead.
import { describe, expect, it } from 'vitest';
import { build } from '#index';
import { buildSite, configText, prose, writeSite } from '../built-site.ts';

/** A directive of the policy that a text holds. */
function directive(text: string | undefined, name: string): string | undefined {
  return new RegExp(`(?:[";] ?|Policy: )(${name} [^;"\\n]*)`).exec(text ?? '')?.[1];
}

describe('the policy of a site', () => {
  it('is the same in every page and in the file for hosts, and allows what all pages load', async () => {
    const { page, file } = await buildSite({
      'docs/a.mdx':
        '# A\n\n![x](https://img.example/x.png) <img alt="" srcSet="https://two.example/y.png 2x, /z.svg" src="/z.svg" />\n\n<video src="https://media.example:8443/v.mp4" poster="//poster.example/p.png" />\n',
      'docs/b.md':
        '---\nmdx:\n  format: md\n---\n\n# B\n\n<iframe src="https://frame.example/embed?a=1&amp;b=2"></iframe>\n\n<audio src="/own.mp3"></audio>\n',
      'docs/c.mdx':
        'import { Made } from \'../src/made\';\n\n# C\n\n<Made />\n\n<head><link rel="stylesheet" href="https://styles.example/s.css" /></head>\n',
      'src/made.tsx': 'export const Made = () => <img src="https://made.example/x.png" alt="" />;\n',
      'static/z.svg': '<svg/>',
      'static/own.mp3': 'own',
    });
    const headers = file('_headers');
    for (const text of [page('docs/a'), page('docs/b'), page('docs/c'), page('404'), headers]) {
      expect(directive(text, 'default-src')).toBe("default-src 'none'");
      expect(directive(text, 'script-src')).toBe("script-src 'self'");
      expect(directive(text, 'style-src')).toBe("style-src 'self' https://styles.example");
      expect(directive(text, 'img-src')).toBe(
        "img-src 'self' data: https://img.example https://made.example https://poster.example https://two.example",
      );
      expect(directive(text, 'media-src')).toBe("media-src 'self' https://media.example:8443");
      expect(directive(text, 'frame-src')).toBe('frame-src https://frame.example');
    }
    expect(directive(headers, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(page('docs/a')).not.toContain('frame-ancestors');
  });

  it('is widened by the configuration and by plugins', async () => {
    const { page, file } = await buildSite({
      'site.config.ts': `import { defineConfig, definePlugin } from 'slodocs';

const statistics = definePlugin({
  name: 'statistics',
  apiVersion: 1,
  head: () => [{ tag: 'script', attributes: { src: 'https://stats.example/s.js', defer: true } }],
});

export default defineConfig({
  title: 'Case',
  url: 'https://case.example',
  preset: { 'git-dates': false, search: false, twins: false },
  plugins: [statistics],
  csp: {
    directives: {
      'connect-src': ['https://api.example', 'wss://live.example'],
      'form-action': ["'none'"],
      'frame-ancestors': ['https://portal.example'],
      'upgrade-insecure-requests': [],
    },
  },
});
`,
      'docs/a.md': '# A\n',
    });
    const text = page('docs/a');
    expect(directive(text, 'script-src')).toBe("script-src 'self' https://stats.example");
    expect(directive(text, 'connect-src')).toBe("connect-src 'self' https://api.example wss://live.example");
    expect(directive(text, 'form-action')).toBe("form-action 'none'");
    expect(text).toContain('; upgrade-insecure-requests"');
    expect(directive(file('_headers'), 'frame-ancestors')).toBe("frame-ancestors 'self' https://portal.example");
  });

  it('is left out where the site wants none, and content stays as it is', async () => {
    const { page, file } = await buildSite({
      'site.config.ts': configText("  csp: false,\n  headersFile: 'headers.txt',\n  baseUrl: '/base/',\n"),
      'docs/a.md': '---\nmdx:\n  format: md\n---\n\n# A\n\n<p style="color: red">Red</p>\n\n<script>go()</script>\n',
    });
    expect(page('docs/a')).not.toContain('Content-Security-Policy');
    expect(prose(page('docs/a'))).toContain('<p style="color: red">Red</p>\n<script>go()</script>');
    expect(file('_headers')).toBeUndefined();
    expect(file('headers.txt')).toBe(
      '/base/*\n  Referrer-Policy: strict-origin-when-cross-origin\n  X-Content-Type-Options: nosniff\n\n/base/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });

  it('is printed anew in every page when one shows a new host, and only that one is rendered', async () => {
    const files = { 'docs/a.md': '# A\n', 'docs/b.md': '# B\n' };
    const edited = { ...files, 'docs/b.md': '# B\n\n![x](https://img.example/x.png)\n' };
    const warm = await buildSite(files);
    writeSite(warm.root, edited);
    const result = await build({ root: warm.root });
    expect(result.work.rendered).toEqual(['/docs/b']);
    const cold = await buildSite(edited);
    for (const path of ['docs/a/index.html', 'docs/b/index.html', '404.html', '_headers', 'sitemap.xml'])
      expect(warm.file(path), path).toBe(cold.file(path));
    expect(directive(warm.page('docs/a'), 'img-src')).toBe("img-src 'self' data: https://img.example");
    writeSite(warm.root, files);
    await build({ root: warm.root });
    expect(directive(warm.page('docs/a'), 'img-src')).toBe("img-src 'self' data:");
  });

  it('leaves a file for hosts alone that the author wrote', async () => {
    const { file } = await buildSite({ 'static/_headers': '/*\n  X-Own: 1\n', 'docs/a.md': '# A\n' });
    expect(file('_headers')).toBe('/*\n  X-Own: 1\n');
  });
});

describe('styles in content', () => {
  const forms = {
    'docs/html.md': '---\nmdx:\n  format: md\n---\n\n# A\n\n<p class="x" style="color: red; margin-top: 4px">Red</p>\n',
    'docs/text.mdx': '# B\n\n<p className="x" style="color: red; margin-top: 4px">Red</p>\n',
    'docs/object.mdx': '# C\n\n<p className="x" style={{ color: \'red\', marginTop: 4 }}>Red</p>\n',
    'docs/code.mdx': '# D\n\n{[1].map((n) => <p className="x" key={n} style={{ color: \'red\', marginTop: 4 }}>Red</p>)}\n',
    'docs/declared.mdx':
      "export const Red = () => <p style={{ color: 'red', marginTop: 4 }} className={'x'}>Red</p>;\n\n# E\n\n<Red />\n",
    'docs/open.mdx': "# F\n\n<p className={['x'].join()} style={{ color: 'red', marginTop: 4 }}>Red</p>\n",
  };

  it('become classes of one stylesheet, which are the same in every form of a body', async () => {
    const { page, file } = await buildSite({ ...forms, 'docs/plain.md': '# Plain\n' });
    const [, link = '', sheet = ''] =
      /(<link rel="stylesheet" href="\/(assets\/content-[0-9a-f]{8}\.css)" integrity="sha256-[^"]{44}">)/.exec(
        page('docs/html'),
      ) ?? [];
    const [, name = ''] = /^\.(s-[0-9a-f]{10}):not\(#\\#\)\{color:red;margin-top:4px\}\n$/.exec(file(sheet) ?? '') ?? [];
    expect(name).not.toBe('');
    for (const path of ['html', 'text', 'object'])
      expect(prose(page(`docs/${path}`)), path).toContain(`<p class="x ${name}">Red</p>`);
    for (const path of ['code', 'declared', 'open'])
      expect(prose(page(`docs/${path}`)), path).toContain(`<p class="${name} x">Red</p>`);
    for (const path of Object.keys(forms)) expect(page(path.replace(/\.mdx?$/, '')), path).toContain(link);
    expect(page('docs/plain')).not.toContain('content-');
  });

  it('are what a browser would take of them, under the base', async () => {
    const { page, file } = await buildSite({
      'site.config.ts': configText("  baseUrl: '/base/',\n"),
      'docs/a.md': [
        '---\nmdx:\n  format: md\n---\n\n# A\n',
        '<p style="color: red} body{display:none">1</p>\n',
        `<p style="content: 'a;b'; background: url(/x.png) /* no; */; --Own: {a;b}; --n">2</p>\n`,
        `<p style="background: url('https://bg.example/x.png')">3</p>\n`,
        '<p style="">4</p>\n',
      ].join('\n'),
      'static/x.png': 'x',
    });
    const [, sheet = ''] = /href="\/base\/(assets\/content-[^"]+)"/.exec(page('docs/a')) ?? [];
    const rules = Array.from((file(sheet) ?? '').matchAll(/\{(.*)\}\n/g), ([, rule]) => rule);
    expect(rules.sort()).toEqual([
      "background:url('https://bg.example/x.png')",
      "content:'a;b';background:url(/base/x.png);--Own:{a;b}",
    ]);
    expect(prose(page('docs/a'))).toMatch(
      /^<h1>A<\/h1>\n+<p>1<\/p>\n+<p class="s-\w+">2<\/p>\n+<p class="s-\w+">3<\/p>\n+<p>4<\/p>$/,
    );
    expect(directive(page('docs/a'), 'img-src')).toBe("img-src 'self' data: https://bg.example");
  });

  it('are attributes again when the site allows them, in a warm build as in a cold one', async () => {
    const files = { 'docs/a.mdx': '# A\n\n<p style={{ color: "red" }}>x</p>\n' };
    const { root, page, file } = await buildSite(files);
    expect(prose(page('docs/a'))).toContain('<p class="s-');
    writeSite(root, { 'site.config.ts': configText('  csp: { styleAttributes: true },\n') });
    await build({ root });
    expect(prose(page('docs/a'))).toContain('<p style="color:red">x</p>');
    writeSite(root, { 'site.config.ts': configText() });
    await build({ root });
    const cold = await buildSite(files);
    expect(file('docs/a/index.html')).toBe(cold.file('docs/a/index.html'));
  });

  it('print numbers, prefixes and names as React does', async () => {
    const style =
      "{ marginTop: -2, lineHeight: 1.5, WebkitLineClamp: 3, msFlex: 1, zIndex: 0, '--gap': 4, opacity: null, width: '', color: ` red `, fontSize: undefined, top: false }";
    const styled = `# A\n\n<p style={${style}}>x</p>\n`;
    const { page, file } = await buildSite({ 'docs/a.mdx': styled });
    const { page: attributes } = await buildSite({
      'site.config.ts': configText('  csp: { styleAttributes: true },\n'),
      'docs/a.mdx': styled,
    });
    const [, sheet = ''] = /href="\/(assets\/content-[^"]+)"/.exec(page('docs/a')) ?? [];
    const [, printed = ''] = /<p style="([^"]*)">x/.exec(attributes('docs/a')) ?? [];
    expect(/\{(.*)\}/.exec(file(sheet) ?? '')?.[1]).toBe(printed);
    expect(printed).toBe('margin-top:-2px;line-height:1.5;-webkit-line-clamp:3;-ms-flex:1;z-index:0;--gap:4;color:red');
    expect(directive(attributes('docs/a'), 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'");
  });
});
