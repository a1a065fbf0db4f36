// The list of props that content is checked against, held against the components: by names here, by types when tests are type-checked.
import type { ComponentProps } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Admonition } from '../../src/theme/components/Admonition/Admonition.tsx';
import { props } from '../../src/theme/known-props.ts';
import type { Badge } from '../../src/theme/mdx/Badge/Badge.tsx';
import type { BrowserOnly } from '../../src/theme/mdx/BrowserOnly.ts';
import type { Card } from '../../src/theme/mdx/Cards/Card.tsx';
import type { Cards } from '../../src/theme/mdx/Cards/Cards.tsx';
import type { CodeBlock } from '../../src/theme/mdx/CodeBlock/CodeBlock.tsx';
import type { Details } from '../../src/theme/mdx/Details/Details.tsx';
import type { DocCardList } from '../../src/theme/mdx/DocCardList/DocCardList.tsx';
import type { Figure } from '../../src/theme/mdx/Figure/Figure.tsx';
import type { FileTree } from '../../src/theme/mdx/FileTree/FileTree.tsx';
import type { Head } from '../../src/theme/mdx/Head/Head.tsx';
import type { Heading } from '../../src/theme/mdx/Heading/Heading.tsx';
import type { Hero, HeroActions } from '../../src/theme/mdx/Hero/Hero.tsx';
import type { Icon } from '../../src/theme/mdx/Icon/Icon.tsx';
import type { Kbd } from '../../src/theme/mdx/Kbd/Kbd.tsx';
import type { Layout } from '../../src/theme/mdx/Layout.tsx';
import type { Link } from '../../src/theme/mdx/Link/Link.tsx';
import { mdxComponents } from '../../src/theme/mdx/mdx.ts';
import type { Steps } from '../../src/theme/mdx/Steps/Steps.tsx';
import type { TabItem } from '../../src/theme/mdx/Tabs/TabItem.tsx';
import type { Tabs } from '../../src/theme/mdx/Tabs/Tabs.tsx';
import type { TocInline } from '../../src/theme/mdx/TocInline/TocInline.tsx';
import type { Translate } from '../../src/theme/mdx/Translate.tsx';

/** What content asks for by a capital, and the default exports of modules that bear one: the others are functions and hooks. */
const isComponent = (name: string): boolean => /^[A-Z]|\/[A-Z]\w*#default$/.test(name);

describe('the list of props', () => {
  it('has every component that content can use, and no other', () => {
    expect(Object.keys(props).sort()).toEqual(
      Object.keys(mdxComponents)
        .filter((name) => isComponent(name) && typeof mdxComponents[name] === 'function')
        .sort(),
    );
  });

  it('says the same of a component by each of its names', () => {
    const byComponent = new Map<unknown, string>();
    for (const name of Object.keys(props)) {
      const component = mdxComponents[name];
      const first = byComponent.get(component) ?? name;
      byComponent.set(component, first);
      expect(props[name as keyof typeof props], name).toBe(props[first as keyof typeof props]);
    }
  });

  it('names the props that the type of each component has', () => {
    type Listed<Name extends keyof typeof props> = (typeof props)[Name]['names'][number];
    /** The component's own, besides the attributes of an element. */
    type Own<C extends (props: never) => unknown, Element extends 'a' | 'details' | 'h2'> = Exclude<
      keyof Parameters<C>[0],
      keyof ComponentProps<Element>
    >;
    expectTypeOf<Listed<'Admonition'>>().toEqualTypeOf<keyof ComponentProps<typeof Admonition>>();
    expectTypeOf<Listed<'Badge'>>().toEqualTypeOf<keyof ComponentProps<typeof Badge>>();
    expectTypeOf<Listed<'Card'>>().toEqualTypeOf<keyof ComponentProps<typeof Card>>();
    expectTypeOf<Listed<'Cards'>>().toEqualTypeOf<keyof ComponentProps<typeof Cards>>();
    expectTypeOf<Listed<'CodeBlock'>>().toEqualTypeOf<keyof ComponentProps<typeof CodeBlock>>();
    expectTypeOf<Listed<'Details'>>().toEqualTypeOf<Own<typeof Details, 'details'>>();
    expectTypeOf<Listed<'Figure'>>().toEqualTypeOf<keyof ComponentProps<typeof Figure>>();
    expectTypeOf<Listed<'FileTree'>>().toEqualTypeOf<keyof ComponentProps<typeof FileTree>>();
    expectTypeOf<Listed<'Head'>>().toEqualTypeOf<keyof ComponentProps<typeof Head>>();
    expectTypeOf<Listed<'Hero'>>().toEqualTypeOf<keyof ComponentProps<typeof Hero>>();
    expectTypeOf<Listed<'HeroActions'>>().toEqualTypeOf<keyof ComponentProps<typeof HeroActions>>();
    expectTypeOf<Listed<'Icon'>>().toEqualTypeOf<keyof ComponentProps<typeof Icon>>();
    expectTypeOf<Listed<'Kbd'>>().toEqualTypeOf<keyof ComponentProps<typeof Kbd>>();
    expectTypeOf<Listed<'Steps'>>().toEqualTypeOf<keyof ComponentProps<typeof Steps>>();
    expectTypeOf<Listed<'TOCInline'>>().toEqualTypeOf<keyof ComponentProps<typeof TocInline>>();
    expectTypeOf<Listed<'TabItem'>>().toEqualTypeOf<keyof ComponentProps<typeof TabItem>>();
    expectTypeOf<Listed<'Tabs'>>().toEqualTypeOf<keyof ComponentProps<typeof Tabs>>();
    expectTypeOf<Listed<'@docusaurus/BrowserOnly#default'>>().toEqualTypeOf<keyof Parameters<typeof BrowserOnly>[0]>();
    type OfLink = Own<typeof Link, 'a'>;
    expectTypeOf<Listed<'@docusaurus/Link#default'>>().toEqualTypeOf<OfLink>();
    expectTypeOf<Listed<'@docusaurus/Translate#default'>>().toEqualTypeOf<keyof ComponentProps<typeof Translate>>();
    expectTypeOf<Listed<'@theme/DocCardList#default'>>().toEqualTypeOf<keyof ComponentProps<typeof DocCardList>>();
    expectTypeOf<Listed<'@theme/Heading#default'>>().toEqualTypeOf<Own<typeof Heading, 'h2'>>();
    expectTypeOf<Listed<'@theme/Layout#default'>>().toEqualTypeOf<keyof ComponentProps<typeof Layout>>();
  });
});
