// Copies a virtual source that a `discover` hook returns; what is wrong with its content, discover tells.

import { messageOf } from '#kit/thrown';
import type { VirtualSource } from '#model/virtual-source';
import { foundOf, plainCopyOf, type Read } from './read-answers.ts';

const keys = ['id', 'docs', 'version', 'origin', 'place', 'meaning', 'sidebar', 'text', 'tree', 'frontMatter'] as const;

/** `problem` is the end of a sentence that begins with the source. */
export function readSource(source: unknown): Read<VirtualSource> & { readonly id?: string } {
  const made: Record<string, unknown> = {};
  const id = (): { id?: string } => (typeof made['id'] === 'string' ? { id: made['id'] } : {});
  if (typeof source !== 'object' || source === null) return { problem: `is ${foundOf(source)}` };
  try {
    for (const key of keys) {
      const value = (source as Record<string, unknown>)[key];
      if (value === undefined) continue;
      const copied = plainCopyOf(value, [key]);
      if ('problem' in copied) return { problem: `cannot be read: ${copied.problem}`, ...id() };
      made[key] = copied.value;
    }
  } catch (thrown) {
    return { problem: `cannot be read: ${messageOf(thrown)}`, ...id() };
  }
  return { value: made as unknown as VirtualSource, ...id() };
}
