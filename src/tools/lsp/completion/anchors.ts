// Completes the anchor of a link: the headings and ids of the page that it leads to.
import { splitSiteAddress } from '#model/linked-site';
import { pageOfAddress } from '../source-files.ts';
import { type Answer, type Asked, type Completer, nothing } from './asked.ts';
import type { Choice } from './choices.ts';

export const anchors: Completer<'anchor'> = ({ before }, asked) => {
  const { site, file } = asked;
  if (splitSiteAddress(before)) return anchorsOfLinked(before, asked);
  const page = pageOfAddress(site, file, before);
  if (!page) return before === '' ? anchorsOfPartial(asked) : nothing;
  const headings = site.headingsOf(page);
  const ids = page.kind === 'listing' ? (page.ids ?? []) : page.document.facts.ids;
  return {
    choices: [...headings.flatMap(toChoice), ...ids.map((id): Choice => ({ label: id, kind: 'section', far: 1 }))],
    isSearch: true,
  };
};

function anchorsOfPartial({ site, file }: Asked): Answer {
  const { outline = [], ids = [] } = site.documents.get(file)?.facts ?? {};
  const headings = outline.flatMap((one) => (one.kind === 'heading' ? toChoice(one) : []));
  return { choices: [...headings, ...ids.map((id): Choice => ({ label: id, kind: 'section', far: 1 }))] };
}

function toChoice({
  id,
  text,
  depth,
}: {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}): readonly Choice[] {
  return id === '' ? [] : [{ label: id, kind: 'section', detail: `${'#'.repeat(depth)} ${text}`, also: [text] }];
}

function anchorsOfLinked(before: string, { vocabulary }: Asked): Answer {
  const { name, rest } = splitSiteAddress(before) ?? { name: '', rest: '' };
  const pages = vocabulary.linked.find((one) => one.name === name)?.index?.pages ?? {};
  const ids = Object.entries(pages).find(([path]) => path.replace(/^\/|\/$/g, '') === rest.replace(/\/$/, ''))?.[1];
  return { choices: (ids ?? []).map((id) => ({ label: id, kind: 'section' })) };
}
