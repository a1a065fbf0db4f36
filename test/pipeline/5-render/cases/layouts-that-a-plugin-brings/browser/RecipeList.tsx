'use static';
import { type StaticLayoutProps, useSay } from 'slodocs/theme';

interface ListProps {
  readonly items: readonly { readonly label: string; readonly href: string }[];
}

export default function RecipeList({ page }: StaticLayoutProps<ListProps>) {
  const say = useSay();
  return (
    <>
      <h1>{page.title}</h1>
      <p>{say('recipes.count', { count: page.props.items.length })}</p>
      {page.props.items.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </>
  );
}
