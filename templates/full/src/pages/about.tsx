import Link from '@docusaurus/Link';

export const frontMatter = {
  title: 'About',
  description: 'A React page, rendered when the site is built.',
};

const rooms = [
  { name: 'Harbor', seats: 4 },
  { name: 'Lighthouse', seats: 8 },
  { name: 'Dock', seats: 20 },
];

export default function About() {
  return (
    <div className="prose">
      <h1>About</h1>
      <p>
        This page is the module <code>src/pages/about.tsx</code>. Read about the{' '}
        <Link to="/docs/features/pages">pages of this site</Link>.
      </p>
      <ul>
        {rooms.map(({ name, seats }) => (
          <li key={name}>
            {name}: {seats} seats
          </li>
        ))}
      </ul>
    </div>
  );
}
