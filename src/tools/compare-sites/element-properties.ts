// Tells in words what the attributes of an element show, such as that a box is checked, and which of the others show.

/** Attributes that readers see or hear, without their own words. */
const visual =
  'align allowfullscreen aria-checked aria-disabled aria-expanded aria-hidden aria-selected autoplay cols columnalign controls data-line data-tab-default display download fence height loop max min muted popover reversed role rows scope size srcdoc style target valign width'.split(
    ' ',
  );

const named: Readonly<Record<string, (value: string) => string>> = {
  'aria-description': (value) => `described as "${value}"`,
  'aria-label': (value) => `named "${value}"`,
  colspan: (value) => `spans ${value} columns`,
  dir: (value) => `direction ${value}`,
  disabled: () => 'disabled',
  hidden: () => 'hidden',
  inert: () => 'inert',
  label: (value) => `labeled "${value}"`,
  lang: (value) => `language ${value}`,
  open: () => 'open',
  placeholder: (value) => `placeholder "${value}"`,
  readonly: () => 'read-only',
  required: () => 'required',
  rowspan: (value) => `spans ${value} rows`,
  selected: () => 'selected',
  start: (value) => `starts at ${value}`,
};

/** Of other elements, values are for programs. */
const withValues = new Set(['input', 'li', 'meter', 'progress']);

type Attributes = Readonly<Record<string, string>>;

/** In an order that does not depend on how the element is written. */
export function propertiesOf(name: string, attributes: Attributes): readonly string[] {
  const told = Object.entries(named).flatMap(([key, say]) => {
    const value = attributes[key];
    return value === undefined || isDerived(key, attributes) ? [] : [say(value.replace(/[ \t\r\n\f]+/g, ' ').trim())];
  });
  const { type = '', checked, value } = attributes;
  const isBox = name === 'input' && /^(?:checkbox|radio)$/i.test(type);
  if (isBox) return [checked === undefined ? 'not checked' : 'checked', ...told];
  return value !== undefined && withValues.has(name) && !/^hidden$/i.test(type) ? [...told, `value "${value}"`] : told;
}

/** What a change of shows, apart from text, properties, links and images. */
export function markupOf(name: string, attributes: Attributes): string {
  const shown = Object.keys(attributes)
    .filter((key) => visual.includes(key) || key.startsWith('data-only-') || (key === 'type' && name !== 'source'))
    .sort()
    .map((key) => `[${key}=${JSON.stringify(attributes[key])}]`);
  return `${name}.${attributes['class'] ?? ''}${shown.join('')}`;
}

/** The theme names tables by the headings that they are under. */
function isDerived(key: string, { class: classes = '' }: Attributes): boolean {
  return key === 'aria-label' && classes.split(/\s+/).includes('table-scroll');
}
