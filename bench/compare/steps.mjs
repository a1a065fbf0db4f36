// Measures the steps of one generator: builds, the development server, and the weight of a page.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveCompressed } from '../compressing-server.mjs';
import { articleShows, freePort, now, openWhenServed, startServer } from '../dev-server.mjs';
import { measureCommand, median, untilIdle } from '../measure.mjs';
import { wireBytes } from '../page-costs.mjs';
import { setAside } from './install.mjs';

/** In milliseconds: a page or an edit that does not show by then fails. */
const patience = { start: 600_000, edit: 60_000 };
const editsPerRun = 5;

/** No generator looks for updates of itself or sends statistics while it is measured. */
const env = {
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  NO_COLOR: '1',
};

/** Gives functions that measure a generator, whose site is in `root`. */
export function stepsOf(generator, { node, aside, page, browser }) {
  const { root } = generator;
  const command = (args) => (generator.program ? [generator.program, ...args] : [node, ...args]);
  const source = join(root, generator.source(page.path));
  const clean = () => setAside(root, [generator.output, ...generator.caches], aside);
  const build = () => measureCommand(command(generator.build), { cwd: root, env });

  /** From the start to the article of a page, in seconds; then runs `use` with the open page. */
  async function serve(use = async () => undefined) {
    const port = await freePort();
    const tab = await browser.newPage();
    const server = startServer(command(generator.dev(port)), { cwd: root, env });
    try {
      const url = `http://127.0.0.1:${port}${generator.address(page.path)}`;
      const shown = await openWhenServed(tab, server, url, page.says, patience.start);
      await use(tab, server);
      return { seconds: (shown - server.begun) / 1000 };
    } finally {
      await tab.close();
      await server.stop();
    }
  }

  /** The median of several edits, from the saved file to the changed article. */
  async function edits(tab, server, run) {
    await untilIdle(server.pid);
    const text = await readFile(source, 'utf8');
    const times = [];
    for (let n = 0; n < editsPerRun; n++) {
      const word = `edit${run}x${n}`;
      const saved = now();
      await writeFile(source, `${text}\n${word}\n`);
      times.push((await articleShows(tab, word, patience.edit)) - saved);
      await untilIdle(server.pid);
    }
    await writeFile(source, text);
    await untilIdle(server.pid);
    return { seconds: median(times) / 1000 };
  }

  return {
    async cold() {
      await clean();
      return { cold: await build() };
    },
    async languages() {
      await clean();
      return { languages: await build() };
    },
    unchanged: async () => ({ unchanged: await build() }),
    async edit(run) {
      await writeFile(source, `${await readFile(source, 'utf8')}\nAnother sentence, number ${run}.\n`);
      return { edit: await build() };
    },
    async dev(run) {
      await clean();
      const measured = {};
      measured['first start'] = await serve((_, server) => untilIdle(server.pid));
      measured['later start'] = await serve(async (tab, server) => {
        measured['shown edit'] = await edits(tab, server, run);
      });
      return measured;
    },
    async weight() {
      if (!existsSync(join(root, generator.output))) await build();
      const site = await serveCompressed(join(root, generator.output));
      try {
        return { weight: await wireBytes(browser, site.origin + generator.address(page.path)) };
      } finally {
        await site.close();
      }
    },
  };
}
