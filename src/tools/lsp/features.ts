// Lists what the language server answers.
import { definition } from './definition.ts';
import type { Features } from './view.ts';

export const features: Features = {
  'textDocument/definition': definition,
};
