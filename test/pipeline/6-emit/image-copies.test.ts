// Images in smaller copies, made by the real encoder: `SLODOCS_PEERS=…/node_modules` names where it is installed.
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { type BuildResult, build } from '#index';
import { peerFolder } from '../../installed-peer.ts';
import { deepTest } from '../../property-runs.ts';
import { configText, prose, temporarySite } from '../built-site.ts';

const peers = peerFolder('sharp');
if (peers === undefined) console.warn('smaller copies of images are not tried: "sharp" is not installed');

/** A gradient, as PNG: `sharp` itself is asked for the other formats. */
function gradient(width: number, height: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width * 3 }, (_, x) => (x + y) >> 4)]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([start, ...chunks]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function siteWith(files: Readonly<Record<string, string>>, config = ''): string {
  const root = temporarySite({ 'site.config.ts': configText(config), ...files });
  symlinkSync(peers as string, join(root, 'node_modules'));
  writeFileSync(join(root, 'docs/wide.png'), gradient(1100, 300));
  return root;
}

/** Made ready in place of a photograph. */
async function convert(root: string, name: string, how: (image: Converter) => Converter): Promise<void> {
  const sharp = createRequire(join(peers as string, 'sharp/package.json'))('sharp') as (bytes: Buffer) => Converter;
  writeFileSync(join(root, 'docs', name), await how(sharp(gradient(600, 200))).toBuffer());
}

interface Converter {
  jpeg(): Converter;
  withMetadata(options: { orientation: number }): Converter;
  toBuffer(): Promise<Buffer>;
}

const images = ({ outDir }: BuildResult): Record<string, Buffer> => {
  const names = readdirSync(join(outDir, 'assets')).filter((name) => /\.(?:avif|webp)$/.test(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(outDir, 'assets', name))]));
};

const sizes = (result: BuildResult): string[] =>
  Object.values(images(result))
    .map((bytes) => imageSize(bytes))
    .map(({ type, width, height }) => `${type} ${width}x${height}`)
    .sort();

