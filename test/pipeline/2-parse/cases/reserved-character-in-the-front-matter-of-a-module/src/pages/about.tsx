export const frontMatter = { title: 'About\0' };

export default function About() {
  return <p>Words</p>;
}
