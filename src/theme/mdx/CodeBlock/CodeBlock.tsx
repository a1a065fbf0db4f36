// Renders code that a component shows, with the markup of code fences.

import { Fragment, type ReactElement, type ReactNode, useContext, useState } from 'react';
import { readLines, readMeta } from '#model/code-meta';
import { trimEnd } from '#model/cut-text';
import { useIsHydrated } from '../../page/use-is-hydrated.ts';
import { nodeText } from '../node-text.ts';
import { HighlightContext } from './highlight-context.ts';

export interface CodeBlockProps {
  readonly language?: string;
  readonly title?: ReactNode;
  /** `language-js` where there is no `language`. */
  readonly className?: string;
  /** True, or the number of the first line. */
  readonly showLineNumbers?: boolean | number;
  /** The meta string of a fence, such as `{1,3-5}`. */
  readonly metastring?: string;
  readonly children?: ReactNode;
}

export function CodeBlock(props: CodeBlockProps): ReactElement {
  const meta = readMeta(props.metastring ?? '');
  const language = (props.language ?? /(?:^|\s)language-(\S+)/.exec(props.className ?? '')?.[1] ?? 'text').toLowerCase();
  const title = props.title ?? meta.title;
  const first = firstNumber(props.showLineNumbers, meta.numbersFrom);
  const code = nodeText(props.children);
  const highlight = useContext(HighlightContext);
  const named = typeof title === 'string' ? title : undefined;
  const shown = highlight?.({ language, meta: { ...meta, title: named, numbersFrom: first }, code });
  const isStill = useIsStill(code) && highlight === null;
  return (
    <div
      className={shown?.frame ? `code-block code-${shown.frame}` : 'code-block'}
      data-language={shown?.language ?? language}
      suppressHydrationWarning={isStill}
    >
      {title !== undefined && <div className="code-block-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>
        {shown || isStill ? (
          <code
            className={shown?.className}
            suppressHydrationWarning={isStill}
            dangerouslySetInnerHTML={{ __html: shown?.html ?? '' }}
          />
        ) : (
          <code key="plain" className={`language-${language}${first === undefined ? '' : ' line-numbers'}`}>
            <PlainLines code={code} list={meta.lines ?? ''} first={first} />
          </code>
        )}
      </pre>
    </div>
  );
}

/** True while the code is the one that the server has highlighted. */
function useIsStill(code: string): boolean {
  const isHydrated = useIsHydrated();
  const [shown] = useState(isHydrated ? null : code);
  return shown === code;
}

function firstNumber(shown: boolean | number | undefined, inMeta: number | undefined): number | undefined {
  if (shown === undefined) return inMeta;
  return shown === false ? undefined : Number(shown);
}

interface PlainLinesProps {
  readonly code: string;
  readonly list: string;
  readonly first: number | undefined;
}

function PlainLines({ code, list, first }: PlainLinesProps): ReactNode {
  const lines = trimEnd(code, '\n').split('\n');
  const highlighted = readLines(list, lines.length).lines;
  return lines.map((line, index) => (
    <Fragment key={index}>
      <span
        className={highlighted.has(index + 1) ? 'line highlighted' : 'line'}
        data-line={first === undefined ? undefined : first + index}
      >
        {line}
      </span>
      {'\n'}
    </Fragment>
  ));
}
