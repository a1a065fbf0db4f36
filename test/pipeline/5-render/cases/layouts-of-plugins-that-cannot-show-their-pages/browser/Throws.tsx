export default function Throws({ page }) {
  return <p>{page.props.recipe.title}</p>;
}
