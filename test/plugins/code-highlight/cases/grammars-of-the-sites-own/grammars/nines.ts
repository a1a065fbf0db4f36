import type { CodeHighlightOptions } from 'slodocs/plugins';

type Grammar = NonNullable<CodeHighlightOptions['languages']>[string];

const nines: Grammar = (Prism) => {
  Prism.languages['nines'] = Prism.languages.extend('clike', { keyword: /\bslo\b/, comment: /#.*/ });
};

export default nines;
