// Prints the list of a site's twins: as one file, or where that would be too long for agents as one of sections with files of their own.
import { slug } from 'github-slugger';
import { encodePath, joinPath, routeKey, type Settings, shorten } from 'slodocs/kit';
import { escapeAddress, escapeText } from '../markdown/escape.ts';
import { oneLine, type Twin, twinAddress } from '../twin.ts';
import type { Section } from './sections.ts';

export interface ListHead {
  readonly title: string;
  readonly description: string;
  readonly settings: Settings;
  /** Whether entries tell how long their twins are. */
  readonly tokens: boolean;
  /** Names the list of all pages, in the lists of sections. */
  readonly leadsUp: string;
}

export interface PrintedList {
  /** Relative to the output folder. */
  readonly path: string;
  readonly text: string;
}

/** In characters: what agents read at once, by the Agent-Friendly Documentation Spec. */
const most = 50_000;

/** So few entries cost less than another request. */
const few = 5;

export function printLists(sections: readonly Section[], head: ListHead): readonly PrintedList[] {
  const printed = sections.map((section) => ({ ...section, entries: section.twins.map((twin) => printEntry(twin, head)) }));
  const whole = printRoot(printed, head);
  if (whole.length <= most) return [{ path: 'llms.txt', text: whole }];
  const isShort =
    printRoot(
      printed.filter(({ entries }) => entries.length <= few),
      head,
    ).length <=
    most / 2;
  const folders = foldersOf(printed);
  const files: PrintedList[] = [];
  const shown = printed.map((section) => {
    if (isShort && section.entries.length <= few) return section;
    const parts = partsOf(section, folders.get(section) ?? '', head);
    files.push(...parts);
    return { ...section, entries: parts.map((part) => printLink(part, head)) };
  });
  return [{ path: 'llms.txt', text: printRoot(shown, head) }, ...files];
}

interface PrintedSection extends Section {
  readonly entries: readonly string[];
}

function printRoot(sections: readonly Pick<PrintedSection, 'label' | 'entries'>[], { title, description }: ListHead): string {
  const about = description === '' ? '' : `\n> ${description}\n`;
  return `# ${title}\n${about}${sections.map(({ label, entries }) => `\n## ${oneLine(label)}\n\n${entries.join('')}`).join('')}`;
}

interface Part extends PrintedList {
  readonly label: string;
  /** The titles of its pages. */
  readonly titles: readonly string[];
}

/** Divides a section that is too long for one file. */
function partsOf(section: PrintedSection, folder: string, { title, leadsUp }: ListHead): readonly Part[] {
  const label = oneLine(section.label);
  const head = `# ${title}: ${label}\n\n> ${leadsUp}\n\n## ${label}\n\n`;
  const parts: { text: string; titles: string[] }[] = [];
  section.entries.forEach((entry, index) => {
    const last = parts.at(-1);
    const name = oneLine(section.twins[index]?.rendered.page.title ?? '');
    if (!last || last.text.length + entry.length > most) parts.push({ text: head + entry, titles: [name] });
    else {
      last.text += entry;
      last.titles.push(name);
    }
  });
  return parts.map((part, index) => ({
    ...part,
    path: `${folder}/llms${index === 0 ? '' : `-${index + 1}`}.txt`,
    label: parts.length === 1 ? label : `${label} (${index + 1}/${parts.length})`,
  }));
}

/** In characters, of the titles that say what a file lists. */
const mostTitles = 200;

function printLink({ path, label, titles }: Part, { settings }: ListHead): string {
  const address = `${settings.url}${joinPath(settings.baseUrl, encodePath(path))}`;
  return printItem(label, address, shorten(titles.join(', '), mostTitles));
}

function printEntry(twin: Twin, { settings, tokens }: ListHead): string {
  const { title, description, route } = twin.rendered.page;
  const length = tokens ? ` (~${tokensOf(twin.print())} tokens)` : '';
  return printItem(oneLine(title), `${settings.url}${twinAddress(route.path, settings)}`, oneLine(description), length);
}

function printItem(label: string, address: string, description: string, length = ''): string {
  const words = escapeText(label, { inLink: true, beforeLink: false, first: false });
  const said = escapeText(description, { inLink: false, beforeLink: false, first: false });
  return `- [${words}](${escapeAddress(address)})${length}${said === '' ? '' : `: ${said}`}\n`;
}

/** The folder that all pages of a section share, or one of its label where they share none, or another section has it. */
function foldersOf(sections: readonly Section[]): ReadonlyMap<Section, string> {
  const taken = new Set(['']);
  return new Map(
    sections.map((section) => {
      const named = slug(oneLine(section.label)) || 'llms';
      const wanted = [sharedFolder(section), named, ...sections.map((_, index) => `${named}-${index + 2}`)];
      const folder = wanted.find((one) => !taken.has(one)) ?? '';
      taken.add(folder);
      return [section, folder];
    }),
  );
}

function sharedFolder({ twins }: Section): string {
  const [first = [], ...rest] = twins.map(({ rendered }) => routeKey(rendered.page.route.path).split('/').slice(1));
  const end = first.findIndex((part, index) => rest.some((other) => other[index] !== part));
  return (end === -1 ? first : first.slice(0, end)).join('/');
}

/** East Asian signs, of which a token holds about one. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** A token for each four characters, and for each East Asian sign; rounded to two digits, since tokenizers differ by more. */
function tokensOf(text: string): number {
  const signs = text.match(dense)?.length ?? 0;
  return Number(Math.ceil(signs + (text.length - signs) / 4).toPrecision(2));
}
