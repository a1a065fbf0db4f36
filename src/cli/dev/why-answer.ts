// Answers why a page was rendered again, as JSON for its badge and for programs.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevSite, WhyRendered } from '#model/dev';
import type { ShownReasons } from '#model/dev-page';
import { because } from '../printers/why-reasons.ts';
import { refuse } from '../serve/refuse.ts';
import { pathOf } from '../serve/request-path.ts';

export async function sendWhy(site: DevSite, { url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('path') ?? '';
  const path = pathOf({ url: encodeURI(asked) });
  const why = path === undefined ? undefined : await site.why(path);
  if (path === undefined) refuse(response, 400, 'Name a page by its address: `?path=/docs/intro`.');
  else if (!why) refuse(response, 404, 'This page was not shown since the server was started.');
  else {
    response.writeHead(200, { 'Content-Type': 'application/json;charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(`${JSON.stringify(shownReasons(why), null, 2)}\n`);
  }
}

function shownReasons({ path, states, changes }: WhyRendered): ShownReasons {
  if (states === 1) return { version: 1, path, states, summary: 'shown once, and not rendered again since', reasons: [] };
  const reasons = changes.map(({ ingredient, parts }) => ({ ingredient, because: because([ingredient]), parts }));
  const summary =
    changes.length === 0
      ? `rendered because ${because(['files'])}, or ${because(['answers'])}`
      : `rendered because ${because(changes.map(({ ingredient }) => ingredient))}`;
  return { version: 1, path, states, summary, reasons };
}
