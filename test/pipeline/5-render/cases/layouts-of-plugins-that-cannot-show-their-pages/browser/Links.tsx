import { Body, Shell } from 'slodocs/theme';

export default function Links({ page, body }) {
  return (
    <Shell page={page}>
      <Body html={body} />
      <a href="/docs/nowhere">Nowhere</a>
    </Shell>
  );
}
