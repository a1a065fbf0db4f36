import Link from '@docusaurus/Link';

export default function Next({ name }: { name: string }) {
  return (
    <p>
      <Link to={`/docs/${name}`}>{name}</Link> or <a href="https://elsewhere.example/docs/nowhere">elsewhere</a>
    </p>
  );
}
