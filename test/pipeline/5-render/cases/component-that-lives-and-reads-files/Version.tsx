import { readFileSync } from 'node:fs';
import { useState } from 'react';

export function Version() {
  const [open, setOpen] = useState(false);
  return <button onClick={() => setOpen(!open)}>{open ? versions().length : 'Versions'}</button>;
}

export function versions() {
  return readFileSync('site.config.ts', 'utf8').split('\n');
}
