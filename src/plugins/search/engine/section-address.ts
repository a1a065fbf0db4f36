// Makes the address of a section. An id may begin with the variant that shows it: `?product=cloud#install`.

export function sectionAddress(url: string, id: string): string {
  if (id === '') return url;
  const anchor = anchorOf(id);
  return (
    url + id.slice(0, id.startsWith('?') ? /#|$/.exec(id)?.index : 0) + (anchor === '' ? '' : `#${encodeURIComponent(anchor)}`)
  );
}

/** The id of the heading alone; empty for the text before all headings. */
export function anchorOf(id: string): string {
  if (!id.startsWith('?')) return id;
  const at = id.indexOf('#');
  return at === -1 ? '' : id.slice(at + 1);
}
