import type { ComponentType, ReactNode } from 'react';

interface Props {
  readonly code: ComponentType<{ language: string; children: string }>;
  readonly children: ReactNode;
}

export default function Shown({ code: Code, children }: Props) {
  return (
    <section>
      <Code language="json">{JSON.stringify({ a: 1 })}</Code>
      {children}
    </section>
  );
}
