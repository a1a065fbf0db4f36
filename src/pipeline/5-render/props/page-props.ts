// Creates the page props for the theme from the values of the page's ingredients alone.
import { readingMinutes } from '#kit/printed-html';
import type { FrontMatter } from '#model/front-matter';
import type { OriginalLink } from '#model/i18n';
import type { JsonObject } from '#model/json';
import type { Crumb, LastUpdate, Neighbour } from '#model/page';
import { type PageAction, pageTools } from '#model/page-actions';
import type { LastUpdateProps, LinkProps, OriginalProps, PageActionProps, PageProps } from '#model/page-props';
import { joinPath, printRoute } from '#model/route';
import { isOutsideDocs } from '#model/source-file';
import { type Say, sayer } from '#model/strings/strings';
import { type TocSettings, tocLevels } from '#model/toc-levels';
import type { PageValues, SiteValues } from '../recipe/recipe.ts';
import { indexIn, markdownIn } from './head-links.ts';
import { prepareSite } from './site-props.ts';

export type PropsOf = (values: PageValues) => PageProps;

/** Prepares the parts that all pages share, so that each page adds only its own cost. */
export function preparePageProps(site: SiteValues): PropsOf {
  const { addresses } = site;
  const siteProps = prepareSite(site);
  const dates = datesIn(site.language);
  const say = sayer(site.language);
  const link = (target: Neighbour | Crumb): LinkProps => ({
    label: target.label,
    href: target.route ? printRoute(target.route, addresses) : null,
    ...(target.route?.elsewhere ? { lang: target.route.elsewhere.lang } : {}),
  });
  return (values) => {
    const { page, content, neighbours, sidebar, versions } = values;
    const own = page.kind === 'doc' ? page : undefined;
    const doc = own && content[0];
    const { frontMatter, hasOwnTitle = false } = doc?.document.facts ?? {};
    const isOfDocs = own !== undefined && !isOutsideDocs(own.docs);
    const actions = isOfDocs ? actionsOf(site, values.head, doc?.document.facts.words) : undefined;
    const showTitle = !own || (isOfDocs && !hasOwnTitle && frontMatter?.hide_title !== true);
    return {
      layout: page.layout,
      site: siteProps(values),
      title: page.title,
      description: page.description,
      href: printRoute(page.route, addresses),
      unlisted: page.unlisted,
      draft: frontMatter?.draft === true,
      version: versions.own ?? null,
      showTitle,
      ...(actions ? { actions } : {}),
      ...directiveOf(values.head, say),
      ...originalOf(values, say),
      ...(values.lead && showTitle ? { lead: values.lead } : {}),
      toc: (doc?.headings ?? [])
        .filter(({ id, depth }) => id !== '' && depth > 1)
        .map(({ depth, id, html, text, shownTo }) => ({ depth, id, html, text, ...(shownTo ? { shownTo } : {}) })),
      tocLevels: frontMatter ? levelsOf(frontMatter, site.contents) : null,
      sidebar: sidebar.entries ?? null,
      ...(sidebar.labels ? { sidebarLabels: sidebar.labels } : {}),
      sidebarHref: sidebar.tree === undefined ? null : joinPath(addresses.baseUrl, sidebar.tree),
      breadcrumbs: neighbours.breadcrumbs.map(link),
      previous: neighbours.previous ? link(neighbours.previous) : null,
      next: neighbours.next ? link(neighbours.next) : null,
      editHref: own?.editUrl ?? null,
      lastUpdate: lastUpdateProps(page.lastUpdate, dates, site.language.lang),
      tags: own ? own.tags.map(link) : [],
      category: own?.category ?? null,
      sections: values.sections,
      props: page.props ?? {},
      data: page.data as JsonObject,
    };
  };
}

/** `head` names the list of all pages where agents are told of it. */
function directiveOf(head: PageValues['head'], say: Say): Pick<PageProps, 'directive'> {
  const [index, twin] = [indexIn(head), markdownIn(head)];
  if (index === undefined) return {};
  return { directive: twin === undefined ? say('theme.twins.index', { index }) : say('theme.twins.directive', { twin, index }) };
}

function originalOf({ languages }: PageValues, say: Say): Pick<PageProps, 'original' | 'newer'> {
  const told = ({ url: _, ...link }: OriginalLink, name: 'missing' | 'stale'): OriginalProps => ({
    ...link,
    title: say(`theme.translation.${name}.title`),
    message: say(`theme.translation.${name}.message`),
  });
  return {
    ...(languages?.original ? { original: told(languages.original, 'missing') } : {}),
    ...(languages?.newer ? { newer: told(languages.newer, 'stale') } : {}),
  };
}

function levelsOf(frontMatter: FrontMatter, site: TocSettings | undefined): readonly [number, number] | null {
  if (frontMatter.hide_table_of_contents) return null;
  return tocLevels(frontMatter.toc_min_heading_level, frontMatter.toc_max_heading_level, site);
}

function lastUpdateProps(update: LastUpdate | undefined, dates: () => Intl.DateTimeFormat, lang: string): LastUpdateProps | null {
  const { date, author } = update ?? {};
  if (date === undefined && author === undefined) return null;
  return {
    dateTime: date ?? null,
    date: date === undefined ? null : dates().format(new Date(date)),
    author: typeof author === 'object' ? new Intl.ListFormat(lang).format(author) || null : (author ?? null),
  };
}

/** Formats `Jan 31, 2025` in UTC, the same on every machine. Created once, for the first page with a date. */
function datesIn({ lang, calendar }: SiteValues['language']): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC', calendar }));
}

/** `words` is undefined where the site tells no reading times. */
function actionsOf(
  site: SiteValues,
  head: PageValues['head'],
  words: number | undefined,
): readonly PageActionProps[] | undefined {
  const time = words ? [{ label: readingTime(words, site.language) }] : [];
  // Most sites ask for none.
  const offered = site.actions.length === 0 ? [] : offeredOf(site, head);
  return time.length + offered.length > 0 ? [...time, ...offered] : undefined;
}

function readingTime(words: number, language: SiteValues['language']): string {
  const count = Math.ceil(readingMinutes(words));
  return sayer(language)('theme.blog.post.readingTime.plurals', { count, readingTime: count });
}

/** `head` names the Markdown, whichever plugin makes it. */
function offeredOf({ actions, addresses, language }: SiteValues, head: PageValues['head']): readonly PageActionProps[] {
  const href = markdownIn(head);
  if (href === undefined) return [];
  const say = sayer(language);
  const url = new URL(href, addresses.url).href;
  const prompt = say('theme.docs.actions.prompt', { url });
  return actions.map((action: PageAction) => {
    if (action === 'copy') return { label: say('theme.docs.actions.copy'), href, copies: true };
    if (action === 'markdown') return { label: say('theme.docs.actions.markdown'), href };
    const tool = typeof action === 'string' ? pageTools[action] : action;
    const filled = tool.href.replaceAll('{url}', encodeURIComponent(url)).replaceAll('{prompt}', encodeURIComponent(prompt));
    return { label: say('theme.docs.actions.open', { tool: tool.label }), href: filled };
  });
}
