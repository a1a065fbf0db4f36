// Defines the schema of category files with a description of each key, for editors.
import { type CategoryFile, categoryFileShape } from './shapes.ts';

const descriptions: Readonly<Record<keyof CategoryFile, string>> = {
  label: 'What the sidebar calls the folder. By default the title of its page, or the name of the folder without number prefix.',
  badge: 'A short badge behind the label: a text, or a map with text and kind.',
  description: 'A sentence about the folder, shown on its generated page and on its card.',
  position: 'Where the folder stands: smaller numbers come first.',
  collapsed: 'false: its entries are shown from the start.',
  collapsible: 'false: its entries can not be folded away.',
  link: 'Where the entry leads: to a page by its id, to a generated page with a card for each entry, or, with null, nowhere.',
  key: 'The name of the entry in files of translated labels, instead of its label.',
  className: 'A class for the entry in the sidebar.',
  customProps: 'Data of your own about the entry, for components and plugins.',
};

export const categorySchema = categoryFileShape.extend(
  Object.fromEntries(
    Object.entries(categoryFileShape.shape).map(([key, value]) => [key, value.describe(descriptions[key as keyof CategoryFile])]),
  ),
);
