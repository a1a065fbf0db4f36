// What each key of front matter does, in one line: editors show it beside the key.
import type { FrontMatterKey } from './schema.ts';

export const descriptions: Readonly<Record<FrontMatterKey, string>> = {
  id: 'The last part of the id by which sidebars name the page. By default the name of the file, without number prefix.',
  title: 'The title of the page. By default the heading of level 1 that opens it.',
  description: 'A sentence for search engines and lists. By default the start of the text.',
  slug: 'The address of the page: a part for its folder, or a path that begins with "/" and counts from the docs folder.',
  keywords: 'Words for search engines.',
  image:
    'The picture that other sites show beside a link: a static file, a file beside the page such as "./cover.png", or an address.',
  hide_title: 'true: the title is not printed as a heading.',
  hide_table_of_contents: 'true: no table of contents.',
  toc_min_heading_level: 'The highest level of headings in the table of contents; 2 by default.',
  toc_max_heading_level: 'The lowest level of headings in the table of contents; 3 by default.',
  sidebar_label: 'What the sidebar calls the page, if its title is too long.',
  sidebar_class_name: 'A class for the entry in the sidebar.',
  sidebar_key: 'A name for translations of the entry. Checked, but not used.',
  sidebar_position: 'Where the page stands in a sidebar that is made from folders: smaller numbers come first.',
  sidebar_custom_props: 'Data of your own about the entry. Checked, but not used.',
  displayed_sidebar: 'The name of another sidebar to show; null for none.',
  tags: 'Tags of the page: texts, or maps with label and permalink.',
  pagination_label: 'What previous and next links call the page.',
  pagination_next: 'The id of the page that the next link leads to; null for none.',
  pagination_prev: 'The id of the page that the previous link leads to; null for none.',
  custom_edit_url: 'The edit link of this page; null for none.',
  parse_number_prefixes: 'false: numbers at the start of file and folder names stay part of id and address.',
  last_update: 'When the page was changed last, and by whom, in place of what git says.',
  wrapperClassName: 'A class for the whole page, for styles of your own.',
  draft: 'true: no page is made.',
  unlisted: 'true: the page is made, but nothing lists it, and search engines are asked to leave it out.',
  mdx: 'How the page is parsed, if not as the configuration says.',
};
