// Follows the development server: updates the page when the site has changed, and shows its faults.
import { type ShownPage, shownEvent, updateEvent } from '#model/dev-page';
import { createPageCheck, type PageCheckOptions } from './audit/page-check.ts';
import { createBadge } from './badge.ts';
import { element } from './element.ts';
import { followEdits } from './follow-edits.ts';
import { collectErrors } from './page-errors.ts';
import { hearServer } from './server-news.ts';
import { tellWhyRendered } from './why-rendered.ts';

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

/** Undefined where this browser may only look. */
const token = metaOf('slodocs-token')?.content;
const mayAct = token !== undefined;

const act = async (name: string, body: unknown): Promise<boolean> => {
  const headers = { 'Content-Type': 'application/json', 'X-Slodocs-Token': token ?? '' };
  const response = await fetch(`/__slodocs/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.ok;
};

const page: PageCheckOptions = {
  source: () => metaOf('slodocs-source')?.content,
  open: mayAct ? ({ file, line, column }) => act('open', { file, line, column }) : undefined,
};
const check = createPageCheck(page);
const follower = followEdits(metaOf('slodocs-follow') !== null);
const why = tellWhyRendered();
const badge = createBadge({
  ...page,
  isBroken: () => metaOf('slodocs-broken') !== null,
  fix: mayAct ? ({ id }) => act('fix', { id }) : undefined,
  tools: [element('div', { className: 'tools' }, check.button, follower.button, why.button), why.results, check.results],
});
const errors = collectErrors({
  send: async (report) => mayAct && act('report', report),
  isListed: badge.listsErrors,
  reload: badge.reload,
});

document.addEventListener(shownEvent, (event) => {
  const { detail } = event as CustomEvent<ShownPage>;
  badge.shown();
  errors.shown(detail);
  check.shown(detail);
  follower.shown(detail);
  why.shown(detail);
});

const update = (): void => {
  // A page whose scripts do not run yet is loaded as a whole.
  if (document.dispatchEvent(new CustomEvent(updateEvent, { cancelable: true }))) location.reload();
};

const run = metaOf('slodocs-run')?.content ?? '';
let shown = Number(metaOf('slodocs-edition')?.content);

hearServer(run, (news) => {
  if (news.name === 'lost') return badge.lost();
  badge.found();
  if (news.name === 'faults') {
    badge.show(news.data);
    return errors.heard();
  }
  // Another run of the server may have another token, and other pages.
  if (news.data.run !== run) return badge.reload();
  // What was edited before the stream began was told to nobody.
  if (news.data.edition === shown) return;
  shown = news.data.edition;
  update();
});