describe.skipIf(peers === undefined)('an image', () => {
  const page = '# Guide\n\n![Wide](./wide.png)\n';

  it('is shown by the smallest copy that fits, and is its own fallback', async () => {
    const root = siteWith({ 'docs/guide.md': page });
    const result = await build({ root });
    expect(result.diagnostics).toEqual([]);
    const html = prose(readFileSync(join(result.outDir, 'docs/guide/index.html'), 'utf8'));
    const shown = html.replace(/-[0-9a-f]{8}\./g, '-#.');
    const sources = ['avif', 'webp'].map(
      (format) =>
        `<source type="image/${format}" srcset="/assets/wide-#.${format} 480w,/assets/wide-#.${format} 960w,/assets/wide-#.${format} 1100w" sizes="(max-width:736px) 100vw,736px">`,
    );
    expect(shown).toContain(
      `<p><picture>${sources.join('')}<img src="/assets/wide-#.png" alt="Wide" width="1100" height="300" loading="eager"></picture></p>`,
    );
    expect(sizes(result)).toEqual(
      ['avif', 'webp'].flatMap((type) => [`${type} 1100x300`, `${type} 480x131`, `${type} 960x262`]).sort(),
    );
  });

  it('in other formats is rendered anew, with the pages that show such images alone', async () => {
    const formats = (...names: readonly string[]): string => configText(`  images: { formats: ${JSON.stringify(names)} },\n`);
    const root = siteWith({ 'site.config.ts': formats('webp'), 'docs/guide.md': page, 'docs/plain.md': '# Plain\n' });
    expect((await build({ root })).work.rendered).toEqual(['/404', '/docs/guide', '/docs/plain']);
    writeFileSync(join(root, 'site.config.ts'), formats('avif', 'webp'));
    expect((await build({ root })).work.rendered).toEqual(['/docs/guide']);
  });

  deepTest('is encoded once: an edit, a lost output and a second run alone write the same bytes', async () => {
    const root = siteWith({ 'docs/guide.md': page });
    const first = images(await build({ root }));
    expect(images(await build({ root, outDir: join(root, 'other'), cache: false, concurrency: 4 }))).toEqual(first);
    // Whoever encodes now finds nothing to encode with.
    const version = readFileSync(join(peers as string, 'sharp/package.json'));
    rmSync(join(root, 'node_modules'));
    mkdirSync(join(root, 'node_modules/sharp'), { recursive: true });
    writeFileSync(join(root, 'node_modules/sharp/package.json'), version);
    writeFileSync(join(root, 'docs/guide.md'), `${page}\nMore.\n`);
    const edited = await build({ root });
    expect(edited.diagnostics).toEqual([]);
    // The page, and its twin in Markdown.
    expect(edited.work.written).toBe(2);
    rmSync(join(root, 'build'), { recursive: true });
    expect(images(await build({ root }))).toEqual(first);
  });

  it('is made as the config says', async () => {
    const root = siteWith({ 'docs/guide.md': page }, "  images: { formats: ['webp'], widths: [600], quality: { webp: 20 } },\n");
    const result = await build({ root });
    expect(result.diagnostics).toEqual([]);
    expect(sizes(result)).toEqual(['webp 600x164']);
    writeFileSync(join(root, 'site.config.ts'), configText('  images: false,\n'));
    const without = await build({ root });
    expect(sizes(without)).toEqual([]);
    expect(readFileSync(join(without.outDir, 'docs/guide/index.html'), 'utf8')).not.toContain('<picture');
  });

  it('that a camera took upright stays upright, and has the width that its author gives it', async () => {
    const root = siteWith({ 'docs/guide.md': '# Guide\n\n<img src="./upright.jpg" alt="Upright" width="120" />\n' });
    await convert(root, 'upright.jpg', (image) => image.withMetadata({ orientation: 6 }).jpeg());
    const result = await build({ root });
    expect(result.diagnostics).toEqual([]);
    expect(sizes(result)).toEqual(['avif 200x600', 'webp 200x600']);
    const html = readFileSync(join(result.outDir, 'docs/guide/index.html'), 'utf8');
    expect(html).toMatch(/<picture><source type="image\/avif" srcset="\/assets\/upright-\w+\.avif"><source/);
    expect(html).toContain('alt="Upright" width="120"');
  });

  it('that ends too early is shown as it is, and said to be damaged', async () => {
    const root = siteWith({ 'docs/guide.md': '# Guide\n\n![Cut](./cut.jpg)\n' });
    await convert(root, 'cut.jpg', (image) => image.jpeg());
    const whole = readFileSync(join(root, 'docs/cut.jpg'));
    writeFileSync(join(root, 'docs/cut.jpg'), whole.subarray(0, whole.length / 2));
    for (const run of ['cold', 'warm']) {
      const { diagnostics, outDir } = await build({ root, cache: run === 'warm' });
      expect(diagnostics.map(({ code, message, place }) => [code, message, place?.start.line])).toEqual([
        ['resolve/damaged-image', 'cannot make smaller copies of "./cut.jpg": premature end of JPEG image', 3],
      ]);
      expect(readFileSync(join(outDir, 'docs/guide/index.html'), 'utf8')).not.toContain('<picture');
    }
  });

  it('of a page that code is part of gets copies, but not in a picture of its author', async () => {
    const own = '<picture><source srcSet="/x.png" type="image/png" /><img src="./wide.png" alt="Own" /></picture>';
    const text = `import wide from './wide.png';\nimport Part from './_part.md';\n\n# Guide {1 + 1}\n\n<img src={wide} alt="By code" />\n\n${own}\n\n<Part />\n`;
    const root = siteWith({ 'docs/guide.mdx': text, 'docs/_part.md': '![In a part](./wide.png)\n', 'static/x.png': '' });
    const result = await build({ root });
    expect(result.diagnostics).toEqual([]);
    const html = readFileSync(join(result.outDir, 'docs/guide/index.html'), 'utf8');
    const pictures = html.match(/<picture>.*?<\/picture>/g) ?? [];
    expect(pictures.map((picture) => [/alt="(.*?)"/.exec(picture)?.[1], picture.match(/<source/g)?.length])).toEqual([
      ['By code', 2],
      ['Own', 1],
      ['In a part', 2],
    ]);
  });

  it('that a figure names, or JSX in code, gets copies and keeps its width', async () => {
    const figure = '<Figure src="./wide.png" alt="Figure" width="300" caption="Wide" />';
    const hero = '<Hero title="Guide" picture={<img src="./wide.png" alt="Hero" width="240" />}>Words</Hero>';
    const counter =
      'import { useState } from \'react\';\n\nexport function Counter() {\n  const [n, set] = useState(0);\n  return <button onClick={() => set(n + 1)}>{n}<img src="./wide.png" alt="Live" /></button>;\n}\n\n# Live\n\n<Counter />\n';
    const root = siteWith({ 'docs/guide.mdx': `${hero}\n\n${figure}\n`, 'docs/live.mdx': counter });
    const result = await build({ root });
    expect(result.diagnostics).toEqual([]);
    const picturesOf = (page: string): unknown[] => {
      const html = readFileSync(join(result.outDir, 'docs', page, 'index.html'), 'utf8');
      const pictures = html.match(/<picture>.*?<\/picture>/g) ?? [];
      return pictures.map((one) => [/alt="(.*?)"/.exec(one)?.[1], /width="(.*?)"/.exec(one)?.[1], one.match(/<source/g)?.length]);
    };
    expect(picturesOf('guide')).toEqual([
      ['Hero', '240', 2],
      ['Figure', '300', 2],
    ]);
    expect(picturesOf('live')).toEqual([['Live', '1100', 2]]);
  });
});
