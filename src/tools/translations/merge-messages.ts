// Merges the labels of a site into a file of translations, which keeps what is translated.
import { type AskedLabel, describeLabel, isUntranslated, type MessageEntry } from '#model/label';
import { compareText } from '#model/place';
import type { ExtractedFile } from './translations.ts';

export type MessageEntries = Readonly<Record<string, MessageEntry>>;

export interface Merged extends Pick<ExtractedFile, 'added' | 'outdated' | 'unread'> {
  /** Sorted by key: a moved label changes no line, and labels that two branches add are seldom at the same place. */
  readonly entries: MessageEntries;
  readonly labels: number;
  readonly untranslated: number;
}

export function mergeMessages(existing: MessageEntries, labels: readonly AskedLabel[]): Merged {
  const owners = ownersOf(labels);
  const read = new Set(owners.keys());
  const entries = new Map(Object.entries(existing));
  const wanted = labels.filter(({ shown, text }) => text !== undefined && shown !== undefined && shown !== '');
  const added: string[] = [];
  const outdated: ExtractedFile['outdated'][number][] = [];
  let untranslated = 0;
  for (const label of wanted) {
    const original = label.shown ?? '';
    const key = keyIn(existing, label, owners);
    const old = existing[key];
    if (!old) added.push(key);
    const isNew = !old || isUntranslated(old) || old.message === original;
    if (isNew) untranslated++;
    else if (old.description?.startsWith(describeLabel(label.what, '')) === true) {
      const before = old.description.slice(describeLabel(label.what, '').length);
      if (before !== original) outdated.push({ key, before, after: original });
    }
    // A text that is its own key says what it was by the key.
    const description = key === original ? label.what || old?.description : describeLabel(label.what, original);
    entries.set(key, { message: isNew ? original : old.message, ...(description === undefined ? {} : { description }) });
  }
  const sorted = [...entries].sort(([a], [b]) => compareText(a, b));
  return {
    entries: Object.fromEntries(sorted),
    added: added.sort(compareText),
    outdated: outdated.sort((a, b) => compareText(a.key, b.key)),
    unread: Object.keys(existing).filter((key) => !read.has(key)),
    labels: wanted.length,
    untranslated,
  };
}

/** The labels that each key may be of. */
type Owners = ReadonlyMap<string, readonly AskedLabel[]>;

function ownersOf(labels: readonly AskedLabel[]): Owners {
  const owners = new Map<string, AskedLabel[]>();
  for (const label of labels) {
    for (const key of label.keys) {
      const known = owners.get(key);
      if (known) known.push(label);
      else owners.set(key, [label]);
    }
  }
  return owners;
}

/** The key that has the translation now, unless it is also that of a label that says something else; or that of a new one. */
function keyIn(existing: MessageEntries, label: AskedLabel, owners: Owners): string {
  const others = (key: string): readonly AskedLabel[] =>
    (owners.get(key) ?? []).filter((other) => other !== label && other.text !== undefined);
  const known = label.keys.find((key) => Object.hasOwn(existing, key) && others(key).every(({ shown }) => shown === label.shown));
  return known ?? label.fresh.find((key) => others(key).length === 0) ?? label.fresh.at(-1) ?? '';
}
