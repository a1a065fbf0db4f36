'use client';
import { readFileSync } from 'node:fs';
import { Body, Shell } from 'slodocs/theme';

export default function ReadsFiles({ page, body }) {
  return (
    <Shell page={page}>
      {String(readFileSync).length}
      <Body html={body} />
    </Shell>
  );
}
