import Details from '@theme-original/Details';

export default function OwnDetails(props) {
  return (
    <section>
      <Details {...props} />
    </section>
  );
}
