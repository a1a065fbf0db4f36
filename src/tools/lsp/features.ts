// Lists what the language server answers.
import { completion } from './completion/completion.ts';
import { definition } from './definition.ts';
import type { Features } from './view.ts';

export const features: Features = {
  'textDocument/completion': completion,
  'textDocument/definition': definition,
};
