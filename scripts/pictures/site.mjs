// Takes pictures of a page of a new site in Chromium, in light and in dark mode.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const program = join(root, 'bin/slodocs.js');
const page = 'docs/features/code/';
/** Wide enough for the sidebar, and not wider than the text beside it. */
const view = { width: 1120, height: 780 };
const scale = 1.5;
/** The picture needs an edge on a page of its own color. */
const edges = { light: '#c3d0cd', dark: '#3d4c49' };

/** The bytes of each picture in WebP, by mode. */
export async function pictureSite() {
  const folder = await mkdtemp(join(tmpdir(), 'slodocs-picture-'));
  try {
    await run(process.execPath, [program, 'init', folder, '--template', 'full', '--title', 'Rooms', '--yes']);
    const config = join(folder, 'site.config.ts');
    const text = await readFile(config, 'utf8');
    // The fonts of a system differ from machine to machine.
    await writeFile(config, text.replace(/^ {2}theme: \{$/m, "$&\n    fonts: 'inter',"));
    await run(process.execPath, [program, 'build', folder]);
    return await served(folder, (address) => picture(new URL(page, address).href));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function served(folder, work) {
  const server = spawn(process.execPath, [program, 'serve', folder, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const said = await new Promise((resolve) => server.stdout.once('data', (chunk) => resolve(String(chunk))));
    return await work(/http:\/\/\S+/.exec(said)?.[0]);
  } finally {
    server.kill();
  }
}

async function picture(address) {
  const found = execFileSync(process.execPath, [join(root, 'scripts/find-chromium.mjs')], { encoding: 'utf8' });
  const [, executablePath] = /^found (\S+)/.exec(found) ?? [];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const pictures = {};
    for (const [colorScheme, edge] of Object.entries(edges)) {
      const context = await browser.newContext({
        viewport: view,
        deviceScaleFactor: scale,
        colorScheme,
        reducedMotion: 'reduce',
      });
      const window = await context.newPage();
      await window.goto(address, { waitUntil: 'networkidle' });
      // Leaves out the space of the scrollbar.
      const gutter = await window.evaluate('innerWidth - document.body.clientWidth');
      await window.setViewportSize({ ...view, width: view.width + gutter });
      await window.evaluate('document.fonts.ready');
      pictures[colorScheme] = await framed(await window.screenshot({ clip: { x: 0, y: 0, ...view } }), edge);
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

/** With round corners and an edge. */
function framed(screenshot, edge) {
  const [width, height] = [view.width * scale, view.height * scale];
  const drawing = (attributes) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="15" ${attributes}/></svg>`,
    );
  return sharp(screenshot)
    .composite([
      { input: drawing('fill="#fff" stroke="#fff" stroke-width="2"'), blend: 'dest-in' },
      { input: drawing(`fill="none" stroke="${edge}" stroke-width="2"`) },
    ])
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
}
