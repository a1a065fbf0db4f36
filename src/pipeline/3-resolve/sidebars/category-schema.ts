// Defines the schema of category files with a description of each key, for editors.
import { type CategoryFile, categoryFileShape } from './shapes.ts';

const descriptions: Readonly<Record<keyof CategoryFile, string>> = {
  label:
    'The label of the folder in the sidebar. Defaults to the title of its page, or to the folder name without its number prefix.',
  badge: 'A short badge after the label: a string, or a map with text and kind.',
  description: 'A description of the folder, shown on its generated page and on its card.',
  position: 'The position of the folder. Smaller numbers come first.',
  collapsed: 'false: shows its entries initially.',
  collapsible: 'false: its entries cannot be collapsed.',
  link: 'The target of the entry: a page by its id, a generated page with a card for each entry, or null for no link.',
  key: 'The key of the entry in files of translated labels. Defaults to its label.',
  className: 'A CSS class for the sidebar entry.',
  customProps: 'Your own data about the entry, for components and plugins.',
};

export const categorySchema = categoryFileShape.extend(
  Object.fromEntries(
    Object.entries(categoryFileShape.shape).map(([key, value]) => [key, value.describe(descriptions[key as keyof CategoryFile])]),
  ),
);
