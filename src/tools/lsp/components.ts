// Finds the components that a page can use, and the props that they take.
import { componentProps } from '#code/component-props/component-props';
import { moduleOpener } from '#code/component-props/open-module';
import { importedFile } from '#model/file-path';
import type { OwnProps } from '#model/own-props';
import type { KnownProps } from '#model/theme';
import type { Snapshot } from './snapshot.ts';
import type { View } from './view.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface UsableComponent {
  readonly name: string;
  /** The module that it is imported from; absent for a component of the theme, and for one that the page itself declares. */
  readonly specifier?: string;
  /** The name of its export there. */
  readonly exported?: string;
  readonly isBuiltIn?: true;
  /** A member of an object, whose props are known at run time alone. */
  readonly isMember?: true;
}

export interface TakenProp {
  readonly name: string;
  readonly isRequired: boolean;
  /** Literals that it takes, texts among them without quotes. */
  readonly values: readonly string[];
  /** True where it takes a text. */
  readonly isText: boolean;
  /** In words; undefined where it may be anything. */
  readonly type: string | undefined;
}

export interface AskedWord {
  readonly view: View;
  readonly site: Snapshot;
  readonly vocabulary: Vocabulary;
  readonly file: string;
  readonly text: string;
}

/** By name: what the page imports comes before what the site registers, and that before what the theme brings. */
export function componentsFor({ site, vocabulary, file, text }: Omit<AskedWord, 'view'>): ReadonlyMap<string, UsableComponent> {
  const found = new Map<string, UsableComponent>();
  for (const name of vocabulary.theme.components) found.set(name, { name, isBuiltIn: true });
  for (const [name, { specifier, name: exported, isMember }] of Object.entries(vocabulary.registered))
    found.set(name, { name, specifier, exported, ...(isMember ? { isMember } : {}) });
  const { imports = [], declarations = [] } = site.documents.get(file)?.facts ?? {};
  for (const name of [...declarations, ...declaredIn(text)]) if (isComponent(name)) found.set(name, { name });
  for (const { specifier, names } of [...imports.filter((one) => !one.registered), ...importsIn(text)])
    for (const [name, exported] of Object.entries(names)) if (isComponent(name)) found.set(name, { name, specifier, exported });
  return found;
}

/** Imports and exports stand at the top. */
const longest = 50_000;

/** While a page does not parse, its facts are those of before. */
function importsIn(text: string) {
  const head = text.slice(0, longest);
  return Array.from(head.matchAll(/^import[ \t]/gm), ({ index }) => {
    const rest = head.slice(index + 'import'.length, index + 2_000);
    const [clause = '', specifier = ''] = rest.split(/["']/, 2);
    return { specifier, names: namesIn(clause) };
  });
}

/** `Default, { One, Two as Other } from` */
function namesIn(clause: string): Readonly<Record<string, string>> {
  const [before = '', list = ''] = clause.split('}', 1)[0]?.split('{', 2) ?? [];
  const names: Record<string, string> = {};
  const [whole] = /[\w$]+/.exec(before) ?? [];
  if (whole !== undefined) names[whole] = 'default';
  for (const part of list.split(',')) {
    const [exported, , local = exported] = part.split(/\s/).filter(Boolean);
    if (exported !== undefined && local !== undefined) names[local] = exported;
  }
  return names;
}

const declared = /^export[ \t]+(?:const|let|function|class)[ \t]+([\w$]+)/gm;

function declaredIn(text: string): readonly string[] {
  return Array.from(text.slice(0, longest).matchAll(declared), ([, name = '']) => name);
}

function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** Undefined where nothing is known of them. */
export function propsOf(component: UsableComponent, { view, vocabulary, file }: AskedWord): readonly TakenProp[] | undefined {
  const { name, specifier, exported = 'default', isBuiltIn, isMember } = component;
  const ofTheme = vocabulary.theme.props[isBuiltIn ? name : `${specifier}#${exported}`];
  if (ofTheme) return themeProps(ofTheme);
  const path = specifier === undefined || isMember ? undefined : importedFile(file, specifier);
  if (path === undefined || /\.mdx?$/.test(path)) return undefined;
  const open = moduleOpener((module) => view.texts.open(module)?.text ?? view.savedText(module) ?? '');
  return ownProps(componentProps(open, path, exported));
}

function themeProps({ names, values = {} }: KnownProps): readonly TakenProp[] {
  return names
    .filter((name) => name !== 'children')
    .map((name) => ({ name, isRequired: false, values: values[name] ?? [], isText: true, type: undefined }));
}

function ownProps({ props }: OwnProps): readonly TakenProp[] {
  return [...props].flatMap(([name, { required, accepts }]) => {
    if (name === 'children') return [];
    const texts = accepts?.values.filter((value): value is string => typeof value === 'string') ?? [];
    const type = accepts && [...accepts.values.map((value) => JSON.stringify(value)), ...accepts.kinds].join(' | ');
    return [
      {
        name,
        isRequired: required,
        values: texts,
        isText: !accepts || texts.length > 0 || accepts.kinds.includes('string'),
        type,
      },
    ];
  });
}
