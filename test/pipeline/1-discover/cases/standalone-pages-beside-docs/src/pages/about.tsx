export const frontMatter = { title: 'About us', description: 'Who we are.' };

export default function About() {
  return <h1>About us</h1>;
}
