// Draws the terminal of someone who builds a site with a misspelled link, from what the program prints.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../bin/slodocs.js', import.meta.url));

const site = {
  // Dates from git would add a message about a folder without git.
  'site.config.ts':
    "export default { title: 'Nines', url: 'https://docs.nines.example', preset: { 'git-dates': false, search: false, twins: false } };\n",
  'docs/guide.md': '# Guide\n\nText.\n\nSee [install](./instal.md) first.\n',
  'docs/install.md': '# Install\n\nText.\n',
};

/** Legible on light and dark pages alike, because the picture brings its own background. Each has a contrast of 7:1 or more. */
const ground = '#17211f';
const text = '#d7e4e1';
const colors = { 31: '#ff9d94', 32: '#86e29b', 33: '#f0c66b', 34: '#8cc8ff', 36: '#74dcd8' };

const [size, lineHeight, padding, bar] = [14, 21, 20, 36];
/** The width of a character. `textLength` gives it to every monospaced font. */
const advance = 8.4;

/** A picture of all that is printed, and the text of the diagnostic. */
export async function drawTerminal() {
  const lines = (await printed()).trimEnd().split('\n').map(runsOf);
  const plain = lines.map((runs) => runs.map((run) => run.text).join('')).join('\n');
  return { picture: draw([[{ text: '$ npx slodocs build' }], [], ...lines]), diagnostic: `${plain.split('\n\n')[0]}\n` };
}

/** SVG without fonts: browsers take the monospaced font of the reader. */
function draw(lines) {
  const longest = Math.max(...lines.map((runs) => widthOf(runs)));
  const width = Math.ceil(longest * advance) + 2 * padding;
  const height = bar + lines.length * lineHeight + padding;
  const rows = lines.flatMap((runs, index) => (runs.length > 0 ? [row(runs, bar + (index + 1) * lineHeight - 6)] : []));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc">
<title id="title">A broken link, reported in a terminal</title>
<desc id="desc">slodocs build names the code of the problem, the file, the line and the column, marks the link, and suggests the name of a page that exists.</desc>
<style>
text { fill: ${text}; font: ${size}px ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace; white-space: pre }
.b { font-weight: bold }
${Object.entries(colors)
  .map(([code, color]) => `.c${code} { fill: ${color} }`)
  .join('\n')}
</style>
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10" fill="${ground}" stroke="#4d5f5b"/>
<g fill="#4d5f5b"><circle cx="22" cy="20" r="5.5"/><circle cx="40" cy="20" r="5.5"/><circle cx="58" cy="20" r="5.5"/></g>
${rows.join('\n')}
</svg>
`;
}

/** What a build of the site prints on a terminal with colors. */
async function printed() {
  const root = await mkdtemp(join(tmpdir(), 'slodocs-picture-'));
  try {
    for (const [path, content] of Object.entries(site)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
    // Output differs in CI.
    const env = { PATH: process.env['PATH'], FORCE_COLOR: '1' };
    const ended = await run(process.execPath, [program, 'build'], { cwd: root, env }).catch((failed) => failed);
    if (ended.code !== 1) throw new Error(`the build ended with ${ended.code ?? 0}, but the link is broken: ${ended.stderr}`);
    return ended.stdout;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** A line cut where its color or weight changes. */
function runsOf(line) {
  let [color, bold] = [undefined, false];
  return line.split(/(\x1b\[\d+m)/).flatMap((part) => {
    const [, code] = /^\x1b\[(\d+)m$/.exec(part) ?? [];
    if (code === undefined) return part === '' ? [] : [{ text: part, color, bold }];
    if (code === '1' || code === '22') bold = code === '1';
    else if (code === '39' || code in colors) color = code === '39' ? undefined : code;
    else throw new Error(`there is no way to draw the ANSI code ${code}`);
    return [];
  });
}

const widthOf = (runs) => runs.reduce((sum, run) => sum + run.text.length, 0);

function row(runs, y) {
  const spans = runs.map(({ text, color, bold }) => {
    const classes = [...(color ? [`c${color}`] : []), ...(bold ? ['b'] : [])].join(' ');
    return classes ? `<tspan class="${classes}">${escaped(text)}</tspan>` : escaped(text);
  });
  const length = Math.round(widthOf(runs) * advance * 10) / 10;
  return `<text x="${padding}" y="${y}" textLength="${length}" xml:space="preserve">${spans.join('')}</text>`;
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
