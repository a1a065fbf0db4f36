import MDXComponents from '@theme-original/MDXComponents';
import type { ReactNode } from 'react';
import Code from '@theme-original/MDXComponents/Code';

function Tip({ children }: { children: ReactNode }) {
  return <aside>{children}</aside>;
}

export default {
  ...MDXComponents,
  Icon: Tip,
  code: Code,
  details: Tip,
  h2: Tip,
  table: ({ children }: { children: ReactNode }) => <table>{children}</table>,
};
