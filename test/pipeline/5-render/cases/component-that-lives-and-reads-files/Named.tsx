'use client';
import { readFileSync } from 'node:fs';

export function Named() {
  return <b>{readFileSync('site.config.ts', 'utf8').length}</b>;
}
