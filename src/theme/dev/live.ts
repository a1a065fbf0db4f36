// Follows the development server: updates the page when the site has changed, and shows its faults.
import { type ShownFaults, type ShownPage, shownEvent, updateEvent } from '#model/dev-page';
import { createPageCheck, type PageCheckOptions } from './audit/page-check.ts';
import { createBadge } from './badge.ts';
import { element } from './element.ts';
import { followEdits } from './follow-edits.ts';
import { collectErrors } from './page-errors.ts';
import { tellWhyRendered } from './why-rendered.ts';

const token = document.querySelector<HTMLMetaElement>('meta[name="slodocs-token"]')?.content ?? '';

const act = async (name: string, body: unknown): Promise<boolean> => {
  const headers = { 'Content-Type': 'application/json', 'X-Slodocs-Token': token };
  const response = await fetch(`/__slodocs/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.ok;
};

const page: PageCheckOptions = {
  source: () => document.querySelector<HTMLMetaElement>('meta[name="slodocs-source"]')?.content,
  open: ({ file, line, column }) => act('open', { file, line, column }),
};
const check = createPageCheck(page);
const follower = followEdits(document.querySelector('meta[name="slodocs-follow"]') !== null);
const why = tellWhyRendered();
const badge = createBadge({
  ...page,
  fix: ({ id }) => act('fix', { id }),
  tools: [element('div', { className: 'tools' }, check.button, follower.button, why.button), why.results, check.results],
});
const errors = collectErrors({ send: (report) => act('report', report), isListed: badge.listsErrors, reload: badge.reload });

document.addEventListener(shownEvent, (event) => {
  const { detail } = event as CustomEvent<ShownPage>;
  errors.shown(detail);
  check.shown(detail);
  follower.shown(detail);
  why.shown(detail);
});

const update = (): void => {
  // A page whose scripts do not run yet is loaded as a whole.
  if (document.dispatchEvent(new CustomEvent(updateEvent, { cancelable: true }))) location.reload();
};

const edition = document.querySelector<HTMLMetaElement>('meta[name="slodocs-edition"]')?.content;

const events = new EventSource('/__slodocs/events');
let wasLost = false;
// What was edited before this stream began was told to nobody.
events.addEventListener('state', ({ data }) => {
  if (String(JSON.parse(data as string)) !== edition) update();
});
events.addEventListener('changed', update);
events.addEventListener('faults', ({ data }) => badge.show(JSON.parse(data as string) as ShownFaults));
events.addEventListener('bye', () => badge.lost());
events.onerror = () => {
  wasLost = true;
  badge.lost();
};
events.onopen = () => {
  badge.found();
  // Another server may have another token, and other pages.
  if (wasLost) location.reload();
};
