const tags = [tags];
export const frontMatter = { title: 'Round', tags };

export default function Page() {
  return <h1>C</h1>;
}
