import Head from '@docusaurus/Head';

export function Meta() {
  return (
    <Head>
      <meta name="sound" content="yes" />
      <Unknown />
    </Head>
  );
}

function Unknown() {
  return <meta name="never" content="seen" />;
}

export function Tracker() {
  return (
    <Head>
      <script src="https://tracker.example/t.js" />
    </Head>
  );
}
