// Lists what the language server answers.
import { completion } from './completion/completion.ts';
import { definition } from './definition.ts';
import { hover } from './hover/hover.ts';
import type { Features } from './view.ts';

export const features: Features = {
  'textDocument/completion': completion,
  'textDocument/definition': definition,
  'textDocument/hover': hover,
};
