// Reports what of an old config is not carried over, at its place.
import type { Locate, Place } from '#model/place';
import { lookUp, type OldSettings, type Path } from './old-settings.ts';
import { pathName, type Takeover } from './old-site.ts';

export interface SiteReport extends Takeover {
  placeOf(path: Path): Place;
  /** A setting that a person must write. It is a comment of the new configuration, too. */
  byHand(path: Path, help: string, what?: string): void;
  dropped(path: Path, help: string): void;
  unknownPlugin(path: Path, name: string | undefined, help: string): void;
  /** A language, or pages of one, that are not taken over. */
  otherLocales(path: Path, message: string, help: string): void;
  /** The address of the site is not in the config. */
  noUrl(): void;
  /** Reports every key that nobody has read. `helps` are by key. */
  dropRest(settings: OldSettings, helps?: Readonly<Record<string, string>>): void;
}

const nothing = 'There is no counterpart, so the site is built without it.';

/** `file` is the old config, relative to the root. */
export function openReport(takeover: Takeover, file: string, locate: Locate): SiteReport {
  const { draft, find } = takeover;
  const placeOf = (path: Path): Place => locate(path, 'key');
  const remind = (path: Path, what: string, todo: string): void =>
    draft.todo(`${what.replaceAll('"', '')} (line ${placeOf(path).start.line} of ${file}) ${todo}.`);
  const dropped = (path: Path, help: string): void =>
    find({ code: 'takeover/dropped-setting', message: `"${pathName(path)}" is not carried over`, help, place: placeOf(path) });
  return {
    ...takeover,
    placeOf,
    dropped,
    byHand(path, help, what = `"${pathName(path)}"`) {
      find({ code: 'takeover/by-hand', message: `${what} must be carried over by hand`, help, place: placeOf(path) });
      remind(path, what, 'must be carried over by hand');
    },
    unknownPlugin(path, name, help) {
      const message = name === undefined ? 'a plugin that is a function is not carried over' : `"${name}" is not carried over`;
      find({ code: 'takeover/unknown-plugin', message, help, place: locate(path) });
      remind(path, name ?? 'a plugin', 'is not carried over');
    },
    otherLocales(path, message, help) {
      find({ code: 'takeover/other-locales', message, help, place: placeOf(path) });
      draft.todo(`${message.replaceAll('"', '')} (line ${placeOf(path).start.line} of ${file}): decide what to do with it.`);
    },
    noUrl() {
      draft.config['url'] = 'https://docs.example';
      draft.todo('Set "url" to the address at which the site is published.');
      find({
        code: 'takeover/no-url',
        message: 'the config does not say where the site is published',
        help: 'Correct "url" in "site.config.ts", because canonical addresses, the sitemap and feeds use it.',
        place: placeOf([]),
      });
    },
    dropRest(settings, helps = {}) {
      for (const path of settings.unread()) dropped(path, lookUp(helps, String(path.at(-1))) ?? nothing);
    },
  };
}
