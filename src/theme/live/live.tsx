// Exports the runtime that the compiled modules of live bodies call, on server and in browser.

import { type ComponentProps, type FunctionComponent, type ReactElement, type ReactNode, useState } from 'react';
import jsxRuntime from 'react/jsx-runtime';
import { Boundary } from './Boundary.tsx';
import { markdownModule, withMarkdown } from './markdown.tsx';

export const live = { Boundary, Still, imageOf, islandsOf, jsxRuntime, markdownModule, part, withMarkdown };

function Still({ html }: { readonly html: string }): ReactElement {
  return <span className="still" dangerouslySetInnerHTML={{ __html: html }} />;
}

interface KnownImage {
  readonly attributes: Readonly<Record<string, string>>;
  /** Of its copies, for browsers to choose from. */
  readonly sources: readonly ComponentProps<'source'>[];
}

type ImageProps = ComponentProps<'img'> & { readonly 'data-inner'?: boolean };

/** Looks `images` up by address. Images load lazily unless told otherwise. */
function imageOf(images: Readonly<Record<string, KnownImage>>): (props: ImageProps) => ReactElement {
  return ({ 'data-inner': isInner, ...props }) => {
    const { loading = 'lazy', decoding = loading === 'lazy' ? 'async' : undefined } = props;
    const found = images[String(props.src)];
    const size = props.width === undefined && props.height === undefined ? found?.attributes : {};
    const image = <img alt="" {...props} {...size} loading={loading} {...(decoding && { decoding })} />;
    if (!found?.sources.length || isInner !== undefined || props.srcSet !== undefined) return image;
    return (
      <picture>
        {found.sources.map((source) => (
          <source key={source.type} {...source} />
        ))}
        {image}
      </picture>
    );
  };
}

type Scope = Readonly<Record<string, unknown>>;

interface RunCode {
  readonly declarations: Scope;
  readonly values: readonly (() => unknown)[];
}

/** `run` is the document's own code, `show` its content. Each use has its own declarations for as long as it is mounted. */
function part(
  scope: Scope,
  run: (scope: Scope) => RunCode,
  show: (values: RunCode['values'], declared: Scope) => ReactNode,
): Scope {
  function Part(props: Scope): ReactNode {
    // The code keeps a reference to its props, so they are refilled in place.
    const [own] = useState(() => {
      const shown: Record<string, unknown> = {};
      return { shown, ...run({ ...scope, props: shown }) };
    });
    for (const name of Object.keys(own.shown)) delete own.shown[name];
    Object.assign(own.shown, props);
    return show(own.values, own.declarations);
  }
  const { toc, frontMatter } = scope;
  return { default: Part, toc, frontMatter, ...run({ ...scope, props: {} }).declarations };
}

type Show = (values: RunCode['values'], declared: Scope) => ReactNode;

const nothing: RunCode = { values: [], declarations: {} };

/** `run` is the document's own code, which may call hooks: it runs when the first island is rendered. Null where none shows its values. */
function islandsOf(scope: Scope, run: ((scope: Scope) => RunCode) | null, all: readonly Show[]): readonly FunctionComponent[] {
  let own = run ? undefined : nothing;
  return all.map(
    (show) =>
      function Island() {
        own ??= run?.({ ...scope, props: {} }) ?? nothing;
        return show(own.values, own.declarations);
      },
  );
}
