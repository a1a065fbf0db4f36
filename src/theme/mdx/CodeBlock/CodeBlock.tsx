// Code that a component shows, with the markup that code fences have. It is not coloured: grammars belong to the compiler.
import type { ReactElement, ReactNode } from 'react';
import { readLines, readMeta } from '#model/code-meta';
import { nodeText } from '../node-text.ts';

export interface CodeBlockProps {
  readonly language?: string;
  readonly title?: ReactNode;
  /** `language-js` where there is no `language`. */
  readonly className?: string;
  /** True, or the number of the first line. */
  readonly showLineNumbers?: boolean | number;
  /** What would stand behind the language of a fence, such as `{1,3-5}`. */
  readonly metastring?: string;
  readonly children?: ReactNode;
}

export function CodeBlock(props: CodeBlockProps): ReactElement {
  const meta = readMeta(props.metastring ?? '');
  const language = (props.language ?? /(?:^|\s)language-(\S+)/.exec(props.className ?? '')?.[1] ?? 'text').toLowerCase();
  const title = props.title ?? meta.title;
  const first = firstNumber(props.showLineNumbers, meta.numbersFrom);
  const lines = nodeText(props.children).replace(/\n+$/, '').split('\n');
  const highlighted = readLines(meta.lines ?? '', lines.length).lines;
  return (
    <div className="code-block" data-language={language}>
      {title !== undefined && <div className="code-block-title">{title}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code className={`language-${language}${first === undefined ? '' : ' line-numbers'}`}>
          {lines.map((line, index) => (
            <CodeLine
              key={index}
              text={line}
              highlighted={highlighted.has(index + 1)}
              number={first === undefined ? undefined : first + index}
            />
          ))}
        </code>
      </pre>
    </div>
  );
}

function firstNumber(shown: boolean | number | undefined, inMeta: number | undefined): number | undefined {
  if (shown === undefined) return inMeta;
  return shown === false ? undefined : Number(shown);
}

interface CodeLineProps {
  readonly text: string;
  readonly highlighted: boolean;
  readonly number: number | undefined;
}

function CodeLine({ text, highlighted, number }: CodeLineProps): ReactElement {
  return (
    <>
      <span className={highlighted ? 'line highlighted' : 'line'} data-line={number}>
        {text}
      </span>
      {'\n'}
    </>
  );
}
