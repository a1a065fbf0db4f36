export const frontMatter = { image: 'img/tea.png' };

export default function Team() {
  return <h1 id="any">Team</h1>;
}
