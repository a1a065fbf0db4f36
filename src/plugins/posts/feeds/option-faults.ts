// What is wrong with the options of feeds. What cannot be is left at its default.
import { isLanguage, isLimit } from './feed.ts';
import { isFormat } from './formats.ts';
import type { FeedOptions } from './source.ts';

export interface FeedFault {
  readonly option: string;
  /** What it must be. */
  readonly wanted: string;
  readonly help: string;
}

const known = ['type', 'title', 'description', 'copyright', 'language', 'limit', 'content', 'stylesheet'];

export function* feedFaults(options: FeedOptions): Iterable<FeedFault> {
  const { type = 'all', limit = 1, content = 'full', language = 'en', stylesheet = true } = options;
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) yield { ...fault(name), wanted: 'left out', help: `Feeds know ${known.map(quote).join(', ')}.` };
  }
  for (const name of ['title', 'description', 'copyright'] as const) {
    if (typeof (options[name] ?? '') !== 'string') yield { ...fault(name), wanted: 'a text', help: 'Write it between quotes.' };
  }
  if (type !== 'all' && type !== null && ![type].flat().every(isFormat)) {
    const help = 'Without it there are RSS and Atom.';
    yield { ...fault('type'), wanted: "'rss', 'atom', 'json', a list of them, 'all', or null for none", help };
  }
  if (limit !== null && limit !== false && !isLimit(limit)) {
    const help = 'Write `null` for all posts. A site without feeds says `type: null`.';
    yield { ...fault('limit'), wanted: 'a whole number from 1 on, or null', help };
  }
  if (content !== 'full' && content !== 'description') {
    const help = 'Write `full` for posts as a whole, `description` for what stands in their front matter or their first line.';
    yield { ...fault('content'), wanted: "'full' or 'description'", help };
  }
  if (!isLanguage(language)) {
    yield { ...fault('language'), wanted: 'the tag of a language', help: 'Such as `en`, `de` or `pt-BR`.' };
  }
  if (typeof stylesheet !== 'boolean') {
    const help = 'Write `false` for feeds without the stylesheet that browsers show them by.';
    yield { ...fault('stylesheet'), wanted: 'true or false', help };
  }
}

function fault(name: string): Pick<FeedFault, 'option'> {
  return { option: `feedOptions.${name}` };
}

function quote(name: string): string {
  return `\`${name}\``;
}
