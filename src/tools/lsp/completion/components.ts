// Completes names of components, their props, and values of these.
import { componentsFor, propsOf, type TakenProp, type UsableComponent } from '../components.ts';
import { type Asked, type Completer, nothing } from './asked.ts';
import type { Choice } from './choices.ts';

export const tags: Completer<'tag'> = ({ isClosing, end }, asked) => {
  // Markdown without JSX has HTML, which editors know.
  if (!asked.isMdx) return nothing;
  const isAlone = /^[ \t]*\r?(?:\n|$)/.test(asked.text.slice(end, end + 200));
  return { choices: [...componentsFor(asked).values()].map((one) => toChoice(one, asked, isAlone && !isClosing)) };
};

function toChoice(component: UsableComponent, { vocabulary }: Asked, isAlone: boolean): Choice {
  const { name, specifier, isBuiltIn } = component;
  const props = isBuiltIn ? vocabulary.theme.props[name] : undefined;
  const takesChildren = props?.element !== undefined || props?.names.includes('children');
  return {
    label: name,
    kind: 'component',
    detail: isBuiltIn ? 'built in' : (specifier ?? 'from this page'),
    about: vocabulary.about(name),
    far: isBuiltIn ? 1 : 0,
    ...(isAlone && props ? { snippet: takesChildren ? `${name}$1>$0</${name}>` : `${name} $0/>` } : {}),
  };
}

export const props: Completer<'prop'> = ({ tag, given, end }, asked) => {
  const known = takenBy(tag, asked) ?? [];
  const hasValue = asked.text[end] === '=';
  const free = known.filter(({ name }) => !given.includes(name));
  return { choices: free.map((prop) => propChoice(prop, hasValue)) };
};

function propChoice({ name, isRequired, isText, type }: TakenProp, hasValue: boolean): Choice {
  const isFlag = type === 'boolean';
  return {
    label: name,
    kind: 'prop',
    detail: isRequired ? 'required' : undefined,
    about: type === undefined ? undefined : `\`${type}\``,
    far: isRequired ? 0 : 1,
    ...(hasValue || isFlag ? {} : { snippet: isText ? `${name}="$1"` : `${name}={$1}` }),
  };
}

export const values: Completer<'value'> = ({ tag, prop }, asked) => {
  const { values = [] } = takenBy(tag, asked)?.find(({ name }) => name === prop) ?? {};
  return { choices: values.map((label) => ({ label, kind: 'value' })) };
};

function takenBy(tag: string, asked: Asked): readonly TakenProp[] | undefined {
  const component = componentsFor(asked).get(tag);
  return component && propsOf(component, asked);
}
