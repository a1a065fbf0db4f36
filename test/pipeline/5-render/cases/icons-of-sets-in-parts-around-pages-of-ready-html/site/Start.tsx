import MDXComponents from '@theme/MDXComponents';

export default function Start() {
  const { Icon } = MDXComponents;
  return (
    <p>
      <Icon name="lines:slash" /> <Icon name="lines:gone" />
    </p>
  );
}
