// Lists the English titles of admonitions, by id. Browsers need none of them.
const kinds = ['caution', 'danger', 'important', 'info', 'note', 'secondary', 'success', 'tip', 'warning'] as const;

type KindStrings = { readonly [Kind in (typeof kinds)[number] as `theme.admonition.${Kind}`]: Kind };

/** In English the title of a kind is its name. */
export const kindStrings = Object.fromEntries(kinds.map((kind) => [`theme.admonition.${kind}`, kind])) as KindStrings;
