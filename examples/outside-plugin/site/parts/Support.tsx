// Tells below each page where to ask: a part without state is HTML. The class gives it the looks of text.
export default function Support() {
  return (
    <p className="prose">
      Deliveries do not arrive? Write to <a href="mailto:webhooks@nines.example">webhooks@nines.example</a>.
    </p>
  );
}
