export const frontMatter = makeFrontMatter();

export default function Page() {
  return <h1>A</h1>;
}
