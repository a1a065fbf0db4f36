// Tells what components, their props, admonitions and words of fences are for.
import type { AtCursor } from '../completion/at-cursor.ts';
import { type AskedWord, componentsFor, propsOf } from '../components.ts';
import { code } from './escape.ts';

export function wordAt(asked: AskedWord, at: AtCursor, word: string): string | undefined {
  const { vocabulary } = asked;
  switch (at.kind) {
    case 'tag':
      return onComponent(word, asked);
    case 'prop':
      return onProp(at.tag, word, asked);
    case 'admonition':
      return vocabulary.admonitions.includes(word.toLowerCase()) ? vocabulary.onAdmonitions() : undefined;
    case 'meta': {
      const name = word.startsWith('{') ? '{1,3}' : (word.split('=', 1)[0] ?? '');
      const about = vocabulary.fenceWords.find((one) => one.name === name)?.about;
      return about && `${code(name)}: ${about}`;
    }
    default:
      return undefined;
  }
}

function onComponent(name: string, asked: AskedWord): string | undefined {
  const component = componentsFor(asked).get(name);
  if (!component) return undefined;
  const { specifier, isBuiltIn } = component;
  const origin = isBuiltIn ? 'a theme component' : specifier ? `from ${code(specifier)}` : 'declared in this file';
  const props = propsOf(component, asked) ?? [];
  const list = props.map(({ name, isRequired, type, values }) => {
    const takes = type ?? values.map((value) => JSON.stringify(value)).join(' | ');
    return `- ${code(name)}${isRequired ? ' (required)' : ''}${takes === '' ? '' : `: ${code(takes)}`}`;
  });
  const about = isBuiltIn ? asked.vocabulary.about(name) : undefined;
  return [`**\\<${name}>**, ${origin}`, about, list.join('\n')].filter(Boolean).join('\n\n');
}

function onProp(tag: string, name: string, asked: AskedWord): string | undefined {
  const component = componentsFor(asked).get(tag);
  const prop = component && propsOf(component, asked)?.find((one) => one.name === name);
  if (!prop) return undefined;
  const takes = prop.type ?? prop.values.map((value) => JSON.stringify(value)).join(' | ');
  return `${code(name)}, ${prop.isRequired ? 'a required prop' : 'a prop'} of ${code(`<${tag}>`)}${takes === '' ? '' : `\n\n${code(takes)}`}`;
}
