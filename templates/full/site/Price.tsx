/** A price in euros. It is registered in the configuration, so pages use it without an import. */
export default function Price({ of }: { readonly of: number }) {
  return <strong>€{of.toFixed(2)}</strong>;
}
