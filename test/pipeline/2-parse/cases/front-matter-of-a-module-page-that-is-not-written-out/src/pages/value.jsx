const name = 'Nines';
export const frontMatter = { title: `About ${name}`, description: name };

export default function Page() {
  return <h1>B</h1>;
}
