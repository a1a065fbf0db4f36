// Lists recipes.
'use static';

export default function RecipeList() {
  return <h1>Recipes</h1>;
}
