import { test } from 'vitest';
import { openSite } from '#session/open-session';
import { requestOf } from '#assembly/request';
import { lazySink } from '#output/lazy-sink';
test('measure', async () => {
  const root = '/tmp/h-mcp';
  const t0 = performance.now();
  const lap = (name: string) => { console.log(name, Math.round(performance.now() - t0), 'ms', Math.round(process.memoryUsage().rss/1e6)); };
  const s = await openSite(() => requestOf({ root }, true));
  lap('opened');
  const first = await s.page('/glossary'); lap('page 1 ' + (first?.page.derived('twins/twin') as any).markdown.length + ' unparsed ' + first?.unparsed);
  const sink = lazySink();
  let run = await s.build(sink); lap('build ' + run.diagnostics.length);
  run = await s.build(sink); lap('build again');
  const b = await sink.read('glossary.md'); lap('twin ' + b?.length);
  await s.page('/faq'); lap('page faq');
  await s.page('/tags'); lap('page tags');
  for (let i = 0; i < 3; i++) {
  await s.render(() => true, async (context, build) => {
    lap('  rendered');
    const plugin = context.config.plugins.findLast(({ search }) => search)!;
    const a = await context.hooks.find(plugin, build, { text: 'error budget', version: undefined, limit: 5 } as any);
    lap('  found ' + (a as any).hits.length);
    const b = await context.hooks.find(plugin, build, { text: 'sliding window', version: undefined, limit: 5 } as any);
    lap('  found ' + (b as any).hits.length);
  });
  }
  const r = await s.resolve(); lap('resolve');
  const obs = r!.context.files.observed(); lap('observed ' + obs.length);
  const kinds: any = {}; for (const [[k]] of obs) kinds[k] = (kinds[k] ?? 0) + 1; console.log(kinds);
  console.log(obs.filter(([[k]]) => k === 'glob').map(([[, g]]) => g).slice(0, 30), obs.filter(([[k]]) => k === 'list').length);
  await s.update(['content/glossary.md']); lap('updated');
  await s.build(sink); lap('build after update');
  await s.close(); lap('closed');
}, 300000);
