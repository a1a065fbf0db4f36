// Defines the labels that languages translate by keys, and how the keys are written.

/** A text that a site shows, with the places where a language may have its translation. */
export interface Label {
  /** The file of translations, relative to the folder of the language. */
  readonly file: string;
  /** The keys under which a translation is looked for, the narrowest first. */
  readonly keys: readonly string[];
  /** The keys for a new translation: the first that no other label has. */
  readonly fresh: readonly string[];
  /**
   * What the original says. Undefined where the site writes nothing, or shows what a page says: then nothing is to be translated,
   * though a translation counts.
   */
  readonly text: string | undefined;
  /** What it is, for translators. */
  readonly what: string;
  /** The file of the site that has the text, if it can itself be translated. Relative to the root. */
  readonly source?: string | undefined;
}

/** A label that was looked up, with what the site shows. */
export interface AskedLabel extends Label {
  readonly shown: string | undefined;
}

/** A label of a plugin, which has one key. */
export interface PluginLabel<T extends string | undefined = string | undefined> {
  /** The JSON file, relative to the folder of the language: `docusaurus-plugin-weather/options.json`. */
  readonly file: string;
  readonly key: string;
  readonly text: T;
  /** What it is, for translators. */
  readonly what: string;
}

/** An entry of a file of translations. */
export interface MessageEntry {
  readonly message: string;
  readonly description?: string | undefined;
}

/** What a label belongs to, and stays with when it is moved or renamed. */
export interface LabelOwner {
  /** Such as `folder`; has neither `:` nor `(`. */
  readonly kind: string;
  readonly path: string;
}

/**
 * The keys of a label: by its owner, as `folder:docs:guides`, or as `folder(Guides):docs:guides` where the same owner has other
 * labels as well, and as Docusaurus has it. A label without a lasting owner is written with the key of Docusaurus.
 */
export function labelKeys(
  owner: LabelOwner | undefined,
  text: string | undefined,
  docusaurus: string | undefined,
  isLasting = true,
): Pick<Label, 'keys' | 'fresh'> {
  const known = docusaurus === undefined ? [] : [docusaurus];
  if (!owner) return { keys: known, fresh: known };
  const { kind, path } = owner;
  const own = `${kind}:${path}`;
  const narrow = text === undefined ? [] : [`${kind}(${keyPart(text)}):${path}`];
  return { keys: [...narrow, own, ...known], fresh: isLasting ? [own, ...narrow] : [...known, own, ...narrow] };
}

/** A part of a key in which the signs between parts are escaped. */
export function keyPart(text: string): string {
  return text.replace(/[%:()/]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Descriptions end with the original, so that a message that still says the same is known after the original has changed. */
export function describeLabel(what: string, text: string): string {
  return `${what}: ${text}`;
}

/** True where an entry says what its original said when it was written, or nothing. */
export function isUntranslated({ message, description }: MessageEntry): boolean {
  return message === '' || description?.endsWith(describeLabel('', message)) === true;
}
